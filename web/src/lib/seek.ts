// Looking for words as people type them: accents and endings do not matter, so "ganar" finds "gana", and "winning" finds "wins".

import type { Card } from "./wire";
import type { Words } from "./words";

export interface Found {
  clauses: { id: string; title: string; text: string }[]; // the best first
  intro: string[]; // parts of the game in one minute
}

const PARTS = ["aim", "turn", "end", "advice"];

/** What of a rulebook answers what is sought; all of it if nothing is. `aim` is what people type who seek the aim of a game. */
export function found(words: Words, sought: string, aim: string): Found {
  const all = words.clauses().map((id) => { const [title, text] = words.clause(id); return { id, title, text }; });
  const intro = PARTS.filter((part) => words.has(`intro-${part}`));
  if (!sought) return { clauses: all, intro };
  const rated = all.map((one) => ({ one, fit: 4 * fits(`${one.id} ${one.title}`, sought) + fits(one.text, sought) })).filter(({ fit }) => fit > 0);
  return {
    clauses: rated.sort((a, b) => b.fit - a.fit).map(({ one }) => one),
    intro: intro.filter((part) => fits(`${words.say(`intro-${part}`)} ${part === "aim" ? aim : ""}`, sought) > 0),
  };
}

/** The cards whose name is sought (their refs), the best first. */
export function named(words: Words, cards: readonly Card[], sought: string): string[] {
  const rated = cards.map(({ ref }) => ({ ref, fit: fits(words.name(ref), sought) })).filter(({ fit }) => fit > 0);
  return rated.sort((a, b) => b.fit - a.fit).map(({ ref }) => ref);
}

/** Plain small letters. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** What of a word stays the same in its forms, roughly: without up to three letters at its end, but never fewer than three. */
function stem(word: string): string {
  return word.slice(0, Math.max(3, word.length - 3));
}

/** How well a text answers what is sought: 0 if a word is missing, more for whole words. */
export function fits(text: string, sought: string): number {
  const words = bare(text).split(/[^\p{L}\p{N}]+/u);
  let fit = 0;
  for (const word of bare(sought).split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    if (words.includes(word)) fit += 3;
    else if (words.some((one) => one.startsWith(word))) fit += 2;
    else if (words.some((one) => one.startsWith(stem(word)) && Math.abs(one.length - word.length) <= 4)) fit += 1;
    else return 0;
  }
  return fit;
}
