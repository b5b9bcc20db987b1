import { describe, expect, it } from "vitest";
import { forces, lying, told } from "../src/boards/swords-and-bagpipes/battle";
import { at, drawn, HEIGHT, view } from "../src/boards/swords-and-bagpipes/coast";
import { about, effects, GLYPHS } from "../src/boards/swords-and-bagpipes/glyphs";
import { amounts, words } from "../src/boards/swords-and-bagpipes/offers";
import { around, station, tokenOf } from "../src/boards/swords-and-bagpipes/read";
import { ground, repeat, stripes } from "../src/boards/swords-and-bagpipes/sett";
import type { Message, Mine, Moment, Sheet } from "../src/lib/wire";

const moment = (given: Partial<Moment>): Moment => ({
  n: 1, seat: 0, over: false, zones: {}, status: ["status", {}], totals: [], asked: [], mine: [], why_not: {}, events: [], winners: [], ...given,
});
const question = (kind: string, ...paths: string[][]): Mine => ({
  number: 4, kind, needed: true, sealed: -1, ask: ["ask", {}], options: paths.map((path, i) => [path, "option", {}, i]),
});

describe("a tartan", () => {
  it("is its sett mirrored about both pivots, which are not doubled", () => {
    const woven = stripes("R/32 G6 Y/4");
    expect(woven.map(({ threads }) => threads)).toEqual([32, 6, 4, 6]);
    expect(woven.map(({ from }) => from)).toEqual([0, 32, 38, 42]);
    expect(woven[1]!.dye).toBe(woven[3]!.dye);
    expect(repeat(woven)).toBe(48);
  });

  it("has the ground of which there is most", () => {
    expect(ground("K/4 R8 G20 R8 W/4")).toBe(stripes("G/1")[0]!.dye);
    expect(stripes("?/3")[0]!.dye).toBe(stripes("N/3")[0]!.dye); // a dye nobody knows is grey
  });
});

describe("the march of defeats", () => {
  it("begins at Glasgow and ends at the skull, in a short war and in a long one", () => {
    expect([0, 1, 4].map((defeats) => station(defeats, 4))).toEqual([0, 1, 4]);
    expect([0, 1, 5].map((defeats) => station(defeats, 5))).toEqual([-1, 0, 4]);
  });
});

describe("the map", () => {
  it("has north on the left and east above", () => {
    expect(at([58, 3])[0]).toBeLessThan(at([55, 3])[0]);
    expect(at([56, 2])[1]).toBeLessThan(at([56, 5])[1]);
  });

  it("closes what is closed and passes through its places", () => {
    const line = drawn([[58, 3], [57, 3], [57, 4]], true);
    expect(line.endsWith("Z")).toBe(true);
    for (const place of [[58, 3], [57, 3], [57, 4]] as const) expect(line).toContain(at(place).join(" "));
    expect(drawn([[58, 3], [57, 3]]).match(/C/g)).toHaveLength(1);
  });

  it("shows all of its width in any box, and no more than there is", () => {
    expect(view(1000, 315, [0, 1000], 300)).toBe("0 143 1000 315");
    expect(view(1000, 315, [0, 1000], 10)).toBe("0 0 1000 315");
    expect(view(500, 500, [0, 1000], 300)).toBe(`0 ${(HEIGHT - 1000) / 2} 1000 1000`);
  });
});

describe("the seats", () => {
  it("go around the table from mine, and from the first for whoever watches", () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
    expect(around(3, -1)).toEqual([0, 1, 2]);
  });
});

describe("a choice token", () => {
  const sheet = {
    cards: [{ ref: "token:bonnet" }, { ref: "token:crown" }],
    zones: [0, 1].map((owner) => ({ key: `token@${owner}`, name: "token", owner })),
  } as unknown as Sheet;

  it("is open, or hidden, or mine and not yet revealed", () => {
    expect(tokenOf(sheet, moment({ zones: { "token@0": [1], "token@1": [0] } }), 0)).toEqual({ side: "crown", sealed: false });
    const laid = moment({ zones: { "token@0": [1], "token@1": [-1] } });
    expect(tokenOf(sheet, laid, 1)).toEqual({ side: "hidden", sealed: true });
    expect(tokenOf(sheet, laid, 0)).toEqual({ side: "crown", sealed: true });
  });

  it("is asked for, sealed, and of my own I see the side", () => {
    const asked = moment({ asked: [[4, 0, "side", true, true, -1], [5, 1, "side", true, false, -1]], mine: [{ ...question("side", ["bonnet"], ["crown"]), sealed: 1 }] });
    expect(tokenOf(sheet, asked, 0)).toEqual({ side: "crown", sealed: true });
    expect(tokenOf(sheet, asked, 1)).toEqual({ side: "asked", sealed: false });
    expect(tokenOf(sheet, moment({}), 1)).toEqual({ side: "none", sealed: false });
  });
});

describe("a battle", () => {
  const events: Message[] = [
    ["event-stood-for-scotland", { seat: 1, count: 2 }], ["event-stood-for-england", { seat: 0, count: 1 }], ["event-scotlands-camp", { seat: 1, count: 3 }],
    ["event-english-army", { seat: 1, count: 4, arms: "arms:dunbar" }], ["event-scots-won", { seat: 1, scots: 5, english: 5, by: 0 }],
    ["event-drew", { seat: 1, bagpipe: "" }], ["event-gold", { seat: 1, count: 2 }], ["event-drew-dagger", { seat: 0, dagger: "" }],
    ["event-round-ended", { seat: 1, round: 1 }], ["event-gold", { seat: 0, count: 9 }],
  ];

  it("is read from what is told: columns, who won, and the purses", () => {
    const battle = told(events)!;
    expect(battle.won).toBe("scots"); // an equal sum: only the one who tells it knows
    expect(battle.scots).toEqual({ total: 5, columns: [{ seat: 1, face: -1, units: 2 }, { seat: -1, face: -1, units: 3 }] });
    expect(battle.english.columns.map(({ units }) => units)).toEqual([1, 4]);
    expect(battle.awards).toEqual([
      { seat: 1, gold: 2, cards: 1, units: 0, daggers: 0, deserter: false }, { seat: 0, gold: 0, cards: 0, units: 0, daggers: 1, deserter: false },
    ]);
    expect(told(events.slice(0, 4))).toBeNull();
  });

  it("is read from the sums on the table, too", () => {
    const battle = lying(moment({ zones: { "scots-army": [5, 60, 1, 2, 73, -1, 3], "english-army": [4, 3, -1, 4] } }))!;
    expect(battle.scots).toEqual({ total: 5, columns: [{ face: 60, seat: 1, units: 2 }, { face: 73, seat: -1, units: 3 }] });
    expect(battle.english).toEqual({ total: 4, columns: [{ face: 3, seat: -1, units: 4 }] });
    expect(lying(moment({}))).toBeNull();
  });
});

describe("the forces so far", () => {
  it("are as fought, as promised, or what stands there before anybody has chosen", () => {
    const camps = { "camp@0": [2], "camp@1": [3], troops: [5], scots: [1] };
    const told = (undecided: number): Moment["status"] => ["status", { undecided }];
    expect(forces(moment({ zones: camps, status: told(3) }))).toEqual({ scots: 1, english: 5, open: 3 }); // what adds up to it is not the client's to say
    expect(forces(moment({ zones: { ...camps, "scots-pledged": [4, 73, -1, 1, 60, 1, 3], "english-pledged": [5, 3, -1, 5], undecided: [2, 61, 0, 2] } }))).toEqual({ scots: 4, english: 5, open: 2 });
    expect(forces(moment({ zones: { ...camps, "scots-army": [4, 73, -1, 1], "english-army": [7, 3, -1, 5] } }))).toEqual({ scots: 4, english: 7, open: 0 });
  });
});

describe("what is offered besides cards and players", () => {
  it("is words, the end last, and numbers of the way being gone", () => {
    const act = [question("act", ["done"], ["taxes"], ["castle", "camp:1"], ["castle", "camp:2"], ["hand:1"])];
    expect(words(act).map(({ touch }) => touch)).toEqual(["taxes", "castle", "done"]);
    expect(amounts(act, [])).toEqual([]);
    expect(amounts(act, ["castle"]).map(({ amount }) => amount)).toEqual([1, 2]);
    const number = [question("number", ["none"], ["number:1"], ["number:2"])];
    expect(words(number)).toEqual([]);
    expect(amounts(number, []).map(({ amount }) => amount)).toEqual([0, 1, 2]);
  });
});

describe("a card's picture", () => {
  it("is its own, or that of its kind for a card nobody has drawn", () => {
    expect(about("bagpipe:cattle-raid", "axe")).toBe("cow");
    expect(about("bagpipe:somebody-s-own", "bag")).toBe("bag");
    for (const ref of ["village:mill", "token:badge", "dagger:one", "arms:dunbar"]) expect(GLYPHS[about(ref, ref.split(":")[0]!)]).toBeDefined();
  });

  it("says in signs what it does", () => {
    expect(effects({ "lose-gold-gold": 1, "choose-a-number-units": 6, copies: 2 })).toEqual([["gold", "−1"], ["unit", "≤6"]]);
  });
});
