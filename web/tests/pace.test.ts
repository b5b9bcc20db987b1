// What others do is shown one by one; what I did never waits.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, reading } from "../src/lib/pace.svelte";
import type { Speed } from "../src/lib/settings.svelte";

let shown: string[] = [];
const paced = (speed: Speed) => new Pace<string>((one) => (shown.push(one), { text: one === "quiet" ? "" : one, stays: one === "battle" }), () => speed);

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("fast: as it comes", () => {
  const pace = paced("fast");
  for (const one of ["a", "b", "c"]) pace.add(one, false);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pace.told).toBe("");
});

test("calm: each stays as long as it takes to read, and what tells nothing takes no time", () => {
  const pace = paced("calm");
  for (const one of ["a", "quiet", "b"]) pace.add(one, false);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(reading("a"));
  expect(shown).toEqual(["a", "quiet", "b"]);
  expect(pace.told).toBe("b");
  vi.advanceTimersByTime(reading("b"));
  expect(pace.told).toBe("");
  expect(reading("x".repeat(1000))).toBe(6000);
});

test("wait: nothing goes on before I say so", () => {
  const pace = paced("wait");
  for (const one of ["a", "b"]) pace.add(one, false);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["a"]);
  pace.on();
  expect(shown).toEqual(["a", "b"]);
  pace.on();
  expect(pace.told).toBe("");
});

test("wait: set while something is read, it holds for that too", () => {
  let speed: Speed = "calm";
  const pace = new Pace<string>((one) => (shown.push(one), { text: one, stays: false }), () => speed);
  for (const one of ["a", "b"]) pace.add(one, false);
  speed = "wait";
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["a"]);
});

test("calm: who goes on sees everything at once", () => {
  const pace = paced("calm");
  for (const one of ["a", "b", "c"]) pace.add(one, false);
  pace.on();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pace.told).toBe("");
});

test("an answer to what I said is shown at once, after all before it", () => {
  const pace = paced("wait");
  for (const one of ["a", "b"]) pace.add(one, false);
  pace.add("quiet", true);
  expect(shown).toEqual(["a", "b", "quiet"]);
  expect(pace.told).toBe("");
});

test.each([false, true])("calm: what decides a part of the game stays until somebody goes on, then the next is shown; did I do it: %s", (mine) => {
  const pace = paced("calm");
  pace.add("battle", mine);
  for (const one of ["a", "b"]) pace.add(one, false);
  vi.advanceTimersByTime(60_000);
  expect([shown, pace.told, pace.stays]).toEqual([["battle"], "battle", true]);
  pace.on();
  expect([shown, pace.told, pace.stays]).toEqual([["battle", "a"], "a", false]);
});

test("fast: nothing stays", () => {
  const pace = paced("fast");
  for (const one of ["battle", "a"]) pace.add(one, false);
  expect([shown, pace.told]).toEqual([["battle", "a"], ""]);
});

test("calm: who skips what is being read comes to what stays", () => {
  const pace = paced("calm");
  for (const one of ["a", "b", "battle", "c"]) pace.add(one, false);
  pace.on();
  expect([shown, pace.told, pace.stays]).toEqual([["a", "b", "battle"], "battle", true]);
});
