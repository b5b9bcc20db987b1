import { expect, it } from "vitest";
import { fits, found } from "../src/lib/seek";
import { bundle, LANGUAGES, Words } from "../src/lib/words";

it("finds a word in its other forms, without accents, in three languages", () => {
  expect(fits("The highest total wins.", "win")).toBeGreaterThan(0);
  expect(fits("Counting and winning", "wins")).toBeGreaterThan(0);
  expect(fits("Gana quien tenga más.", "ganar")).toBeGreaterThan(0);
  expect(fits("Vince chi ne ha di più.", "vincere")).toBeGreaterThan(0);
  expect(fits("Mêlée", "melee")).toBeGreaterThan(0);
});

it("wants every word, and likes whole ones best", () => {
  expect(fits("a guard stops an attack", "guard attack")).toBeGreaterThan(fits("a guard stops attacks", "guard attack"));
  expect(fits("a guard", "guard attack")).toBe(0);
  expect(fits("anything", "")).toBe(0);
});

const WINNING = { en: "win", es: "ganar", it: "vincere" };
const GAMES = [...new Set(Object.keys(import.meta.glob("../../src/tabard/words/en/*/rules.ftl")).map((path) => path.split("/").at(-2)!))];

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))("whoever asks how to win %s finds its aim (%s)", async (game, language) => {
  const words = new Words(language, await bundle(language, game, "rules"));
  const { clauses, intro } = found(words, WINNING[language], words.say("web-seek-aim"));
  expect(intro).toContain("aim");
  expect(clauses.length).toBeGreaterThan(0);
  expect(clauses.length).toBeLessThan(words.clauses().length / 2);
});
