import { describe, expect, it } from "vitest";
import { comb, curve, joined, scallops, straight, tight } from "../src/boards/guillotine/pen";
import { pictogram, spread, verbs } from "../src/boards/guillotine/pictograms";
import { drawn, madeUp, portrait, SITTERS } from "../src/boards/guillotine/portraits";
import { across, acrossHand, acrossLine, acrossNobles, added, ahead, elsewhere, foreseen, leaving, places, rowsFor, shares, shift, shown, sizeFor, widest, worth } from "../src/boards/guillotine/reading";
import { reasons } from "../src/lib/reasons";
import type { Card, Option, Place } from "../src/lib/wire";

const noble = (id: string, group: string, value: string): Card => ({
  ref: `noble:${id}`, group, value, special: false, copies: 1, source: "public", named: [`noble-${id}`, {}], numbers: {}, printed: {}, gist: [], name: "", text: "",
});
const zone = (name: string, owner: number): Place => ({ key: owner < 0 ? name : `${name}@${owner}`, name, look: "pile", owner, part: 0, most: 0, touch: name });
const option = (...path: string[]): Option => [path, "option", {}, 0];

describe("the pen", () => {
  it("writes a path again in fewer letters, and the same", () => {
    expect(tight("M10 10L20 10L20 20z")).toBe("m10 10l10 0 0 10z");
    expect(tight("M10 10h10v10zM0 0L5 5")).toBe("m10 10h10v10zm-10-10l5 5");
    expect(tight("M0 0A2 2 0 0 1 4 0A2 2 0 0 1 8 .5")).toBe("m0 0a2 2 0 014 0 2 2 0 014 .5");
    expect(tight("M1.04 1L2.26 3.3", 2)).toBe("m2 2l3 5");
    expect(tight("M0 0A2 2 30 1 0 4 0", 2)).toBe("m0 0a4 4 30 108 0");
    expect(straight("M1 2Q3 -4 5.5 6M0 0Q1 1 2 2")).toBe("M1 2L5.5 6M0 0L2 2");
    expect(joined([["line", "M0 0"], ["line", "M1 1"], ["skin", "M2 2"], ["skin", "M3 3"], ["line", "M4 4"]])).toEqual([["line", "M0 0M1 1"], ["skin", "M2 2"], ["skin", "M3 3"], ["line", "M4 4"]]);
    expect(tight("M10.5 .5L30.75 -20 40 0")).toBe("m10.5 .5l20.3-20.5 9.2 20");
  });

  it("draws through every point", () => {
    expect(curve([[0, 0], [6, 0], [6, 6]])).toBe("M0 0C1 0 5 -1 6 0S6 5 6 6");
    expect(scallops([[0, 0], [10, 0]], 2).match(/A/g)).toHaveLength(2);
    expect(comb([[0, 0], [10, 0]], [[0, 5], [10, 5]], 3)).toBe("M0 0L0 5M5 0L5 5M10 0L10 5");
  });
});

describe("portraits", () => {
  it("has one for each noble of our set, none like another and none heavy", () => {
    const all = Object.entries(SITTERS).map(([id, who]) => [id, drawn(who, "red")] as const);
    expect(all).toHaveLength(40);
    const texts = all.map(([, one]) => JSON.stringify([one.behind, one.body, one.face, one.things, one.head, one.hair, one.trim]));
    expect(new Set(texts).size).toBe(40);
    for (const text of texts) expect(text).not.toMatch(/NaN|undefined/);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(6000);
  });

  it("makes up the same face for the same unknown noble, and others for others", () => {
    expect(madeUp("bell-ringer", "blue")).toEqual(madeUp("bell-ringer", "blue"));
    const faces = Array.from({ length: 12 }, (_, i) => JSON.stringify(madeUp(`own-${i}`, "green")));
    expect(new Set(faces).size).toBe(12);
    expect(portrait("bell-ringer", "no such group").face.length).toBeGreaterThan(4);
  });
});

describe("pictograms", () => {
  it("reads the verbs of a card", () => {
    expect(verbs("move-a-noble forward=1,2 only=green; play-another")).toEqual([
      { name: "move-a-noble", given: { forward: "1,2", only: "green" } }, { name: "play-another", given: {} },
    ]);
    expect([spread("1,2,3"), spread("4")]).toEqual(["1–3", "4"]);
  });

  it("says the numbers", () => {
    expect(pictogram("move-a-noble back=1,2,3", "").labels.map((one) => one.text)).toEqual(["1–3"]);
    expect(pictogram("stay", "each colour=blue points=1").labels[0]!.text).toBe("+1");
    expect(pictogram("stay-before-another", "worth is=-2").labels[0]!.text).toBe("−2");
    expect(pictogram("collect-nothing; draw-at-the-end cards=3", "").labels.map((one) => one.text)).toEqual(["+3▯"]);
    expect(pictogram("verbs-of-another-game", "").strokes).toHaveLength(1);
  });
});

describe("reading a moment", () => {
  it("counts what a pile has of each group", () => {
    const pile = [noble("a", "red", "4"), noble("b", "red", "*"), noble("c", "gray", "−2")];
    expect(shares(pile)).toEqual([{ group: "red", count: 2 }, { group: "gray", count: 1 }]);
    expect([worth("−2"), worth("*"), worth(""), shown(-3)]).toEqual([-2, null, null, "−3"]);
  });

  it("knows who is ahead", () => {
    expect([ahead([0, 0]), ahead([3, 5, 5]), ahead([2, 1])]).toEqual([[], [1, 2], [0]]);
  });

  it("finds the one that moved", () => {
    expect(shift([1, 2, 3, 4], [3, 1, 2, 4])).toEqual([2, 0]);
    expect(shift([1, 2, 3, 4], [1, 3, 4, 2])).toEqual([1, 3]);
    expect(shift([1, 2, 3, 4], [4, 3, 2, 1])).toBeNull();
    expect(shift([1, 2], [1, 2])).toBeNull();
    expect(shift([1, 2], [1])).toBeNull();
  });

  it("finds what can be chosen elsewhere, as far as the touches lead there", () => {
    const all = [zone("line", -1), zone("hand", 0), zone("hand", 1), zone("pile", 1), zone("pile", 2), zone("table", 0)];
    const options = [option("seat:2", "pile:2:1"), option("seat:2", "pile:2:3"), option("seat:3", "pile:3:1"), option("hand:1"), option("line:2")];
    expect(elsewhere(all, options, [], 0)).toEqual([]);
    expect(elsewhere(all, options, ["seat:2"], 0).map((one) => one.touch)).toEqual(["pile:2:1", "pile:2:3"]);
    expect(elsewhere(all, options, ["seat:2", "pile:2:3"], 0)).toHaveLength(2);
    expect(elsewhere(all, [option("hand:2:4"), option("table:1")], [], 0).map((one) => [one.place.key, one.at])).toEqual([["table@0", 0], ["hand@1", 3]]);
  });

  it("reads places and rows", () => {
    expect([sizeFor(360), sizeFor(768), sizeFor(1123)]).toEqual(["phone", "tablet", "desktop"]);
    expect(places(["hand:1", "line:3", "line:1"])).toEqual([2, 0]);
    expect([4, 6, 7, 23].map((count) => acrossHand(count, 360))).toEqual([{ across: 5, flat: false }, { across: 6, flat: false }, { across: 4, flat: true }, { across: 4, flat: true }]);
    expect(acrossHand(8, 270)).toEqual({ across: 3, flat: true }); // a phone on its side
    expect([acrossNobles(7), acrossNobles(21)]).toEqual([6, 7]);
    expect([rowsFor(5, "phone"), rowsFor(12, "phone"), rowsFor(16, "phone"), rowsFor(12, "tablet"), rowsFor(12, "desktop"), rowsFor(18, "desktop")]).toEqual([1, 2, 3, 2, 1, 2]);
  });
});

describe("what is told beside the line", () => {
  it("shows a line as it would be only if it would be another", () => {
    expect(foreseen([1, 2], [1, 2])).toBeUndefined();
    expect(foreseen([1, 2], undefined)).toBeUndefined();
    expect(foreseen([1, 2], [2])).toEqual([2]);
    expect(foreseen([1, 2], [2, 1])).toEqual([2, 1]);
  });

  it("tells who leaves the line from who moves in it", () => {
    expect(leaving([1, 2, 1], [2, 1])).toEqual([1]);
    expect(leaving([1, 2, 3], [2, 3, 1])).toEqual([]);
    expect(shift([1, 2, 3], [...leaving([1, 2, 3], [3, 1]), 3, 1])).toEqual([0, 2]); // the first went to the end, the next was taken
  });

  it("says of which cards a reason speaks and of how many, unless it is all of them", () => {
    const card = (name: string, why: string) => ({ name, why });
    expect(reasons([card("a", ""), card("b", "")])).toEqual([]);
    expect(reasons([card("a", "x"), card("b", ""), card("a", "x")])).toEqual([{ why: "x", names: ["a"], count: 2 }]);
    expect(reasons([card("a", "x"), card("b", "y")])).toEqual([{ why: "x", names: ["a"], count: 1 }, { why: "y", names: ["b"], count: 1 }]);
    expect(reasons([card("a", "x"), card("b", "x")])).toEqual([{ why: "x", names: [], count: 2 }]);
  });
});

describe("what is new in a pile", () => {
  it("counts copies, and is nothing where nothing was seen before", () => {
    expect([...added([4, 7, 4], [4, 7])]).toEqual([2]); // a second copy is as new as any other
    expect([...added([4, 7], [])]).toEqual([0, 1]);
    expect([...added([4, 7], undefined)]).toEqual([]);
  });
});

describe("what lies before a player", () => {
  it("lies in one row, cards first, with room for what counts the rest", () => {
    expect(across(3, 0, 0, 144, "desktop")).toEqual({ nobles: 3, bills: 0 });
    expect(across(4, 0, 0, 144, "desktop")).toEqual({ nobles: 2, bills: 0 });
    expect(across(14, 12, 0, 170, "desktop")).toEqual({ nobles: 0, bills: 2 });
    expect(across(14, 1, 0, 58, "phone")).toEqual({ nobles: 0, bills: 1 });
    expect(across(14, 5, 0, 0, "desktop")).toEqual({ nobles: 0, bills: 0 });
  });
  it("shows nobles before cards of a hand that was seen", () => {
    expect(across(2, 0, 4, 160, "phone")).toEqual({ nobles: 2, bills: 2 });
    expect(across(2, 1, 4, 160, "phone")).toEqual({ nobles: 2, bills: 2 });
    expect(across(9, 0, 4, 160, "phone")).toEqual({ nobles: 4, bills: 0 });
  });
});

describe("the line where there is little height", () => {
  it("becomes smaller, and bears no names before it would be cut", () => {
    expect(widest(1, 400, "desktop")).toBe(118);
    expect(Math.round(widest(1, 180, "desktop"))).toBe(85);
    expect(widest(1, 140, "desktop")).toBe(61);
    expect(widest(2, 60, "desktop")).toBe(40);
  });
});

describe("the line on a phone", () => {
  it("stands as large as the height allows, and nobody alone in a row", () => {
    expect(acrossLine(3, 360, 200)).toBe(4);
    expect(Math.round(widest(1, 145, "phone"))).toBe(77); // few have their names
    expect(acrossLine(5, 360, 300)).toBe(5); // four and one would leave one alone
    expect(acrossLine(7, 360, 185)).toBe(5);
    expect(acrossLine(12, 360, 170)).toBe(6);
    expect([acrossLine(7, 360, 0), acrossLine(12, 360, 0)]).toEqual([7, 8]); // no room at all: as few rows as can be
  });
});
