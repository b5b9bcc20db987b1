// What a board reads out of a moment: no rule, only what lies where and what may be touched.
import { touchOf, type Scene } from "../../lib/scene";
import type { Card, Option, Place } from "../../lib/wire";

export const GROUPS = ["purple", "red", "green", "blue", "gray"] as const;

export function idOf(card: Card): string {
  return card.ref.slice(card.ref.indexOf(":") + 1);
}

/** A mark of worth as a number; null if the card does not say one. */
export function worth(value: string): number | null {
  const found = Number(value.replace("−", "-"));
  return value === "" || Number.isNaN(found) ? null : found;
}

export interface Share {
  group: string;
  count: number;
}

/** How many a pile has of each group. */
export function shares(cards: readonly Card[]): Share[] {
  return GROUPS.map((group) => ({ group, count: cards.filter((card) => card.group === group).length })).filter((share) => share.count > 0);
}

/** A number with the sign people read. */
export function shown(points: number): string {
  return String(points).replace("-", "−");
}

/** The seats that are ahead; nobody is before there are points. */
export function ahead(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.every((one) => one === most) ? [] : totals.flatMap((one, seat) => (one === most ? [seat] : []));
}

/** The places of a pile whose cards were not there before, copies counted; none if there was no before. */
export function added(now: readonly number[], before: readonly number[] | undefined): Set<number> {
  const left = [...(before ?? now)];
  return new Set(now.flatMap((face, place) => {
    const at = left.indexOf(face);
    if (at < 0) return [place];
    left.splice(at, 1);
    return [];
  }));
}

/** How many letters the longest word of a name has: so small must it be written. */
export const longestWord = (name: string): number => Math.max(...name.split(" ").map((word) => word.length));

/** The line as it would be; nothing if it stays as it is. */
export function foreseen(now: readonly number[], then: readonly number[] | undefined): readonly number[] | undefined {
  return then?.join() === now.join() ? undefined : then;
}

/** Who would not be in the line any more, copies counted. */
export function leaving(now: readonly number[], then: readonly number[]): number[] {
  return [...added(now, then)].map((place) => now[place]!);
}

/** If one card moved and all others kept their order: from where to where (from 0). */
export function shift(now: readonly number[], then: readonly number[]): [from: number, to: number] | null {
  if (now.length !== then.length) return null;
  const first = now.findIndex((face, i) => face !== then[i]);
  if (first < 0) return null;
  const last = now.findLastIndex((face, i) => face !== then[i]);
  const [a, b] = [now.slice(first, last + 1), then.slice(first, last + 1)];
  const same = (x: readonly number[], y: readonly number[]): boolean => x.every((face, i) => face === y[i]);
  if (same(a.slice(1), b.slice(0, -1)) && a[0] === b.at(-1)) return [first, last];
  if (same(a.slice(0, -1), b.slice(1)) && a.at(-1) === b[0]) return [last, first];
  return null;
}

/** The places (from 0) of the line among touches. */
export function places(way: readonly string[]): number[] {
  return way.filter((touch) => touch.startsWith("line:")).map((touch) => Number(touch.slice(5)) - 1);
}

export interface Elsewhere {
  touch: string;
  place: Place;
  at: number; // from 0
}

/** Things that can be chosen and do not lie in the line or in my hand, as far as the touches made so far lead to them. */
export function elsewhere(all: readonly Place[], options: readonly Option[], way: readonly string[], you: number): Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  for (const [path] of options) {
    path.forEach((touch, i) => {
      if (found.has(touch) || path.slice(0, i).some((one, k) => way[k] !== one)) return;
      const at = Number(touch.slice(touch.lastIndexOf(":") + 1)) - 1;
      const place = all.find((one) => one.touch !== "line" && !(one.touch === "hand" && one.owner === you) && touchOf(one, you, at) === touch);
      if (place) found.set(touch, { touch, place, at });
    });
  }
  return [...found.values()].sort((a, b) => a.place.owner - b.place.owner || a.at - b.at);
}

/** How many cards lie in a zone: a stack says so itself. */
export function countIn(scene: Scene, key: string, look: string): number {
  const row = scene.moment.zones[key] as number[] | undefined;
  return row ? (look === "stack" ? (row[0] ?? 0) : row.length) : 0;
}

/** How wide what lies before a player is, each with the gap after it: a noble, a card, and what counts the rest. */
export const WIDE = { phone: { noble: 33, bill: 36, rest: 25, gap: 3 }, tablet: { noble: 50, bill: 66, rest: 38, gap: 6 }, desktop: { noble: 50, bill: 66, rest: 38, gap: 6 } } as const;

/** How many cards on the table, nobles after them, and last cards of a hand that was seen lie side by side in one row; if not all, there is room for what counts the rest. */
export function across(nobles: number, table: number, seen: number, width: number, size: Scene["size"]): { nobles: number; bills: number } {
  const wide = WIDE[size];
  const fit = (count: number, room: number, each: number) => Math.max(0, Math.min(count, Math.floor(room / each)));
  const fitting = (room: number) => {
    const laid = fit(table, room, wide.bill);
    const shown = fit(nobles, room - laid * wide.bill, wide.noble);
    const known = laid < table ? 0 : fit(seen, room - laid * wide.bill - shown * wide.noble, wide.bill);
    return { bills: laid + known, nobles: shown };
  };
  const all = fitting(width + wide.gap);
  return all.nobles + all.bills === nobles + table + seen ? all : fitting(width + wide.gap - wide.rest);
}

/** How the board is laid out, by the width it has: the log beside it takes some of the window. */
export function sizeFor(width: number): Scene["size"] {
  return width < 560 ? "phone" : width < 980 ? "tablet" : "desktop";
}

/** How many nobles to choose from stand side by side on a phone. */
export const acrossNobles = (count: number): number => (count > 18 ? 7 : 6);

/** How many cards stand side by side on a phone: upright in one row, else flat, the name beside the picture, in low rows. */
export function acrossHand(count: number, width: number): { across: number; flat: boolean } {
  const [upright, flat] = [52, 86].map((wide) => Math.max(1, Math.floor((width - 6) / wide))) as [number, number];
  return count <= upright ? { across: Math.max(count, 5), flat: false } : { across: flat, flat: true };
}

const NAMED = 66; // as wide must a noble be to bear its name
/** How high is what stands around nobles: at the edges of the line, with each row, and the name. */
const AROUND = { phone: { edge: 5, row: 24, name: 28 }, tablet: { edge: 14, row: 39, name: 30 }, desktop: { edge: 14, row: 39, name: 30 } } as const;
const HIGH = 1.14; // a noble, for its width

/** How many nobles stand side by side on a phone: as few, and so as large, as the height allows; names are written where they fit. */
export function acrossLine(count: number, width: number, height: number): number {
  const { edge, row, name } = AROUND.phone;
  const high = (across: number): number => {
    const wide = (width - 60 - 5 * (across - 1)) / across;
    return edge + Math.ceil(count / across) * (wide * HIGH + (wide >= NAMED ? name : 0) + row);
  };
  const lonely = (across: number): boolean => count > across && count % across === 1;
  return [4, 5, 6, 7].find((across) => !lonely(across) && high(across) <= height) ?? Math.max(6, Math.min(count, 8));
}

/** How wide a noble may be where the line has so many rows and so much height; where there is little, without its name. */
export function widest(rows: number, height: number, size: Scene["size"]): number {
  const { edge, row, name } = AROUND[size];
  const high = (height - edge) / rows - row;
  const named = (high - name) / HIGH;
  return Math.max(40, Math.min(118, named >= NAMED ? named : Math.min(61, high / HIGH)));
}

/** How many rows the line stands in. */
export function rowsFor(count: number, size: Scene["size"]): number {
  const across = { phone: 7, tablet: 8, desktop: 15 }[size];
  return Math.max(1, Math.ceil(count / across));
}
