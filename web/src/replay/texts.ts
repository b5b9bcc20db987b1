// The words of a page that is one file: they stand in it.
import { recorded } from "./recorded";

export async function texts(language: string): Promise<string[]> {
  return recorded.texts[language] ?? [];
}
