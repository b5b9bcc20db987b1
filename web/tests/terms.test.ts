import { expect, test } from "vitest";
import { tallied, together } from "../src/lib/terms";
import type { Message, Scored, Sheet } from "../src/lib/wire";

const term = (card: string, points = 1): Scored => ({ what: "card", card, count: 1, points, rule: "" });

test("equal terms of a score stand together, where the first of them stood", () => {
  const told = together([term("a"), term("b", 2), term("a"), term("a", 3)]);
  expect(told.map((one) => [one.term.card, one.term.points, one.times])).toEqual([["a", 1, 2], ["b", 2, 1], ["a", 3, 1]]);
});

test("what is counted of each seat is counted by the events that name it", () => {
  const sheet = { seats: 3, tallies: { played: ["event-played", "event-laid"], lost: ["event-lost"] } } as unknown as Sheet;
  const events: Message[] = [["event-played", { seat: 2 }], ["event-laid", { seat: 2 }], ["event-drew", { seat: 1 }], ["event-played", { seat: 0 }]];
  expect(tallied(sheet, events)).toEqual([{ name: "played", counts: [1, 0, 2] }]);
});
