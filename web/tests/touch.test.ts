// The touches of a choice: dragging walks the same tree as pressing, and a guide points along it.
import { expect, test } from "vitest";
import { Touch } from "../src/lib/touch.svelte";
import type { Mine, Option } from "../src/lib/wire";

const option = (path: string): Option => [path.split(" "), "option", {}, 0];
function asked(...paths: string[]): Touch {
  const touch = new Touch();
  const question: Mine = { number: 1, kind: "any", needed: true, sealed: -1, ask: ["ask", {}], options: paths.map(option) };
  touch.ask([question]);
  return touch;
}

test("what is lifted lights where it can be dropped, and the drop is both touches", () => {
  const touch = asked("line:2 line:4", "line:2 line:5", "line:3 line:5", "pass");
  expect(touch.lift("line:2")).toBe(true);
  expect([touch.lit("line:4"), touch.lit("line:5"), touch.lit("line:3"), touch.lit("pass")]).toEqual([true, true, false, false]);
  touch.drop("line:5", true);
  expect(touch.choice?.place).toBe(1);
  expect(touch.lifted).toBe("");
});

test("what there was no other way than is not taken back by pressing it; what was pressed is", () => {
  const touch = asked("line:1 line:2 line:3", "line:1 line:3 line:2", "line:2 line:1 line:3");
  touch.press("line:1");
  touch.press("line:2");
  expect(touch.choice?.place).toBe(0);
  touch.press("line:3");
  expect(touch.choice?.place).toBe(0);
  touch.press("line:2");
  expect(touch.way).toEqual(["line:1"]);
});

test("a drop on the table presses what was lifted; a drop elsewhere leaves all as it was", () => {
  const touch = asked("line:2 line:4", "line:2 line:5", "pass");
  touch.lift("line:2");
  touch.drop("hand:1", true);
  expect(touch.way).toEqual(["line:2"]);
  touch.lift("line:2");
  touch.drop("", false);
  expect(touch.way).toEqual([]);
});

test("a card that says all by itself is played by dropping it on the table, not beside it", () => {
  const touch = asked("hand:1", "hand:2", "pass");
  touch.lift("hand:2");
  touch.drop("", false);
  expect(touch.choice).toBeNull();
  touch.lift("hand:2");
  touch.drop("", true);
  expect(touch.choice?.place).toBe(1);
});

test("where the path begins with what is to be done, the card is dropped on that", () => {
  const touch = asked("discard hand:1", "discard hand:2", "hand:2");
  expect(touch.lift("hand:1")).toBe(true);
  expect(touch.lit("discard")).toBe(true);
  touch.drop("discard", false);
  expect(touch.choice?.place).toBe(0);
});

test("what leads nowhere cannot be lifted", () => {
  const touch = asked("hand:1", "pass");
  expect(touch.lift("hand:7")).toBe(false);
  expect(touch.lifted).toBe("");
});

test("a guide points at the next touch, and at nothing once somebody goes another way", () => {
  const touch = asked("line:2 line:4", "line:2 line:5", "line:3 line:4", "line:3 line:5");
  touch.hint = ["line:2", "line:5"];
  expect([touch.pointed("line:2"), touch.pointed("line:5"), touch.pointed()]).toEqual([true, false, false]);
  touch.press("line:2");
  expect([touch.pointed("line:2"), touch.pointed("line:5")]).toEqual([false, true]);
  touch.press("line:5");
  expect(touch.pointed()).toBe(true);
  touch.clear();
  touch.press("line:3");
  expect([touch.pointed("line:4"), touch.pointed("line:5"), touch.pointed()]).toEqual([false, false, false]);
});

test("of equal cards the one that was taken is chosen, else the first; another can be taken instead", () => {
  const touch = asked("hand:1 seat:1", "hand:1 seat:2");
  const [first, second] = [{}, {}];
  touch.lay("hand:1", first);
  const off = touch.lay("hand:1", second);
  expect([touch.one("hand:1", first), touch.one("hand:1", second)]).toEqual([true, false]);
  expect(touch.instead("hand:1", second)).toBe(false);
  touch.press("hand:1");
  expect([touch.one("hand:1", first), touch.one("hand:1", second)]).toEqual([false, true]);
  expect(touch.instead("hand:1", first)).toBe(true);
  expect([touch.one("hand:1", first), touch.one("hand:1", second), touch.way]).toEqual([true, false, ["hand:1"]]);
  touch.instead("hand:1", second);
  off();
  expect(touch.one("hand:1", first)).toBe(true);
});
