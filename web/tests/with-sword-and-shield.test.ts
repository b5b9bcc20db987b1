import { describe, expect, it } from "vitest";
import { foreseenOf } from "../src/boards/with-sword-and-shield/read";
import type { Scene } from "../src/lib/scene";

const attack = (price: number) => [40, 7, -1, 0, 0, price, 10, 4, 6];
const met = (price: number) => [41, 9, -2, 3, 0, price, 7, 3, 4];
const scene = (now: number[][], then?: number[][]) => ({
  sheet: { serves: ["attack", "stop"] }, moment: { zones: { ladder: now } }, preview: then ? { zones: { ladder: then } } : null,
}) as unknown as Scene;

describe("the exchanges as they would be", () => {
  it("are none while nothing changes, though a preview knows neither what was paid nor the terms", () => {
    expect(foreseenOf(scene([attack(2), met(1)]))).toBeNull();
    expect(foreseenOf(scene([attack(2), met(1)], [attack(0), met(0)]))).toBeNull();
    expect(foreseenOf(scene([attack(2), met(1)], [[...attack(0).slice(0, 7), 6, 4], met(0)]))).toBeNull();
  });

  it("keep what was paid for earlier ones", () => {
    const found = foreseenOf(scene([attack(2), met(1)], [attack(0), met(0), attack(0), met(0)]))!;
    expect(found.map((one) => [one.attack.price, one.answer.price])).toEqual([[2, 1], [0, 0]]);
  });
});
