// What stands on a card besides its stroke: the signs it carries, and what it does, in figures.
import type { Card } from "../../lib/wire";
import { ABILITIES } from "./read";

/** The combination symbol if the card may be combined, then what else it can be used as. */
export function marksOf({ printed }: Card): string[] {
  const symbol = typeof printed["symbol"] === "string" && printed["alone"] !== true ? [printed["symbol"]] : [];
  return [...symbol, ...["manoeuvre", "move", "lock"].filter((one) => printed[one] === true)];
}

const EFFECTS: Record<string, [sign: string, mark: string]> = {
  "regain-fatigue-fatigue": ["breath", "+"], "lose-fatigue-fatigue": ["breath", "−"], "draw-cards-cards": ["cards", "+"], "discard-cards-cards": ["discard", ""],
};

export function effectsOf(card: Card): [sign: string, text: string][] {
  const done = Object.entries(EFFECTS).flatMap(([key, [sign, mark]]): [string, string][] => (key in card.numbers ? [[sign, `${mark}${card.numbers[key]}`]] : []));
  if (card.group !== "improvement" && card.group !== "artefact") return done;
  return [...done, ...ABILITIES.flatMap((one): [string, string][] => (card.numbers[one] ? [[one, signed(card.numbers[one])]] : []))];
}

export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
