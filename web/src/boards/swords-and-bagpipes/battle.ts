// The battle as it was told or as it lies on the table: two armies column by column, who won, and what the purses got.
import type { Message, Moment } from "../../lib/wire";
import { stands, zone } from "./read";

export interface Column {
  seat: number; // -1: Scotland's camp, or the English
  face: number; // the clan, the camp or the English Arms card; -1 if only told
  units: number;
}

export interface Army {
  total: number;
  columns: Column[];
}

export interface Award {
  seat: number;
  gold: number;
  cards: number;
  units: number;
  daggers: number;
  deserter: boolean;
}

export interface Battle {
  scots: Army;
  english: Army;
  headline: Message | null; // who won, as it was told
  won: "scots" | "english" | "";
  awards: Award[];
}

const ends = (id: string) => id === "event-scots-won" || id === "event-english-won";

/** The battle among these events, if one was fought. */
export function told(events: Message[]): Battle | null {
  const end = events.findLastIndex(([id]) => ends(id));
  if (end < 0) return null;
  const [id, facts] = events[end]!;
  const army = (stood: string, beside: string, total: string): Army => {
    const columns = events.slice(0, end).filter(([one]) => one === stood || one === beside);
    return {
      total: Number(facts[total]),
      columns: columns.map(([one, said]) => ({ seat: one === beside ? -1 : Number(said["seat"]), face: -1, units: Number(said["count"]) })),
    };
  };
  return {
    scots: army("event-stood-for-scotland", "event-scotlands-camp", "scots"),
    english: army("event-stood-for-england", "event-english-army", "english"),
    headline: [id, facts],
    won: id === "event-scots-won" ? "scots" : "english",
    awards: awards(events.slice(end + 1)),
  };
}

const AFTER = ["event-invaded", "event-round-ended", "event-passed", "event-played"]; // awards are given before any of these

function awards(events: Message[]): Award[] {
  const found = new Map<number, Award>();
  for (const [id, facts] of events) {
    if (AFTER.includes(id)) break;
    const seat = Number(facts["seat"]);
    const award = found.get(seat) ?? { seat, gold: 0, cards: 0, units: 0, daggers: 0, deserter: false };
    if (id === "event-gold") award.gold += Number(facts["count"]);
    else if (id === "event-drew") award.cards += 1;
    else if (id === "event-consoled") award.units += 1;
    else if (id === "event-drew-dagger" || id === "event-virtual-dagger") award.daggers += 1;
    else if (id === "event-deserted") award.deserter = true;
    else continue;
    found.set(seat, award);
  }
  return [...found.values()];
}

/** A zone that is a sum: its total, and what adds to it. */
export const summed = (row: number[]): Army => {
  const columns: Column[] = [];
  for (let i = 1; i + 2 < row.length; i += 3) columns.push({ face: row[i]!, seat: row[i + 1]!, units: row[i + 2]! });
  return { total: row[0] ?? 0, columns };
};

export interface Forces {
  scots: number;
  english: number;
  open: number; // in camps that may still go either way
}

/** How strong both sides are as far as it can be seen: as fought, as promised, or before anybody has chosen. */
export function forces(moment: Moment): Forces {
  const [total, known] = [(key: string) => zone(moment, key)[0] ?? 0, (key: string) => zone(moment, key).length > 0];
  if (known("scots-army")) return { scots: total("scots-army"), english: total("english-army"), open: 0 };
  if (known("scots-pledged")) return { scots: total("scots-pledged"), english: total("english-pledged"), open: total("undecided") };
  return { scots: total("scots"), english: total("troops"), open: stands(moment, "undecided") };
}

/** The battle whose armies lie on the table, if there are any. */
export function lying(moment: Moment): Battle | null {
  const [scots, english] = [zone(moment, "scots-army"), zone(moment, "english-army")];
  if (!scots.length || !english.length) return null;
  return { scots: summed(scots), english: summed(english), headline: null, won: "", awards: [] };
}
