// Each game has a board of its own in a folder of its name, loaded when it is needed; a game without one has the plain board.
// Beside it there may be `Large.svelte`, a card as it is shown when one looks at it closely, `Emblem.svelte`, for the front door, `Glance.svelte`, a strip of the board beside it,
// `Legend.svelte`, what its signs mean, `Minute.svelte`, pictures of what the game is about, for whoever has never played it, and `Story.svelte`, the whole game at a glance, for whoever looks back.
import type { Component } from "svelte";
import type { Scene } from "./scene";
import type { Moment } from "./wire";
import type { Words } from "./words";

export type Board = Component<{ scene: Scene }>;
export type Large = Component<{ scene: Scene; face: number }>;
export type Emblem = Component;
export type Glance = Component;
export type Legend = Component<{ words: Words }>;
export type Part = "aim" | "turn" | "end";
export type Minute = Component<{ part: Part }>;
/** All the moments one has seen, which of them is shown, and how to go to another. */
export type Story = Component<{ scene: Scene; moments: Moment[]; at: number; go: (step: number) => void }>;
const boards = import.meta.glob<{ default: Board }>("../boards/*/Board.svelte");
const larges = import.meta.glob<{ default: Large }>("../boards/*/Large.svelte");
const minutes = import.meta.glob<{ default: Minute }>("../boards/*/Minute.svelte");
const legends = import.meta.glob<{ default: Legend }>("../boards/*/Legend.svelte");
const stories = import.meta.glob<{ default: Story }>("../boards/*/Story.svelte");
const glances = import.meta.glob<{ default: Glance }>("../boards/*/Glance.svelte");
const emblems = import.meta.glob<{ default: Emblem }>("../boards/*/Emblem.svelte");

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`../boards/${game}/Board.svelte`] ?? boards["../boards/plain/Board.svelte"]!;
  return (await load()).default;
}

export async function largeOf(game: string): Promise<Large> {
  const load = larges[`../boards/${game}/Large.svelte`] ?? larges["../boards/plain/Large.svelte"]!;
  return (await load()).default;
}

export async function emblemOf(game: string): Promise<Emblem | null> {
  const load = emblems[`../boards/${game}/Emblem.svelte`];
  return load ? (await load()).default : null;
}

export async function glanceOf(game: string): Promise<Glance | null> {
  const load = glances[`../boards/${game}/Glance.svelte`];
  return load ? (await load()).default : null;
}

export async function minuteOf(game: string): Promise<Minute | null> {
  const load = minutes[`../boards/${game}/Minute.svelte`];
  return load ? (await load()).default : null;
}

export async function storyOf(game: string): Promise<Story | null> {
  const load = stories[`../boards/${game}/Story.svelte`];
  return load ? (await load()).default : null;
}

/** Loads what the signs of a game mean, if it has a list of them. */
export const legendOf = (game: string) => legends[`../boards/${game}/Legend.svelte`];
