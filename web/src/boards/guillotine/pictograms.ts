// What an action card does, as a picture: drawn from the verbs of its card file, so cards of somebody's own have one too.
// 64 wide, 36 high; the blade is on the left, as on the table.
import { ring, short, type Stroke } from "./pen";

export interface Pictogram {
  strokes: Stroke[];
  labels: { x: number; y: number; text: string; of?: string }[];
}

export interface Verb {
  name: string;
  given: Record<string, string>;
}

/** Verbs as the Sheet has them: `move-a-noble forward=1,2 only=green; play-another`. */
export function verbs(text: string): Verb[] {
  return text.split("; ").filter(Boolean).map((one) => {
    const [name, ...given] = one.split(" ");
    return { name: name!, given: Object.fromEntries(given.map((each) => each.split("=") as [string, string])) };
  });
}

/** Numbers in few letters: 1,2,3 is 1–3. */
export function spread(list: string): string {
  const numbers = list.split(",");
  return numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : list;
}

const GROUPS = ["purple", "red", "green", "blue", "gray"];
const PLACES = [7, 19.5, 32, 44.5, 57];

const bust = (x: number, y = 26, of = "soft"): Stroke => [of, `${ring(x, y - 4.5, 3.7)}M${short(x - 5.5)} ${short(y + 7)}c0-8 11-8 11 0z`];
const card = (x: number, y: number, of = "soft", w = 11, h = 15): Stroke => [of, `M${x} ${y}h${w}v${h}h${-w}z`];
const arc = (from: number, to: number, top = 3, y = 15): Stroke[] => [
  ["go", `M${short(from)} ${y}C${short(from)} ${top} ${short(to)} ${top} ${short(to)} ${y - 1}`],
  ["tip", `M${short(to)} ${y + 2.5}l-4-6h8z`],
];
const arrow = (x: number, y: number, u: number): Stroke[] => [["go", `M${x} ${y}H${u > x ? u - 3 : u + 3}`], ["tip", `M${u} ${y}l${u > x ? -6 : 6}-4v8z`]];
const out = (x: number, y = 26): Stroke => ["cut", `M${short(x - 6)} ${y - 7}l12 12M${short(x + 6)} ${y - 7}l-12 12`];
const blade: Stroke = ["fill", "M2 2h2v32H2zM13 2h2v32h-2zM2 2h13v2.5H2zM4 8h9v9l-9-4z"];
const eye = (x: number, y: number): Stroke[] => [["soft", `M${x - 10} ${y}q10-10 20 0q-10 10-20 0z`], ["fill", ring(x, y, 3.2)]];
const die = (x: number, y: number): Stroke[] => [["soft", `M${x - 6} ${y - 6}h12v12h-12z`], ["fill", ring(x - 3, y - 3, 1.3) + ring(x, y, 1.3) + ring(x + 3, y + 3, 1.3)]];
const crossing = (x: number, y: number, w: number): Stroke[] => [
  ["go", `M${x} ${y - 5}C${x + w / 2} ${y - 5} ${x + w / 2} ${y + 5} ${x + w - 3} ${y + 5}M${x} ${y + 5}C${x + w / 2} ${y + 5} ${x + w / 2} ${y - 5} ${x + w - 3} ${y - 5}`], ["tip", `M${x + w + 1} ${y + 5}l-6-4v8zM${x + w + 1} ${y - 5}l-6-4v8z`],
];
const swap = (x: number, y: number, w: number): Stroke[] => [["go", `M${x + 4} ${y - 4}H${x + w}M${x} ${y + 4}H${x + w - 4}`], ["tip", `M${x} ${y - 4}l6-4v8zM${x + w} ${y + 4}l-6-4v8z`]];
const person = (x: number, y = 18, of = "fill"): Stroke => [of, `${ring(x, y - 7, 5)}M${x - 8} ${y + 14}c0-15 16-15 16 0z`];
const hand = (x: number, y: number): Stroke[] => [["soft", `M${x - 11} ${y - 4}l9-4 6 14-9 4z`], ["soft", `M${x + 11} ${y - 4}l-9-4-6 14 9 4z`], card(x - 5, y - 8, "soft", 10, 15)];
const row = (marked: Record<number, string> = {}): Stroke[] => PLACES.map((x, i) => bust(x, 26, marked[i] ?? "soft"));
const basket: Stroke[] = [["soft", "M40 20h20l-3 14H43z"], ["ink", "M41 25h18M42 30h16"]];

type Draw = (given: Record<string, string>) => Pictogram;
const plain = (...strokes: Stroke[]): Pictogram => ({ strokes, labels: [] });
const said = (strokes: Stroke[], x: number, y: number, text: string): Pictogram => ({ strokes, labels: [{ x, y, text }] });
const inkOf = (only: string | undefined): string => (only && GROUPS.includes(only) ? only : only ? "wax" : "fill");

const moved: Draw = ({ forward, back, only }) => {
  const far = Math.min(4, Math.max(...(forward ?? back ?? "1").split(",").map(Number)));
  const [from, to] = forward ? [far, 0] : [4 - far, 4];
  const beside = far < 3; // under a short arc is no room
  return said([...row({ [from]: inkOf(only) }), ...arc(PLACES[from]!, PLACES[to]!)], beside ? (forward ? 48 : 16) : 32, beside ? 13 : 15, spread(forward ?? back ?? ""));
};

const DRAWN: Record<string, Draw> = {
  "move-a-noble": moved,
  "bring-to-the-front": ({ only }) => plain(blade, bust(25), bust(39), bust(54, 26, inkOf(only)), ...arc(54, 22)),
  "nearest-comes-to-the-front": ({ only }) => plain(blade, bust(25), bust(40, 26, inkOf(only)), bust(55), ...arc(40, 22)),
  "front-goes-to-the-end": () => plain(...row({ 0: "fill" }), ...arc(7, 60)),
  "go-to-the-end": () => plain(...row({ 1: "fill" }), ...arc(20, 60)),
  "reverse-the-line": () => plain(...row({ 0: "soft", 4: "fill" }), ["go", "M8 11C20 1 44 1 54 9"], ["tip", "M58 14l-8-2 5-6z"], ["tip", "M5 14l8-2-5-6z"]),
  "shuffle-the-line": ({ first }) => said([bust(6), bust(18), ...crossing(26, 18, 22), bust(57)], 12, 12, first ?? ""),
  "reorder-the-first-four": () => plain(blade, bust(24, 26), bust(38, 26), bust(52, 26), ...swap(24, 8, 28)),
  "discard-a-noble": () => plain(bust(12), bust(32, 26, "fill"), bust(52), out(32)),
  "replace-a-noble": () => plain(bust(10, 26, "fill"), ...swap(20, 20, 18), card(44, 6, "soft", 15, 21), bust(51.5, 19, "fill")),
  "random-nobles-flee": ({ nobles }) => said([...die(10, 18), bust(27, 26, "fill"), ...arrow(36, 21, 60), ["ink", "M52 8v26"]], 44, 14, nobles ?? ""),
  "nobles-join-the-line": ({ nobles }) => said([["soft", "M12 12h38l-5 14H17z"], ["ink", "M50 12l10-4"], bust(22, 9, "fill"), bust(38, 9, "fill"), ["soft", ring(23, 29, 5.5) + ring(40, 29, 5.5)]], 31, 23, `+${nobles ?? ""}`),
  "look-at-the-top": ({ nobles }) => said([...eye(16, 12), card(36, 4, "soft", 20, 27), bust(46, 18, "fill"), ...arrow(30, 30, 6)], 16, 32, nobles ?? ""),
  "deal-the-line-anew": () => plain(card(4, 6, "soft", 16, 22), bust(12, 18, "fill"), ["go", "M26 12C34 2 48 4 54 14"], ["tip", "M57 19l-7-4 6-4z"], ["go", "M54 25C46 34 34 32 28 25"], ["tip", "M25 20l7 3-5 5z"]),
  "end-the-day": () => plain(["soft", "M16 26a16 16 0 0 1 32 0z"], ["ink", "M4 26h56M10 31h44M32 4v-3M15 10l-3-3M49 10l3-3"]),
  "collect-the-front-noble": () => plain(bust(14, 22, "fill"), ...arrow(24, 16, 40), ...basket),
  "collect-from-the-deck": () => plain(card(4, 4, "soft", 16, 22), bust(12, 16, "fill"), ...arrow(24, 16, 40), ...basket),
  "collect-more": ({ nobles }) => said([bust(8, 24, "fill"), bust(20, 24, "fill"), ...arrow(28, 18, 41), ...basket], 50, 14, `+${nobles ?? 1}`),
  "collect-nothing": () => plain(bust(14, 22, "fill"), ...arrow(24, 16, 40), ...basket, out(50, 27)),
  "front-into-another-pile": () => plain(blade, bust(26, 26, "fill"), ...arrow(34, 20, 48), person(55)),
  "put-into-another-pile": () => plain(bust(14, 24, "fill"), ...arrow(24, 20, 44), person(54)),
  "take-a-noble": () => plain(person(9), ...swap(20, 18, 24), person(55)),
  "they-take-another": () => plain(person(9), ...arrow(20, 18, 44), person(55)),
  "last-collected-rejoins-the-line": () => plain(["soft", "M2 20h18l-3 14H5z"], bust(11, 14, "fill"), ["go", "M22 10C34 0 46 4 52 14"], ["tip", "M54 20l-6-6 8-1z"], bust(54, 28), bust(40, 28)),
  "lose-a-random-noble": () => plain(...die(12, 18), ["soft", "M34 20h24l-3 14H37z"], bust(46, 17, "fill"), out(46, 17)),
  "confuse-a-collection": () => plain(person(10), ...crossing(24, 18, 34)),
  "choose-a-player-with-a-hand": () => plain(person(32)),
  "that-player-discards": ({ cards }) => said([person(11), ...hand(44, 16)], 44, 34, `−${cards ?? 1}`),
  "discard-a-card": () => said(hand(32, 16), 32, 34, "−1"),
  "look-at-the-hand": () => plain(...eye(14, 18), ...hand(46, 18)),
  "discard-from-that-hand": () => plain(...eye(14, 12), ...hand(46, 18), out(46, 18)),
  "others-discard-at-random": ({ cards }) => said([person(8), person(22), ...die(36, 18), card(48, 8, "soft", 12, 17)], 54, 34, `−${cards ?? 1}`),
  "swap-hands": () => plain(card(2, 6, "soft", 10, 15), card(7, 10, "fill", 10, 15), ...swap(22, 18, 20), card(46, 6, "soft", 10, 15), card(51, 10, "soft", 10, 15)),
  "new-hands": ({ cards }) => said([["go", "M8 18C8 4 26 4 28 14"], ["tip", "M29 20l-5-6h9z"], ["go", "M28 24C24 34 8 33 8 22"], ...hand(48, 14)], 48, 35, cards ?? ""),
  "fetch-a-discard": () => plain(card(4, 14, "soft", 15, 19), card(8, 10, "soft", 15, 19), card(12, 6, "fill", 15, 19), ...arrow(32, 16, 44), ...hand(54, 17)),
  "hurry-a-player": () => plain(person(14), ["soft", "M36 4h20q0 9-8 14q8 5 8 14H36q0-9 8-14q-8-5-8-14z"], ["fill", "M40 9h12q-1 5-6 8q-5-3-6-8zM38 31q2-6 8-8q6 2 8 8z"], ["ink", "M34 4h24M34 32h24"]),
  "discard-from-a-table": () => plain(["ink", "M4 30h56"], card(12, 8, "soft", 16, 22), card(36, 8, "fill", 16, 22), out(44, 20)),
  "draw-at-the-end": ({ cards }) => said([...hand(32, 16)], 32, 34, `+${cards ?? 1}`),
  "play-another": () => plain(card(16, 6, "fill", 15, 22), card(34, 6, "soft", 15, 22)),
};

/** What a card that stays means while it stands there; `emblem` of a group is drawn by whoever shows it. */
const STANDING: Record<string, Draw> = {
  forbids: () => plain(...row(), ["cut", "M8 4l48 28M56 4L8 32"]),
  each: ({ colour, points }) => sealed([person(13, 18, colour)], 44, points),
  counts: ({ colour, points }) => sealed([person(10, 18, colour), ["go", "M21 15h6M21 21h6"]], 46, points),
  worth: ({ is }) => sealed([], 32, is),
  draws: ({ is }) => plain(bust(14, 22, is ?? "fill"), ...arrow(26, 18, 38), ...hand(50, 18)),
};

/** Points on a seal, large enough to be read where the card is small. */
function sealed(strokes: Stroke[], x: number, points: string | undefined): Pictogram {
  return { strokes: [...strokes, ["wax", ring(x, 18, 16)]], labels: [{ x, y: 25, text: signed(points), of: "points" }] };
}

function signed(points = "0"): string {
  return points.startsWith("-") ? `−${points.slice(1)}` : `+${points}`;
}

/** The picture of a card by its verbs and by what it is while it stands: the first thing that has one; a second is shown small beside it. */
export function pictogram(does: string, stands: string): Pictogram {
  const standing = verbs(stands).find(({ name }) => STANDING[name]);
  const [done, ...more] = verbs(does).filter(({ name }) => DRAWN[name] && name !== "choose-a-player-with-a-hand");
  if (standing) {
    const found = STANDING[standing.name]!(standing.given);
    return does.includes("another") ? { strokes: [...found.strokes, person(8)], labels: found.labels } : found;
  }
  const told = more.find(({ name }) => ["discard-from-that-hand", "end-the-day"].includes(name)) ?? done;
  if (!told) return does.includes("end-the-day") ? DRAWN["end-the-day"]!({}) : plain(card(24, 6, "fill", 16, 24));
  const found = DRAWN[told.name]!(told.given);
  const next = more.find(({ name }) => name === "draw-at-the-end" || name === "play-another");
  return next ? { strokes: found.strokes, labels: [...found.labels, { x: (found.labels[0]?.x ?? 56) < 24 ? 33 : 56, y: 11, text: next.name === "play-another" ? "+▯" : `+${next.given["cards"]}▯` }] } : found;
}
