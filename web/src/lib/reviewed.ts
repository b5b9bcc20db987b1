// What a review says, as it is shown: numbers in the words of a language, decisions in the order in which one wants to read them.
import { stepOf } from "./marks";
import { plainly } from "./naming";
import type { Account, Choice, Decision, Moment, Review } from "./wire";
import type { Words } from "./words";

export const SIGNS: Record<string, string> = { best: "★", fine: "✓", doubtful: "?", mistake: "✗" }; // never colour alone
export const CLASSES = Object.keys(SIGNS);
export const DASHES = ["", "7 4", "2 4", "10 4 2 4", "1 3", "14 4"]; // lines differ by more than colour
const CHANCES = ["deal", "cards", "choices"];

export const percent = (share: number) => `${Math.round(100 * share)} %`;
export const decimal = (words: Words, number: number) => words.say("review-number", { number: Number(number.toFixed(1)) });
export const within = (words: Words, error: number) => decimal(words, 100 * error);
export const ahead = (words: Words, number: number) => (Number(number.toFixed(1)) < 0 ? "−" : "+") + decimal(words, Math.abs(number));
export const signed = (words: Words, share: number) => ahead(words, 100 * share);

/** How a seat came from its start to its result: each part begins where the one before it ends; places from 0 to 1. */
export function fall(one: Account): { zero: number; parts: { part: string; value: number; error: number; from: number; wide: number }[] } {
  const values = [["start", one.start, 0], ["skill", one.skill, one.skill_error], ["others", one.others, one.others_error], ["luck", one.luck, one.luck_error]] as const;
  const ends = values.reduce<number[]>((before, [, value]) => [...before, before.at(-1)! + value], [0]);
  const [least, most] = [Math.min(...ends), Math.max(1, ...ends)];
  const parts = values.map(([part, value, error], at) => {
    const from = (Math.min(ends[at]!, ends[at + 1]!) - least) / (most - least);
    return { part, value, error, from, wide: Math.abs(value) / (most - least) };
  });
  return { zero: -least / (most - least), parts };
}

/** The parts of a seat's luck; one that has no say in a game is left out. */
export function chances(words: Words, one: Account): string {
  return CHANCES.filter((part) => one.chances[part]).map((part) => `${words.say(`review-${part}`)} ${signed(words, one.chances[part]!)}`).join(" · ");
}

/** Of one seat, or of all: first what was wrong, the dearest before the others; then the rest, as it came. */
export function ordered(found: Review, seat: number): { wrong: Decision[]; rest: Decision[] } {
  const mine = found.decisions.filter((one) => seat < 0 || one.seat === seat);
  const bad = (one: Decision) => CLASSES.indexOf(one.verdict) >= 2;
  const cost = (one: Decision) => one.choices[one.taken]!.cost + Number(one.verdict === "mistake");
  return { wrong: mine.filter(bad).sort((a, b) => cost(b) - cost(a)), rest: mine.filter((one) => !bad(one)) };
}

/** Every option that was compared to the end, the best first; and those that were set aside before. */
export function options(one: Decision): { compared: [Choice, number][]; aside: Choice[] } {
  const all = one.choices.map((choice, at): [Choice, number] => [choice, at]);
  all.sort(([a, i], [b, j]) => Number(j === one.best) - Number(i === one.best) || b.share - a.share || i - j);
  return { compared: all.filter(([choice]) => choice.compared), aside: all.filter(([choice]) => !choice.compared).map(([choice]) => choice) };
}

/** The decisions between a point of the curve and the one before it. */
export function decided(found: Review, point: number): Decision[] {
  const [before, now] = [found.points[point - 1]?.answer ?? 0, found.points[point]!.answer];
  return found.decisions.filter((one) => one.answer > before && one.answer <= now);
}

/** When a point of the curve is: after which answer, and where the game was. */
export function when(words: Words, found: Review, point: number): string {
  const { answer, status } = found.points[point]!;
  return [...(answer ? [words.say("review-answer", { number: answer })] : [words.say("review-deal")]), plainly(words.message(status))].join(" · ");
}

/** What a choice cost that is not the best. */
export function costing(words: Words, one: Decision): string {
  const { cost, cost_error } = one.choices[one.taken]!;
  return words.say("review-cost", { cost: within(words, cost), error: within(words, cost_error) });
}

/** What would have been better. */
export function better(words: Words, one: Decision): string {
  const { said, share } = one.choices[one.best]!;
  return words.say("review-better", { option: plainly(words.message(said)), share: Math.round(100 * share) });
}

/** By the step of a game one goes through: what is said of what was decided there. */
export function noted(words: Words, found: Review, moments: Moment[]): Map<number, string> {
  const notes = new Map<number, string>();
  for (const one of found.decisions) {
    const step = stepOf(moments, String(one.question));
    const taken = `${SIGNS[one.verdict]} ${words.seat(one.seat)}: ${plainly(words.message(one.choices[one.taken]!.said))}`;
    const note = one.verdict === "best" ? `${taken} (${words.say("review-best")}).` : `${taken} (${words.say(`review-${one.verdict}`)}: ${costing(words, one)}). ${better(words, one)}.`;
    notes.set(step, [...(notes.has(step) ? [notes.get(step)!] : []), note].join(" "));
  }
  return notes;
}
