// What one has come to know of a review, and where one is in it: it stays while one looks at a moment of the game.
import type { Moment, Review } from "./wire";

export class Reading {
  found: Review | null = $state.raw(null);
  seat: number = $state(-1); // whose decisions are listed; -1: everybody's
  at: number = $state(0); // a point of the curve
  question = -1; // of the decision one looked at last
  notes: (moments: Moment[]) => Map<number, string> = $state.raw(() => new Map()); // by step: what is said of it …
  language = $state(""); // … in this language

  constructor(seat: number) {
    this.seat = Math.max(-1, seat);
  }
}
