// What a board is given: everything it shows stands here, and everything one does goes through `touch`. A board knows no rule.
import type { Touch } from "./touch.svelte";
import type { Token } from "./track";
import type { Moment, Place, Preview, Sheet } from "./wire";
import type { Words } from "./words";

export interface Scene {
  readonly moment: Moment;
  readonly before: Moment | null; // the moment before, to show what changed
  readonly preview: Preview | null; // what I would see after the choice being made, as far as I can know it: a zone I cannot know is missing
  readonly sheet: Sheet;
  readonly words: Words;
  readonly you: number; // my seat, or -1 who watches, or -2 who sees everything
  readonly seats: Sitter[];
  readonly touch: Touch;
  readonly size: "phone" | "tablet" | "desktop";
  /** The cards in a zone, each with an id by which it can be followed. */
  lying(key: string): Token[];
  /** Show a card large, with its text, and what the signs mean on what was touched for it. */
  show(face: number, on?: Element): void;
}

/** Who sits at a seat, as far as a board shows it. */
export interface Sitter {
  name: string;
  bot: string; // the level of a bot, or empty
  here: boolean;
  asked: boolean; // has a question that must be answered
  sealed: boolean; // has sealed an answer
  clock: number | null; // milliseconds left
}

/** What a person touches for the card at a place of a zone (from 0): paths count from 1, and name the seat of zones that are not mine. */
export function touchOf(place: Place, you: number, at: number): string {
  return place.owner < 0 || place.owner === you ? `${place.touch}:${at + 1}` : `${place.touch}:${place.owner + 1}:${at + 1}`;
}

/** The zones of a sheet that are there now and look so, of one seat (-1: nobody's) or of all. */
export function zones(scene: Scene, look: string, owner?: number): Place[] {
  return scene.sheet.zones.filter(
    (one) => one.look === look && (owner === undefined || one.owner === owner) && scene.moment.zones[one.key] !== undefined,
  );
}
