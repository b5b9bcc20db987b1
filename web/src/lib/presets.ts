// Three ways to play each game, one stroke away; the folder of a game may name its own, with words `preset-NAME` in the game's files.
import type { Shelved } from "./wire";

export interface Preset {
  name: string; // empty: it is called by its number of players
  seats: number;
  variant: Record<string, string>;
}

const own = import.meta.glob<{ default: Preset[] }>("../boards/*/presets.ts", { eager: true });

export function presetsOf(game: Shelved): Preset[] {
  const found = own[`../boards/${game.game}/presets.ts`]?.default;
  if (found) return found;
  const counts = [game.usual, game.seats[0]!, game.seats[1]!];
  return [...new Set(counts)].map((seats) => ({ name: "", seats, variant: {} }));
}
