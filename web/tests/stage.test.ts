// What is put on the stage is told in full, however fast it comes.
import { expect, test } from "vitest";
import { Aloud } from "../src/lib/aloud.svelte";
import { Stage } from "../src/lib/stage.svelte";
import type { Moment, Sheet } from "../src/lib/wire";
import type { Words } from "../src/lib/words";

const moment = (n: number): Moment => ({ n, seat: 0, zones: {}, mine: [], events: [], asked: [], winners: [], totals: [] }) as unknown as Moment;

test("several moments in one task are all heard, in their order, and once", () => {
  const stage = new Stage({ zones: [] } as unknown as Sheet, {} as Words, moment(0));
  for (const n of [1, 2, 3]) stage.put(moment(n));
  expect(stage.heard().map((one) => one.n)).toEqual([0, 1, 2, 3]);
  stage.put(moment(4), true);
  stage.put(moment(5));
  expect(stage.heard().map((one) => one.n)).toEqual([5]);
});

test("an equal sentence is said again, and no more is kept than is needed", () => {
  const aloud = new Aloud();
  aloud.say("Ana draws a card.", "");
  aloud.say("Ana draws a card.");
  expect(aloud.lines.map((one) => one.text)).toEqual(["Ana draws a card.", "Ana draws a card."]);
  expect(new Set(aloud.lines.map((one) => one.number)).size).toBe(2);
  for (let at = 0; at < 100; at++) aloud.say("x");
  expect(aloud.lines.length).toBe(30);
  aloud.say(...Array.from({ length: 50 }, (_, at) => String(at)));
  expect(aloud.lines.length).toBe(50);
});
