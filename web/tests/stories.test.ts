// The whole game at a glance, as boards read it from the moments a viewer has seen.
import { describe, expect, it } from "vitest";
import { harvest, takenFrom, turnsOf } from "../src/boards/guillotine/story";
import { roundsOf } from "../src/boards/swords-and-bagpipes/story";
import { boutsOf } from "../src/boards/with-sword-and-shield/story";
import type { Message, Moment, Sheet } from "../src/lib/wire";

const moment = (given: Partial<Moment>): Moment => ({ n: 0, seat: 0, over: false, zones: {}, status: ["status", {}], totals: [], asked: [], mine: [], why_not: {}, events: [], winners: [], ...given });
const event = (id: string, facts: Message[1]): Message => [`event-${id}`, facts];

describe("the line over time", () => {
  const NOBLES = ["a", "b", "c"];
  const face = (ref: unknown) => NOBLES.indexOf(String(ref));
  const seen = [
    moment({ zones: { line: [0, 1, 2, 1] }, totals: [0, 0], events: [event("day-began", { day: 1 }), event("turn-began", { seat: 0 })] }),
    moment({ zones: { line: [1, 0, 2, 1] }, totals: [0, 0], events: [event("played", { seat: 0, action: "c" })] }),
    moment({ zones: { line: [0, 2, 1] }, totals: [3, 0], events: [event("collected", { seat: 0, noble: "b" }), event("put", { seat: 1, noble: "b" }), event("turn-began", { seat: 1 })] }),
    moment({ zones: { line: [2, 1] }, totals: [1, 2], over: true, events: [event("collected", { seat: 1, noble: "a" }), event("taken", { seat: 1, noble: "c", whom: 0 }), event("collected", { seat: 1, noble: "c" })] }),
  ];

  it("has a row for each turn, with the line as it stood when it began", () => {
    const turns = turnsOf(seen, face);
    expect(turns.map((one) => [one.day, one.seat, one.step, one.line, one.played, one.totals])).toEqual([
      [1, 0, 0, [0, 1, 2, 1], [2], [3, 0]],
      [1, 1, 2, [0, 2, 1], [], [1, 2]],
    ]);
    expect([...takenFrom(turns[0]!)]).toEqual([1]); // of two copies the one nearer to the front
  });

  it("tells once what is collected, taken and put, and who has it at last", () => {
    const turns = turnsOf(seen, face);
    expect(turns[1]!.changes.map((one) => [one.seat, one.face, one.from])).toEqual([[1, 0, -1], [1, 2, 0]]);
    expect(harvest(turns, 2)).toEqual([[], [1, 0, 2]]);
  });
});

describe("promises and deeds", () => {
  const seen = [
    moment({ zones: { "gold@0": [3], "gold@1": [3] }, events: [event("invaded", { seat: 0, round: 1, arms: "arms:x" })] }),
    moment({ zones: { "gold@0": [3], "gold@1": [3] }, events: [["claim-scotland", { seat: 1 }], ["claim-daggers", { seat: 1, count: 0 }]] }),
    moment({ zones: { "gold@0": [3], "gold@1": [5], "daggers@1": [-1] }, events: [
      event("stood-for-scotland", { seat: 0, count: 2 }), event("stood-for-england", { seat: 1, count: 1 }), event("english-won", { seat: 0, scots: 2, english: 6 })] }),
    moment({ zones: { "gold@0": [4], "gold@1": [5], "daggers@1": [-1] }, events: [event("round-ended", { seat: 0, round: 1 }), event("invaded", { seat: 0, round: 2, arms: "arms:y" })] }),
    moment({ zones: { "gold@0": [4], "gold@1": [9], "daggers@1": [-1, -1] }, events: [] }),
  ];

  it("has what was said, the side taken, and what each had when the round was over", () => {
    const [first, second] = roundsOf(seen, 2);
    expect(first!.deeds.map(({ promised, side, units, gold, daggers }) => [promised, side, units, gold, daggers])).toEqual([["", "bonnet", 2, 4, 0], ["bonnet", "crown", 1, 5, 1]]);
    expect(first!.deeds[1]!.said.map(([id]) => id)).toEqual(["claim-scotland", "claim-daggers"]);
    expect([first!.fought, first!.battle!.won, first!.step, second!.step, second!.battle]).toEqual([2, "english", 0, 3, null]);
    expect(second!.deeds.map(({ change, more }) => [change, more])).toEqual([[0, 0], [4, 1]]);
  });
});

describe("every exchange", () => {
  const scene = { sheet: { serves: ["attack", "stop", "evade", "taken", "open"] } as Sheet, moment: moment({}) };
  const blow = (who: number, card: number): number[] => [who, card, -1, 0, 0, 0, 9];
  const open = (who: number): number[] => [who, -1, -5, 0, 0, 0];
  const hit = (who: number): number[] => [who, -1, -4, 0, 1, 0];
  const at = (number: number, ladder: number[][]) => moment({ zones: { ladder }, status: ["status", { number }] });

  it("is told once, as it ended, in the turn in which it was struck", () => {
    const bouts = boutsOf(scene, [
      at(1, []), at(1, [blow(1, 7), open(2)]), at(1, [blow(1, 7), hit(2)]), at(2, [blow(1, 7), hit(2), blow(1, 8), hit(2)]), at(2, [blow(2, 9), open(1)]), at(3, [blow(2, 9), hit(1)]),
    ]);
    expect(bouts.map(({ turn, step, exchange }) => [turn, step, exchange.attack.card, exchange.answer.serves])).toEqual([[1, 1, 7, "taken"], [1, 3, 8, "taken"], [2, 4, 9, "taken"]]);
  });
});
