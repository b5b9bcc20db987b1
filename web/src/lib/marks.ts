// A moment in an address means the same to every viewer. Their own numbers of moments differ, for each notices other things;
// the numbers of questions are the same for all and never return. So a moment is named by the last question that is open in it.
import type { Moment } from "./wire";

export const END = "end";

function newest(moment: Moment): number {
  return Math.max(-1, ...moment.asked.map((one) => one[0]));
}

/** How an address names one of the moments somebody saw. */
export function markOf(moments: Moment[], at: number): string {
  if (moments[at]!.over) return END;
  return String(Math.max(...moments.slice(0, at + 1).map(newest)));
}

/** The first of the moments in which what an address names was open; the last if that is not seen yet. */
export function stepOf(moments: Moment[], mark: string): number {
  const sought = mark === END ? Infinity : Number(mark) || 0;
  const found = moments.findIndex((one) => one.over || newest(one) >= sought);
  return found < 0 ? moments.length - 1 : found;
}

/** The moment in which one of all events was told. */
export function toldIn(moments: Moment[], event: number): number {
  let count = 0;
  const found = moments.findIndex((one) => (count += one.events.length) > event);
  return found < 0 ? moments.length - 1 : found;
}
