// Which form of its game a table plays, in words.
import type { Words } from "./words";

export const formSaid = (words: Words, form: Record<string, string> = {}): string =>
  Object.entries(form).map(([key, choice]) => `${words.say(`variant-${key}`)}: ${words.attribute(`variant-${key}`, choice) || choice}`).join(" · ");
