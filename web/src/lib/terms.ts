// What a result is made of.
import type { Message, Scored, Sheet } from "./wire";

/** The terms of a score as one reads them: those that are equal stand together, where the first of them stood. */
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

/** What was counted of each seat, by name; what happened to nobody is left out. */
export function tallied(sheet: Sheet, events: Message[]): { name: string; counts: number[] }[] {
  const all = Object.entries(sheet.tallies).map(([name, ids]) => {
    const counts = Array<number>(sheet.seats).fill(0);
    for (const [id, { seat }] of events) if (ids.includes(id)) counts[seat as number]! += 1;
    return { name, counts };
  });
  return all.filter(({ counts }) => counts.some(Boolean));
}
