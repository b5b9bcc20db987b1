// The page's own words, in the language that is set; they change with it, without a reload.
import { settings } from "./settings.svelte";
import { bundle, Words, type Language } from "./words";
import type { Facts } from "./wire";

class Speech {
  words: Words = $state.raw()!;

  /** Load the words of a language; until then those before it stay. */
  async learn(language: Language): Promise<void> {
    const found = new Words(language, await bundle(language));
    if (settings.language === language || !this.words) this.words = found;
  }
}

export const speech = new Speech();

/** A sentence of the page itself. */
export function say(id: string, facts: Facts = {}): string {
  return speech.words.say(id, facts);
}

export async function speak(language: Language): Promise<void> {
  settings.set({ language });
  await speech.learn(language);
}
