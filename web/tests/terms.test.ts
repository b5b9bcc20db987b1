import { expect, test } from "vitest";
import { together } from "../src/lib/terms";
import type { Scored } from "../src/lib/wire";

const term = (card: string, points = 1): Scored => ({ what: "card", card, count: 1, points, rule: "" });

test("equal terms of a score stand together, where the first of them stood", () => {
  const told = together([term("a"), term("b", 2), term("a"), term("a", 3)]);
  expect(told.map((one) => [one.term.card, one.term.points, one.times])).toEqual([["a", 1, 2], ["b", 2, 1], ["a", 3, 1]]);
});
