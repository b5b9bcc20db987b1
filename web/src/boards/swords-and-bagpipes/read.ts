// What lies before each player, read from a moment; and where Scotland's defeats stand.
import type { Scene } from "../../lib/scene";
import type { Card, Moment, Sheet } from "../../lib/wire";

/** Whatever says what lies where. */
type Zones = Pick<Moment, "zones">;

/** A choice token as one viewer sees it. */
export interface Token {
  side: "none" | "asked" | "hidden" | "bonnet" | "crown";
  sealed: boolean; // the others do not see it yet
}

export interface Clan {
  seat: number;
  name: string;
  face: number; // the clan's
  sett: string;
  marks: number[]; // the other marks: Badge of Honour, Stay Home!
  gold: number;
  castle: number;
  camp: number;
  cards: number; // in hand, and those received just now
  daggers: number;
  token: Token;
  turn: boolean; // has a question to answer
  winner: boolean;
}

/** A zone's list, empty if it is not there. */
export function zone(moment: Zones | null, key: string): number[] {
  return (moment?.zones[key] as number[] | undefined) ?? [];
}

/** The number of a zone, or null if the moment does not say it. */
export function count(moment: Zones | null, key: string): number | null {
  return zone(moment, key)[0] ?? null;
}

/** A number of the status. */
export function stands(moment: Moment, fact: string): number {
  return Number(moment.status[1][fact] ?? 0);
}

/** Which of the five stations of the march; below 0 the marker is not on the map yet. */
export function station(defeats: number, limit: number): number {
  return 4 - (limit - defeats);
}

/** The seats as they sit around the table, me first. */
export function around(seats: number, you: number): number[] {
  return Array.from({ length: seats }, (_, i) => (i + Math.max(0, you)) % seats);
}

const sides = (card: Card | undefined): Token["side"] => (card?.ref === "token:crown" ? "crown" : card ? "bonnet" : "hidden");

/** The token a player laid: open, sealed, or still being chosen; of my own I know the side. */
export function tokenOf(sheet: Sheet, moment: Moment, seat: number): Token {
  const lies = zone(moment, `token@${seat}`);
  const others = sheet.zones.some((one) => one.name === "token" && one.owner !== seat && zone(moment, one.key)[0] === -1);
  if (lies.length) return { side: sides(sheet.cards[lies[0]!]), sealed: lies[0] === -1 || (seat === moment.seat && others) };
  const asked = moment.asked.find((one) => one[1] === seat && (one[2] === "side" || one[2] === "lay"));
  if (!asked) return { side: "none", sealed: false };
  const mine = moment.mine.find((one) => one.number === asked[0]);
  const chosen = mine && mine.sealed >= 0 ? mine.options[mine.sealed]?.[0][0] : undefined;
  if (chosen) return { side: chosen === "crown" ? "crown" : "bonnet", sealed: true };
  return asked[4] ? { side: "hidden", sealed: true } : { side: "asked", sealed: false };
}

export function clanOf(scene: Scene, seat: number): Clan {
  const { moment, sheet, words } = scene;
  const [face = -1, ...marks] = zone(moment, `marks@${seat}`);
  const number = (name: string) => count(moment, `${name}@${seat}`) ?? 0;
  return {
    seat, face, marks,
    name: words.seat(seat),
    sett: String(sheet.cards[face]?.printed["sett"] ?? "N/8 W/8"),
    gold: number("gold"), castle: number("castle"), camp: number("camp"),
    cards: zone(moment, `hand@${seat}`).length + zone(moment, `fresh@${seat}`).length,
    daggers: zone(moment, `daggers@${seat}`).length,
    token: tokenOf(sheet, moment, seat),
    turn: moment.asked.some((one) => one[1] === seat && one[3] && !one[4]),
    winner: moment.winners.includes(seat),
  };
}

/** How a number changed since the moment before: "+2", "−1", or nothing. */
export function change(scene: Scene, key: string): string {
  const [now, was] = [count(scene.moment, key), count(scene.before, key)];
  if (now === null || was === null || now === was) return "";
  return now > was ? `+${now - was}` : `−${was - now}`;
}

/** What a number would be after the choice being made, if it would be another. */
export function would(scene: Scene, key: string): number | null {
  const then = count(scene.preview, key);
  return then === null || then === count(scene.moment, key) ? null : then;
}

/** The questions of mine that are about a side. */
export function askedSide(moment: Moment): boolean {
  return moment.mine.some((one) => one.kind === "side" || one.kind === "lay");
}
