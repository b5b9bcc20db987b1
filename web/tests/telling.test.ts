// What hit me and what came to an end is told apart from all that happened.
import { expect, test } from "vitest";
import { ending, telling, weighing, weighty } from "../src/lib/telling";
import type { Message, Sheet } from "../src/lib/wire";
import type { Words } from "../src/lib/words";

const sheet = { cards: [], fine: [], more: ["event-paid", "event-lost"], uses: ["event-played"], harms: ["event-taken", "event-lost"], ends: ["event-will-end", "event-ended"] } as unknown as Sheet;
const words = { has: () => true, message: ([id, facts]: Message) => `${id.slice(6)} ${Object.values(facts).join(" ")}.` } as unknown as Words;
const told = (you: number | null, ...events: Message[]) => weighty(sheet, words, you, events).map((one) => `${one.harm ? "!" : "."} ${one.text}`);

const played: Message = ["event-played", { seat: 2, card: "x" }];
const moved: Message = ["event-moved", { seat: 2 }];

test("what another's card took from me is told with the card, whoever is named as the one who loses", () => {
  expect(told(1, played, moved, ["event-taken", { seat: 2, whom: 1 }])).toEqual(["! played 2 x. taken 2 1."]);
  expect(told(1, played, ["event-lost", { seat: 1 }], ["event-lost", { seat: 1 }])).toEqual(["! played 2 x. lost 1.", "! lost 1."]);
  expect(told(2, played, ["event-taken", { seat: 2, whom: 1 }])).toEqual([]);
});

test("an end is told to everybody, with a card only if that says so itself", () => {
  expect(told(null, played, ["event-will-end", { seat: 2 }], moved, ["event-ended", { seat: 2 }])).toEqual([". played 2 x. will-end 2.", ". ended 2."]);
  expect(told(0, played, moved, ["event-ended", { seat: 2 }])).toEqual([". ended 2."]);
});

test("briefly, what says more of something is left out unless it weighs", () => {
  const events: Message[] = [played, ["event-paid", { seat: 2 }], ["event-lost", { seat: 1 }]];
  const texts = (briefly: boolean) => telling(sheet, words, 1, events, briefly).map((one) => one.text);
  expect(texts(false)).toEqual(["played 2 x. paid 2. lost 1."]);
  expect(texts(true)).toEqual(["played 2 x. lost 1."]);
});

test("what ended the game is what its last turn says of an end", () => {
  const turn: Message = ["event-turn-began", { seat: 2 }];
  expect(ending(sheet, words, [turn, ["event-ended", { seat: 0 }], turn, played, ["event-will-end", { seat: 2 }]])).toBe("played 2 x. will-end 2.");
});

test("cards that are named one after the other are named in one sentence", () => {
  const cards = ["a", "b", "c"].map((id) => ({ ref: `card:${id}` }));
  const drawing = { ...sheet, cards, fine: [], more: ["event-drew"] } as unknown as Sheet;
  const drew = (card: string): Message => ["event-drew", { seat: 1, card }];
  const said = (...events: Message[]) => telling(drawing, words, 0, events).map((one) => `${one.at} ${one.text}`);
  expect(said(played, drew("card:a"), drew("card:b"), drew("card:c"), moved)).toEqual(["0 played 2 x. drew 1 card:a,card:b,card:c.", "4 moved 2."]);
  expect(said(drew("card:a"), ["event-drew", { seat: 2, card: "card:b" }])).toEqual(["0 drew 1 card:a. drew 2 card:b."]);
  expect(said(played, drew(""), drew(""))).toEqual(["0 played 2 x. drew 1 . drew 1 ."]);
});

test("where the board shows what was decided, only that is told besides, and what it ends", () => {
  const decided = { ...sheet, stays: ["event-won"] } as unknown as Sheet;
  const stood = (seat: number): Message => ["event-stood", { seat }];
  const paid = (seat: number, whom: number): Message => ["event-robbed", { seat, whom }];
  const heard = weighing(decided, [stood(0), stood(1), played, ["event-won", { seat: 0 }], paid(0, 1), paid(0, 2), ["event-ended", { seat: 0 }]]);
  expect(heard.map(([id, facts]) => `${id.slice(6)} ${Object.values(facts).join(" ")}`)).toEqual(["played 2 x", "won 0", "ended 0"]);
});
