// A played card shows itself: which one, by the events of a moment.
import { expect, test } from "vitest";
import { played } from "../src/lib/played";
import type { Message, Moment, Sheet } from "../src/lib/wire";

const sheet = { uses: ["event-played"], played: ["card"], cards: [{ ref: "card:one" }, { ref: "knight:two" }, { ref: "card:three" }] } as unknown as Sheet;
const moment = (events: Message[], mine = 0): Moment => ({ seat: 0, events, mine: Array(mine).fill({}) }) as unknown as Moment;

test("the last card that was played, and no other thing an event names", () => {
  expect(played(sheet, moment([]))).toBe(-1);
  expect(played(sheet, moment([["event-drew", { seat: 1, card: "card:one" }]]))).toBe(-1);
  expect(played(sheet, moment([["event-played", { seat: 1, knight: "knight:two", card: "card:one" }]]))).toBe(0);
  const two: Message[] = [["event-played", { seat: 1, card: "card:one" }], ["event-played", { seat: 2, card: "card:three" }]];
  expect(played(sheet, moment(two))).toBe(2);
});

test("my own is not in my way while I am asked on", () => {
  const mine: Message[] = [["event-played", { seat: 0, card: "card:one" }]];
  expect(played(sheet, moment(mine, 1))).toBe(-1);
  expect(played(sheet, moment(mine))).toBe(0);
});
