// The terms of a score as one reads them: those that are equal stand together, where the first of them stood.
import type { Scored } from "./wire";

export function together(terms: Scored[]): { term: Scored; times: number }[] {
  const found = new Map<string, { term: Scored; times: number }>();
  for (const term of terms) {
    const key = [term.what, term.card, term.count, term.points].join(" ");
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { term, times: 1 });
  }
  return [...found.values()];
}
