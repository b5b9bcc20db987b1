// What a choice would bring, in words: every zone that would be another, and the points.
import { zoneName } from "./naming";
import type { Stage } from "./stage.svelte";
import type { Place } from "./wire";

const CARDS = ["line", "hand", "pile", "table"];
const NUMBERS = ["count", "gauge", "figure"];

function lies(scene: Stage, place: Place, row: number[]): string {
  if (NUMBERS.includes(place.look)) return String(row[0] ?? 0);
  return row.map((face) => (face < 0 ? scene.words.say("face-down", { count: 1 }) : scene.words.name(face))).join(", ") || "0";
}

/** One sentence; empty if nothing would change that can be told. */
export function foreseen(scene: Stage): string[] {
  const { preview, moment } = scene;
  if (!preview) return [];
  const zones = scene.sheet.zones.flatMap((place) => {
    const [row, now] = [preview.zones[place.key], moment.zones[place.key]];
    if (!row || String(row) === String(now) || ![...CARDS, ...NUMBERS].includes(place.look)) return [];
    return [`${place.owner < 0 ? "" : `${scene.words.seat(place.owner)}, `}${zoneName(scene, place)}: ${lies(scene, place, row)}`];
  });
  const points = (preview.totals ?? []).flatMap((total, seat) => (total === null || total === moment.totals[seat] ? [] : [`${scene.words.seat(seat)}: ${total}`]));
  return [...zones, ...points];
}
