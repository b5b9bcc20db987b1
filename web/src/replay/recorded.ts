// A recorded game as Python wrote it into the page.
import type { Message, Moment, Sheet } from "../lib/wire";

export interface Recorded {
  sheet: Sheet;
  names: string[];
  players?: string[]; // who sat there: a person, or which bot
  language: string;
  steps: Step[];
  texts: Record<string, string[]>; // the Fluent files by language
}

/** One answer: what was seen after it, and what was chosen, if whoever looks may know it. */
export interface Step {
  moment: Moment;
  said: Message[]; // the card that made it be asked, if any, and the option
}

export const recorded = JSON.parse(document.getElementById("recorded")!.textContent!) as Recorded;
