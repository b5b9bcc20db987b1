import { describe, expect, it } from "vitest";
import { below, onwards, tree, walk } from "../src/lib/tree";
import type { Mine } from "../src/lib/wire";

const asked = (...paths: string[][]): Mine => ({
  number: 1, kind: "play", needed: true, sealed: -1, ask: ["ask-play", {}], options: paths.map((path, i) => [path, "option", {}, i]),
});

describe("the tree of touches", () => {
  const root = tree([asked(["pass"], ["hand:1"], ["hand:2", "line:3"], ["hand:2", "line:4"], ["hand:3", "line:1", "line:2"])]);

  it("leads to every option by its touches", () => {
    expect(below(root).map((choice) => choice.place)).toEqual([0, 1, 2, 3, 4]);
    expect(walk(root, ["hand:2", "line:4"])?.here[0]?.place).toBe(3);
    expect(walk(root, ["hand:9"])).toBeNull();
  });

  it("walks by itself where there is one way only", () => {
    expect(onwards(root, ["hand:3"])).toEqual(["hand:3", "line:1", "line:2"]);
    expect(onwards(root, ["hand:2"])).toEqual(["hand:2"]);
    expect(onwards(root, [])).toEqual([]);
  });

  it("stops where the touches say something already", () => {
    const also = tree([asked(["hand:1"], ["hand:1", "line:2"])]);
    expect(onwards(also, ["hand:1"])).toEqual(["hand:1"]);
  });
});
