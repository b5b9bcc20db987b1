// A Moment read as a tourney: Knights, exchanges, whose word it is. Nothing here decides anything.
import { touchOf, type Scene } from "../../lib/scene";
import type { Moment, Option, Place } from "../../lib/wire";

/** What lies where, now or after the choice being made; what cannot be known is missing. */
type Lying = Pick<Moment, "zones">;

export const ABILITIES = ["strength", "technique", "chivalry", "endurance"] as const;
export type Ability = (typeof ABILITIES)[number];

export interface Knight {
  seat: number;
  part: number;
  face: number;
  artefact: number; // a face, or -1
  abilities: Record<Ability, number>;
  tactic: Ability | "";
  hits: number;
  mostHits: number;
  fatigue: number;
  mostFatigue: number;
  place: number; // 1 to 6 on the field; 0 in a Joust or before it is placed
  rear: boolean;
  out: boolean;
  lockedWith: number; // a Knight's face, or -1
  lock: number; // the card that locks, or -1
  improved: number[];
  cards: number; // how many in hand
  known: number; // how many of them the viewer knows
  hand: string; // the key of its hand
  touch: string;
}

const keyOf = (name: string, seat: number, part: number) => `${name}${part ? `.${part + 1}` : ""}@${seat}`;

export function knightsOf(scene: Scene, moment: Lying = scene.moment): Knight[] {
  const selves = scene.sheet.zones.filter((one) => one.look === "self" && scene.moment.zones[one.key]);
  return selves.map((self) => knightOf(scene, moment, self));
}

function knightOf(scene: Scene, moment: Lying, self: Place): Knight {
  const { owner: seat, part } = self;
  const zone = (name: string): number[] => moment.zones[keyOf(name, seat, part)] ?? scene.moment.zones[keyOf(name, seat, part)] ?? [];
  const most = (name: string) => scene.sheet.zones.find((one) => one.key === keyOf(name, seat, part))?.most ?? 0;
  const abilities = Object.fromEntries(ABILITIES.map((one) => [one, zone(`figure-${one}`)[0] ?? 0])) as Record<Ability, number>;
  return {
    seat, part, abilities,
    face: zone("knight")[0] ?? -1,
    artefact: zone("knight")[1] ?? -1,
    tactic: ABILITIES.find((one) => zone(`figure-${one}`)[1] === 1) ?? "",
    hits: zone("hits")[0] ?? 0, mostHits: most("hits"),
    fatigue: zone("fatigue")[0] ?? 0, mostFatigue: most("fatigue"),
    place: zone("place")[0] ?? zone("rear")[0] ?? 0,
    rear: zone("rear").length > 0,
    out: zone("out").length > 0,
    lockedWith: zone("locked")[0] ?? -1,
    lock: zone("lock")[0] ?? -1,
    improved: zone("improved"),
    cards: zone("hand").length,
    known: zone("hand").filter((face) => face >= 0).length,
    hand: keyOf("hand", seat, part),
    touch: touchOf(self, scene.you, 0),
  };
}

/** One side of an exchange: a row of the zone `ladder`, docs/moment.md. */
export interface Side {
  who: number; // a Knight's face
  card: number;
  serves: string; // attack, stop, evade, taken, open; or guard
  guard: number; // the guard's face, or -1
  pays: number;
  harm: number;
  price: number;
  number: number | null;
  terms: number[];
}

export interface Exchange {
  attack: Side;
  answer: Side;
}

function strokeOf(scene: Pick<Scene, "sheet">, row: number[]): Side {
  const [who = -1, card = -1, serves = -1, pays = 0, harm = 0, price = 0, number = null, ...terms] = row;
  return { who, card, serves: serves < 0 ? scene.sheet.serves[-1 - serves]! : "guard", guard: serves, pays, harm, price, number, terms };
}

// What an exchange came to. What was paid for it, and which terms made its numbers, only those know who saw it happen: no preview.
const outcome = (row: number[] | undefined) => row && [...row.slice(0, 5), row[6]].join();
const ladderOf = (moment: Lying) => (moment.zones["ladder"] ?? []) as number[][];

/** The exchanges as they would be, where the choice being made changes them; else null. */
export function foreseenOf(scene: Scene): Exchange[] | null {
  const now = ladderOf(scene.moment);
  const then = scene.preview?.zones["ladder"] ? ladderOf(scene.preview) : now;
  const rows = then.map((row, at) => (outcome(row) === outcome(now[at]) ? now[at]! : row));
  return rows.length === now.length && rows.every((row, at) => row === now[at]) ? null : exchanged(scene, rows);
}

export function exchangesOf(scene: Pick<Scene, "sheet" | "moment">, moment: Lying = scene.moment): Exchange[] {
  return exchanged(scene, ladderOf(moment));
}

function exchanged(scene: Pick<Scene, "sheet">, rows: number[][]): Exchange[] {
  const sides = rows.map((row) => strokeOf(scene, row));
  return sides.flatMap((attack, at) => (at % 2 || !sides[at + 1] ? [] : [{ attack, answer: sides[at + 1]! }]));
}

/** Where the turn stands, in the order things come. */
export const PHASES = ["place", "tactic", "bid", "act", "answer"] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf(moment: Moment): Phase | "" {
  const kind = moment.asked.find((one) => one[3] && !one[4])?.[2] ?? moment.asked[0]?.[2] ?? "";
  if (kind === "knight") return "place";
  if (kind === "place") return moment.status[1]["number"] === 0 ? "place" : "act";
  if (kind === "card") return "act";
  return (PHASES as readonly string[]).includes(kind) ? (kind as Phase) : "";
}

/** Whose turn it is, by the face of the Knight; -1 before the first. */
export function actingOf(scene: Scene): number {
  const { number, knight } = scene.moment.status[1];
  return number === 0 ? -1 : scene.sheet.cards.findIndex((one) => one.ref === knight);
}

/** The Knights who have the word now: those a question is about that must be answered. */
export function askedOf(scene: Scene, knights: Knight[]): Knight[] {
  const open = scene.moment.asked.filter((one) => one[3] && !one[4]);
  return knights.filter((knight) => !knight.out && open.some(([, seat, , , , part]) => seat === knight.seat && (part < 0 || part === knight.part)));
}

/** The Knight whose hand and lane lie before me: the one I am asked about, or the one that fights, else my first that stands. */
export function mineOf(scene: Scene, knights: Knight[], picked: number): Knight | undefined {
  const asked = askedOf(scene, knights);
  const you = scene.you === -2 ? (asked[0]?.seat ?? 0) : scene.you;
  const mine = knights.filter((one) => one.seat === you);
  const about = mine.filter((one) => asked.includes(one));
  const last = exchangesOf(scene).at(-1);
  return mine.find((one) => one.face === picked) ?? (about.length === 1 ? about[0] : undefined)
    ?? mine.find((one) => one.face === actingOf(scene)) ?? mine.find((one) => one.face === last?.answer.who) ?? mine.find((one) => !one.out) ?? mine[0];
}

/** Which of the two sides a seat fights for. */
export const sideOf = (scene: Scene, seat: number) => scene.sheet.sides[seat] ?? 0;

/** The Knights whom the one that acts can reach: lines are drawn to them. */
export function reachedOf(scene: Scene, knights: Knight[], moment: Lying = scene.moment): Knight[] {
  const faces = (moment.zones["reachable"] ?? []) as number[];
  return knights.filter((one) => faces.includes(one.face));
}

/** The lowest bid so far, as long as somebody is asked to bid less; whose it is is told where there are but two Knights. */
function lowestBid(scene: Scene): ReturnType<typeof justPlayed> {
  const asked = scene.moment.mine.find((one) => one.kind === "bid");
  const bid = Number(asked?.ask[1]["count"] ?? 0);
  const face = bid ? scene.sheet.cards.findIndex((one) => one.printed["initiative"] === bid) : -1;
  const others = knightsOf(scene).filter((one) => scene.sheet.cards[one.face]!.ref !== asked?.ask[1]["knight"]);
  return face < 0 ? null : { face, knight: others.length === 1 ? others[0]!.face : -1, bid, locked: -1 };
}

/** Cards played with no exchange among what was just told: Events, Improvements and the like; in the auction also the bid to be met. */
export function justPlayed(scene: Scene): { face: number; knight: number; bid: number; locked: number } | null {
  const told = scene.moment.events.findLast(([id, facts]) => ["event-played", "event-improved", "event-locked", "event-bid"].includes(id) && typeof facts["card"] === "string");
  if (!told) return lowestBid(scene);
  const find = (ref: unknown) => scene.sheet.cards.findIndex((one) => one.ref === ref);
  const face = find(told[1]["card"]);
  return face < 0 ? null : { face, knight: find(told[1]["knight"]), bid: told[0] === "event-bid" ? Number(told[1]["count"]) : 0, locked: told[0] === "event-locked" ? find(told[1]["rival"]) : -1 };
}

/** The option a touch leads to: as the next one, as one made already, or as the first of another choice. */
export function optionOf(scene: Scene, touch: string): Option | undefined {
  const { open, way, asked } = scene.touch;
  const next = open.find((one) => one.option[0][way.length] === touch) ?? (way.includes(touch) ? open[0] : undefined);
  return next?.option ?? asked.flatMap((one) => one.options).find(([path]) => path[0] === touch);
}

/** The cards of a Combination that were named already, in their order. */
export function laidOf(scene: Scene): unknown[] {
  return scene.touch.asked.flatMap((one) => one.ask[1]["laid"] ?? []);
}

/** A number that an option tells of itself, such as its price; null if it tells none. */
export function told(option: Option | undefined, fact: string): number | null {
  const number = option?.[2][fact];
  return typeof number === "number" ? number : null;
}
