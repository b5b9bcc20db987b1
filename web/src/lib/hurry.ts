// The last seconds of a clock.
import type { Sitter } from "./scene";

const LAST = 10;

/** How many whole seconds somebody who is asked has left, if they are the last ten; else 0. */
export function lastSeconds(one: Sitter | undefined): number {
  if (!one?.asked || one.clock === null || one.clock < 0) return 0;
  const seconds = Math.max(1, Math.ceil(one.clock / 1000));
  return seconds <= LAST ? seconds : 0;
}
