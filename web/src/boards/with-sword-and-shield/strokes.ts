// Attacks as strokes on a body, guards as the ways they close. Every attack comes from a direction of its own on a ring around
// the body (0 is from above, clockwise), so that one sees which guard fits: it has a bar where the stroke comes in.
import type { Card, Sheet } from "../../lib/wire";

export type Point = [x: number, y: number];

export interface Stroke {
  turn: number; // whence it comes, in degrees
  from: Point;
  bend: Point;
  to: Point;
}

export const MIDDLE: Point = [50, 51];
export const RING = 43;
const OUTSIDE = 49;

/** From where, to where on the body, and how far it bends aside. */
const WAYS: Record<string, [turn: number, x: number, y: number, aside?: number]> = {
  "crown-cut": [0, 50, 17], "squinting-cut": [32, 57, 36], "rage-cut": [57, 26, 70], "slanting-cut": [82, 22, 57], "cross-cut": [106, 16, 66],
  "crooked-cut": [136, 36, 70, -22], "father-strike": [180, 50, 68], "battle-cut": [226, 72, 44], "plunge-strike": [266, 47, 46],
  "anger-cut": [302, 73, 72], "scalp-cut": [331, 66, 15, 5],
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A point on a ring around the body. */
export function around(turn: number, far: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [round(MIDDLE[0] + far * Math.sin(angle)), round(MIDDLE[1] - far * Math.cos(angle))];
}

/** The stroke of an attack, by its id; one we never heard of gets a way of its own, always the same. */
export function strokeOf(attack: string): Stroke {
  let turn = 0;
  for (const letter of attack) turn = (turn * 31 + letter.charCodeAt(0)) % 360;
  const [at, x, y, aside = 0] = WAYS[attack] ?? [turn, 50, 52];
  const from = around(at, OUTSIDE);
  const [dx, dy] = [x - from[0], y - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const bend: Point = [round((from[0] + x) / 2 - (aside * dy) / long), round((from[1] + y) / 2 + (aside * dx) / long)];
  return { turn: at, from, bend, to: [x, y] };
}

/** An attack no guard stops comes from everywhere. */
export const EVERYWHERE: Stroke[] = [0, 60, 120, 180, 240, 300].map((turn) => ({ turn, from: around(turn, OUTSIDE), bend: around(turn, 36), to: around(turn, 21) }));

export const wayOf = ({ from, bend, to }: Stroke) => `M${from}Q${bend} ${to}`;

/** The head of the arrow: a blade's point where the stroke ends. */
export function headOf({ bend, to }: Stroke, size = 11): string {
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const back = (side: number): Point => [round(to[0] - size * Math.cos(angle + side)), round(to[1] - size * Math.sin(angle + side))];
  return `M${to}L${back(0.5)} ${back(-0.5)}z`;
}

/** A bar on the ring that closes the way of an attack. */
export function barOf(attack: string, wide = 10): string {
  const { turn } = strokeOf(attack);
  return `M${around(turn - wide, RING)}A${RING} ${RING} 0 0 1 ${around(turn + wide, RING)}`;
}

/** What the fencing of a card is: the attack it makes, the attacks it stops, and with what. */
export interface Fencing {
  attack: string; // empty: none
  sure: boolean; // an attack no guard stops
  stops: string[];
  guard: string; // the ref of its guard, if it has one
  weapon: "sword" | "shield" | "";
}

const bare = (ref: unknown) => (typeof ref === "string" ? ref.slice(ref.indexOf(":") + 1) : "");
const list = (refs: unknown) => (Array.isArray(refs) ? refs.map(bare) : []);

export function fencing(sheet: Sheet, card: Card): Fencing {
  const { attack, as, stops, guard } = card.printed as Record<string, unknown>;
  const held = typeof guard === "string" ? sheet.cards.find((one) => one.ref === guard) : card.group === "guard" ? card : undefined;
  const made = bare(attack ?? as) || (card.group === "attack" ? bare(card.ref) : "");
  return {
    attack: made,
    sure: made === "" && "attack-cost" in card.numbers,
    stops: list(held ? held.printed["stops"] : stops),
    guard: held?.ref ?? "",
    weapon: (held?.printed["with"] as Fencing["weapon"]) ?? "",
  };
}
