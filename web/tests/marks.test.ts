// An address of a moment means the same to everybody, though everybody counts moments of their own.
import { expect, test } from "vitest";
import { END, markOf, stepOf, toldIn } from "../src/lib/marks";
import type { Message, Moment } from "../src/lib/wire";

function seen(...open: number[][]): Moment[] {
  return open.map((numbers, n) => ({ n, over: false, asked: numbers.map((number) => [number, 0, "any", true, false, -1]), events: [] }) as unknown as Moment);
}

const ended = (moments: Moment[]) => [...moments, { n: moments.length, over: true, asked: [], events: [] } as unknown as Moment];

test("one who saw more in between comes to the same question", () => {
  const ana = ended(seen([1, 2], [1, 2], [3], [4])); // she sealed an answer to 1 and noticed it
  const watcher = ended(seen([1, 2], [3], [4]));
  for (const at of ana.keys()) {
    const there = watcher[stepOf(watcher, markOf(ana, at))]!;
    expect([there.over, there.asked]).toEqual([ana[at]!.over, ana[at]!.asked]);
  }
  expect(markOf(watcher, 3)).toBe(END);
});

test("who is behind sees the last there is, and nonsense is the beginning", () => {
  const late = seen([1], [2]);
  expect([stepOf(late, "7"), stepOf(late, END), stepOf(late, "x")]).toEqual([1, 1, 0]);
});

test("an event is found in the moment that told it", () => {
  const event: Message = ["event", {}];
  const moments = seen([1], [2], [3]).map((one, at) => ({ ...one, events: Array.from({ length: [2, 0, 3][at]! }, () => event) }));
  expect([0, 1, 2, 4, 9].map((at) => toldIn(moments, at))).toEqual([0, 0, 2, 2, 2]);
});
