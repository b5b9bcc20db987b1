import { describe, expect, it } from "vitest";
import { partOf, proven } from "../src/lib/fair";

const secret = "00".repeat(32);
const promise = "62dcf1042cb6ae56e318d1c1c4e768a54d2accad8b146dffa494247e93562bb5"; // as tabard.table.fair makes it of 32 zeros
const journal = (values: string[], fair = promise) => `${JSON.stringify({ dice: { fair, values }, secret })}\n["end"]\n`;

describe("fair dice", () => {
  it("draws 128 bits for a table, once, and nothing after the deal", () => {
    const mine = partOf({ id: "one", promise });
    expect(mine).toMatch(/^[0-9a-f]{32}$/);
    expect(partOf({ id: "one", promise: "another" })).toBe(mine);
    expect(partOf({ id: "two", promise })).not.toBe(mine);
    expect(partOf({ id: "three", promise, state: "playing" })).toBe("");
  });

  it("looks for its own part and for the promise in the journal", async () => {
    expect(await proven({ promise, value: "mine" }, journal(["mine", "yours"]))).toEqual({ mine: true, kept: true });
    expect(await proven({ promise, value: "mine" }, journal(["other", "yours"]))).toEqual({ mine: false, kept: true });
    expect(await proven({ promise: "another", value: "" }, journal([]))).toEqual({ mine: null, kept: false });
  });
});
