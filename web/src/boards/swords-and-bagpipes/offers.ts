// What is offered besides cards and players: words one touches, and numbers.
import type { Mine, Option } from "../../lib/wire";

export interface Offer {
  touch: string;
  option: Option; // one of those it leads to
}

const firsts = (questions: Mine[], step: number, fits: (touch: string, path: string[]) => boolean): Offer[] => {
  const found = new Map<string, Offer>();
  for (const option of questions.flatMap((one) => one.options)) {
    const touch = option[0][step];
    if (touch !== undefined && !found.has(touch) && fits(touch, option[0])) found.set(touch, { touch, option });
  }
  return [...found.values()];
};

/** The words one can begin with. */
export function words(questions: Mine[]): Offer[] {
  const found = firsts(questions, 0, (touch) => !touch.includes(":") && touch !== "none");
  return [...found.filter(({ touch }) => touch !== "done"), ...found.filter(({ touch }) => touch === "done")]; // to end comes last
}

/** The numbers one can choose now: those a question is about, or of the way being gone. */
export function amounts(questions: Mine[], way: string[]): (Offer & { amount: number })[] {
  const direct = firsts(questions, 0, (touch) => touch === "none" || touch.startsWith("number:"));
  const after = way.includes("castle") ? firsts(questions, 1, (touch, path) => path[0] === "castle" && touch.startsWith("camp:")) : [];
  return [...direct, ...after].map((offer) => ({ ...offer, amount: Number(offer.touch.split(":")[1] ?? 0) }));
}
