// How strong a bot plays, in one word for people: the levels of `tabard.bots.levels`.
import { say, speech } from "./speech.svelte";
import type { Words } from "./words";

export const LEVELS = ["gentle", "easy", "medium", "strong", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Whether this bot plays at a level: gentle, or gentle:loyal with a style. */
export function isLevel(bot: string): boolean {
  return (LEVELS as readonly string[]).includes(bot.split(":")[0]!);
}

/** The level in words, with its style where the game's words know it; nothing for whoever has none. */
export function levelSaid(bot: string, words?: Words): string {
  if (!isLevel(bot)) return "";
  const [level, style] = bot.split(":");
  return say(`level-${level}`) + (style && words?.has(`style-${style}`) ? `, ${words.say(`style-${style}`)}` : "");
}

/** A level as it is chosen: its name, and what it is like. */
export function levelOffered(level: Level): string {
  return `${say(`level-${level}`)}: ${speech.words.attribute(`level-${level}`, "about")}`;
}
