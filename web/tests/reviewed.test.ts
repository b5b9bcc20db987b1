import { expect, test } from "vitest";
import { ahead, chances, decided, fall, noted, options, ordered, percent, signed } from "../src/lib/reviewed";
import { bundle, LANGUAGES, Words } from "../src/lib/words";
import type { Account, Choice, Decision, Moment, Review } from "../src/lib/wire";

const choice = (share: number, cost = 0, compared = true) => ({ share, cost, compared }) as Choice;
const decision = (answer: number, seat: number, verdict: string, cost = 0) =>
  ({ answer, question: answer, seat, verdict, taken: 0, best: 1, choices: [choice(0.3, cost), choice(0.5)] }) as Decision;
const account = { seat: 0, start: 0.25, skill: -0.3, skill_error: 0.05, others: 0.1, others_error: 0.04, luck: 0.95, luck_error: 0.06, result: 1, chances: { deal: 0.95, cards: 0, choices: 0 } } as unknown as Account;

test("numbers are written as the language writes them, and zero has no minus", async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => new Words(language, await bundle(language, "", "review"))));
  expect(all.map((words) => signed(words, -0.1234))).toEqual(["−12.3", "−12,3", "−12,3"]);
  expect(ahead(all[0]!, -0.04)).toBe("+0.0");
  expect(percent(0.456)).toBe("46 %");
  expect(chances(all[0]!, account)).toBe("the deal +95.0");
});

test("each part of an account begins where the one before it ends, and the last ends with the result", () => {
  const { zero, parts } = fall(account);
  const high = 1.05; // from −0.05 to 1
  expect(zero).toBeCloseTo(0.05 / high);
  expect(parts.map(({ part }) => part)).toEqual(["start", "skill", "others", "luck"]);
  expect(parts[1]!.from).toBeCloseTo(0);
  expect(parts[3]!.from + parts[3]!.wide).toBeCloseTo(1);
});

test("what was wrong comes first, the dearest before the others; what was well done as it came", () => {
  const decisions = [decision(1, 0, "best"), decision(2, 0, "doubtful", 0.05), decision(3, 1, "mistake", 0.2), decision(4, 0, "mistake", 0.07), decision(5, 0, "fine")];
  const found = { decisions } as Review;
  expect(ordered(found, -1).wrong.map((one) => one.answer)).toEqual([3, 4, 2]);
  expect(ordered(found, 0).wrong.map((one) => one.answer)).toEqual([4, 2]);
  expect(ordered(found, 0).rest.map((one) => one.answer)).toEqual([1, 5]);
});

test("the best option comes first though another seemed to promise more; what was set aside stands apart", () => {
  const one = { ...decision(1, 0, "fine"), choices: [choice(0.3), choice(0.5), choice(0.9), choice(0.8, 0, false)], best: 1 };
  expect(options(one).compared.map(([, at]) => at)).toEqual([1, 2, 0]);
  expect(options(one).aside.map(({ share }) => share)).toEqual([0.8]);
});

test("a step has the decisions since the point before it", () => {
  const found = { decisions: [1, 2, 3, 4].map((answer) => decision(answer, 0, "best")), points: [{ answer: 0 }, { answer: 1 }, { answer: 3 }] } as Review;
  expect(decided(found, 2).map((one) => one.answer)).toEqual([2, 3]);
  expect(decided(found, 0)).toEqual([]);
});

test("a step says how good what was decided there was, and what was better", async () => {
  const words = new Words("en", await bundle("en", "guillotine", "review"), null, ["Ana", "Ben"]);
  const moments = [[1], [2], [3, 4]].map((asked) => ({ asked: asked.map((number) => [number]), over: false })) as unknown as Moment[];
  const said = (one: Decision) => ({ ...one, choices: one.choices.map((choice) => ({ ...choice, cost_error: 0.01, said: ["option-pass", {}] })) }) as unknown as Decision;
  const found = { decisions: [decision(1, 0, "best"), decision(3, 0, "mistake", 0.07), decision(4, 1, "best")].map(said) } as Review;
  const pass = words.say("option-pass");
  expect([...noted(words, found, moments)]).toEqual([
    [0, `★ Ana: ${pass} (best).`],
    [2, `✗ Ana: ${pass} (mistake: costs 7.0 ± 1.0 points). Better: ${pass} (50 %). ★ Ben: ${pass} (best).`],
  ]);
});
