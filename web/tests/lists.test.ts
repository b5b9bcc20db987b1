import { describe, expect, it } from "vitest";
import { arms, contrast, livery, TINCTURES } from "../src/boards/with-sword-and-shield/blazon";
import { CHARGES } from "../src/boards/with-sword-and-shield/charges";
import { effectsOf, marksOf } from "../src/boards/with-sword-and-shield/marks";
import { SIGNS } from "../src/boards/with-sword-and-shield/signs";
import { around, barOf, fencing, headOf, MIDDLE, strokeOf, wayOf } from "../src/boards/with-sword-and-shield/strokes";
import set from "../../src/tabard/games/with_sword_and_shield/cards/reconstructed.toml?raw";
import type { Card, Sheet } from "../src/lib/wire";

const printed = (key: string) => [...set.matchAll(new RegExp(`^${key} = "(.+)"$`, "gm"))].map((found) => found[1]!);
const attacks = set.split("[[").filter((part) => part.startsWith("attack]]")).map((part) => /id = "(.+)"/.exec(part)![1]!);

function card(ref: string, more: Record<string, unknown> = {}, numbers: Record<string, number> = {}): Card {
  const [group = "", id = ""] = ref.split(":");
  return { ref, group, value: "", special: false, copies: 1, source: "", named: [ref, {}], numbers, printed: { id, ...more }, gist: [], name: "", text: "" };
}
const sheet = { cards: [card("guard:wing", { with: "shield", stops: ["attack:rage-cut", "attack:anger-cut"] })] } as unknown as Sheet;

describe("shields from blazons", () => {
  it("knows every tincture and charge of our Knights", () => {
    for (const blazon of printed("blazon")) {
      const { field, second, tincture, charge } = arms(blazon);
      expect(Object.keys(TINCTURES)).toEqual(expect.arrayContaining([field, second]));
      if (charge !== "none") expect([charge in CHARGES, tincture in TINCTURES]).toEqual([true, true]);
    }
  });

  it("puts a charge where its tincture can be seen", () => {
    expect(arms("chevron argent vert oak-leaf vert").stands).toHaveLength(3); // on the field
    expect(arms("fess argent azure key or").stands).toHaveLength(1); // on the fess
    expect(arms("quarterly or sable none").stands).toEqual([]);
    expect([contrast("or", "or"), contrast("or", "argent"), contrast("or", "azure")]).toEqual([0, 1, 2]);
  });

  it("hangs the helm with a colour outside and a metal inside", () => {
    expect(livery(arms("plain gules gules lion or"))).toEqual(["gules", "or"]);
    expect(livery(arms("plain azure azure none"))).toEqual(["azure", "argent"]);
  });
});

describe("strokes and guards", () => {
  it("brings every attack from a side of its own", () => {
    const turns = attacks.map((one) => strokeOf(one).turn).sort((a, b) => a - b);
    const gaps = turns.map((turn, at) => (at ? turn - turns[at - 1]! : turn + 360 - turns.at(-1)!));
    expect(attacks).toHaveLength(11);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24); // bars are 20 degrees wide
  });

  it("begins outside and ends on the body", () => {
    for (const one of attacks) {
      const { from, to } = strokeOf(one);
      expect(Math.hypot(from[0] - MIDDLE[0], from[1] - MIDDLE[1])).toBeCloseTo(49, 0);
      expect(Math.hypot(to[0] - MIDDLE[0], to[1] - MIDDLE[1])).toBeLessThan(43);
      expect(`${wayOf(strokeOf(one))}${headOf(strokeOf(one))}${barOf(one)}`).not.toMatch(/NaN|undefined/);
    }
    expect(around(90, 10)).toEqual([60, 51]);
  });

  it("gives an attack it never heard of a way of its own, always the same", () => {
    expect(strokeOf("butter-cut")).toEqual(strokeOf("butter-cut"));
    expect(strokeOf("butter-cut").turn).not.toBe(strokeOf("cheese-cut").turn);
  });

  it("reads them from what is printed", () => {
    const blow = fencing(sheet, card("combat:rage-cut-1", { attack: "attack:rage-cut", guard: "guard:wing" }));
    expect(blow).toEqual({ attack: "rage-cut", sure: false, stops: ["rage-cut", "anger-cut"], guard: "guard:wing", weapon: "shield" });
    const feat = fencing(sheet, card("achievement:before", { stops: [] }, { "attack-cost": 4 }));
    expect(feat.sure).toBe(true);
    expect(fencing(sheet, card("achievement:feint", { as: "attack:squinting-cut", stops: [] })).attack).toBe("squinting-cut");
  });
});

describe("marks of a card", () => {
  it("shows the symbol only of a card that may be combined", () => {
    expect(marksOf(card("combat:a", { symbol: "rose", manoeuvre: true }))).toEqual(["rose", "manoeuvre"]);
    expect(marksOf(card("combat:a", { symbol: "rose", alone: true, lock: true }))).toEqual(["lock"]);
    for (const symbol of new Set(printed("symbol"))) expect(SIGNS).toHaveProperty(symbol);
  });

  it("tells effects in figures", () => {
    expect(effectsOf(card("event:wine", {}, { "regain-fatigue-fatigue": 6 }))).toEqual([["breath", "+6"]]);
    expect(effectsOf(card("artefact:falchion", {}, { strength: 1, technique: -2 }))).toEqual([["strength", "+1"], ["technique", "−2"]]);
    expect(effectsOf(card("combat:a", {}, { strength: 5 }))).toEqual([]);
  });
});
