// Hair, wigs and beards. What falls behind the shoulders is `behind`, the rest lies over the face.
import { placed, type Face, type View } from "./face";
import { along, comb, curve, mirrored, scallops, short, spiral, type Point, type Stroke } from "./pen";

export type Hair =
  | "none" | "powdered" | "queue" | "full" | "cropped" | "tousled" | "long" | "wild" | "bald" | "tonsure" | "pouf" | "updo" | "ringlets" | "blown" | "quiff" | "plain" | "frame";
export type Beard = "none" | "moustache" | "walrus" | "curled" | "goatee" | "full" | "long" | "whiskers" | "stubble";

interface Locks {
  behind: Stroke[];
  over: Stroke[];
}

/** The edge of the hair against the air, from the far temple to the near one; `lift` it higher. */
function outside(view: View, lift: number): Point[] {
  if (view === "front") {
    const half: Point[] = [[20.5, -1], [21.5, -13], [14 + lift * 0.2, -26 - lift * 0.8]];
    return [...mirrored(half), [0, -30 - lift], ...half.toReversed()];
  }
  if (view === "three") return [[-17.4, -7], [-18.4, -15], [-12, -27 - lift * 0.8], [2, -31 - lift], [16 + lift * 0.2, -26 - lift * 0.7], [23, -13], [21.4, 1]];
  return [[-13.6, -12], [-12, -22 - lift * 0.6], [0, -31 - lift], [15, -28 - lift * 0.7], [24, -13], [23.4, 3], [17, 13]];
}

/** The edge of the hair against the face. */
function inside(view: View): Point[] {
  if (view === "front") return [[-17, 2], [-17.4, -8], [-12.6, -16.5], [0, -19.4], [12.6, -16.5], [17.4, -8], [17, 2]];
  if (view === "three") return [[-16.8, -7], [-15, -15], [-6, -19.6], [5, -17], [11.6, -9], [13.4, 0], [16, 5]];
  return [[-13, -12], [-9, -17.5], [-3, -13], [-1.6, -6], [1, -1.6], [7, -3], [11, 3], [11.6, 12]];
}

function cap(view: View, lift = 0): Stroke[] {
  const [out, skin] = [outside(view, lift), inside(view)];
  const inner = skin.slice(1, -1);
  return [
    ["hair", `${curve([...out, ...skin.toReversed()], true)}`],
    ["fine", comb(inner, along(out, 12).slice(1, -1), 9, 0.1)],
  ];
}

/** A roll of a powdered wig, seen from its end. */
const roll = (x: number, y: number, w = 10): Stroke[] => [
  ["hair", `M${short(x - w / 2 + 3)} ${short(y - 3.2)}h${short(w - 6)}a3.2 3.2 0 0 1 0 6.4h${short(6 - w)}a3.2 3.2 0 0 1 0-6.4z`],
  ["thin", `${spiral(x + w / 2 - 3, y, 1.8)}M${short(x - w / 2 + 2)} ${short(y)}h${short(w - 7)}`],
];

function rolls(view: View): Stroke[] {
  if (view === "front") return [...roll(-21, 2), ...roll(-21.5, 9), ...roll(21, 2), ...roll(21.5, 9)];
  if (view === "three") return [...roll(18, 2, 11), ...roll(18.5, 9, 11)];
  return [...roll(6, 1, 13), ...roll(7, 8, 13)];
}

/** The roll on the far side: the face hides most of it. */
const farRoll = (): Stroke[] => roll(-19, 4, 9);

const bow = (x: number, y: number): Stroke[] => [
  ["black", `M${x} ${y}q5-6 8-3q1 3-1 6q-4 1-7-3zM${x} ${y}q-4-6-7-3q-1 3 1 6q3 1 6-3z`],
];

function queue(view: View): Stroke[] {
  if (view === "front") return [];
  const x = view === "three" ? 22 : 23;
  return [["hair", curve([[x - 4, 8], [x + 2, 8], [x + 4, 22], [x + 1, 36], [x - 2, 22]], true)], ["thin", `M${x} 14q1.5 8 .5 16`], ...bow(x, 11)];
}

/** Curls down to the shoulders, on both sides. */
function fullBottomed(view: View): Locks {
  const right: Point[] = view === "side" ? [[-11, -24], [4, -36], [24, -28], [32, -6], [33, 18], [30, 38], [12, 42], [6, 34]] : [[0, -35], [17, -33], [27, -17], [29, 3], [33, 22], [30, 40], [16, 42], [12, 33]];
  const left: Point[] = [[-12, 33], [-16, 42], [-30, 40], [-33, 22], [-29, 3], [-27, -17], [-17, -33]];
  const edge = view === "side" ? right : [...left, ...right];
  const face: Point[] = view === "side" ? [[2, 20], [-2, 4], [-3, -8], [-11, -17]] : view === "three" ? [[15, 22], [13, 2], [9, -12], [-2, -21], [-12, -14], [-17, -4], [-17.5, 12], [-14, 24]] : [[14, 24], [16.5, 2], [12, -14], [0, -22], [-12, -14], [-16.5, 2], [-14, 24]];
  const marks = (view === "side" ? [[15, 30, 4], [25, 26, 4], [18, 18, 4.5], [27, 12, 4], [15, 5, 4.5], [26, -3, 4], [12, -8, 4], [20, -18, 4.5], [6, -22, 4]] : [[-22, 34, 4], [-25, 24, 4.5], [-21, 12, 4], [-23, -1, 4], [-20, -14, 4], [-9, -26, 4], [22, 34, 4], [25, 24, 4.5], [21, 12, 4], [23, -1, 4], [20, -14, 4], [9, -26, 4]]) as [number, number, number][];
  return {
    behind: [["hair", view === "side" ? "M2 0H22L28 36H6z" : "M-20 0H20L28 36H-28z"]],
    over: [["hair", `${scallops(edge, view === "side" ? 15 : 22)}${curve(face).replace("M", "L")}z`], ["thin", marks.map(([x, y, r]) => spiral(x, y, r)).join("")]],
  };
}

/** Hair that hangs in strands; `ends` from the near side down and round to the far side. */
function hanging(view: View, length: number, wide: number): Stroke[] {
  const side = view === "side";
  const right: Point[] = [[20, -16], [24, 2], [25 * wide, 18], [23 * wide, length]];
  const left: Point[] = side ? [[0, length - 4], [2, 10], [0, -10]] : [[-22 * wide, length], [-24 * wide, 18], [-21, 2], [-18, -16]];
  return [
    ["hair", curve([...right, [8, length - 4], ...(side ? [] : [[-6, length - 4] as Point]), ...left], true)],
    ["fine", comb([[19, -4], [22, 4]], [[10, length - 3], [23 * wide, length - 2]], 7, 0.1) + (side ? "" : comb([[-18, 2], [-20, 0]], [[-9, length - 4], [-22 * wide, length - 2]], 6, -0.1))],
  ];
}

/** Pointed locks along the edge against the face. */
function fringe(view: View, ragged: number): Stroke[] {
  const edge = along(inside(view), 15);
  const path = edge.slice(1, -1).map(([x, y], i) => `${i ? "L" : "M"}${short(x + (i % 2 ? 0 : ragged * 0.3))} ${short(y + (i % 2 ? ragged : -1))}`).join("");
  const out = outside(view, 0);
  return [["hair", `${path}${curve(out.toReversed()).replace("M", "L")}z`], ["fine", comb(edge.slice(1, -1), out, 10, 0.15)]];
}

const STYLES: Record<Hair, (face: Face) => Locks> = {
  none: () => ({ behind: [], over: [] }),
  plain: ({ view }) => ({ behind: [], over: cap(view) }),
  frame: ({ view }) => ({ behind: [], over: cap(view, -1) }),
  powdered: ({ view }) => ({ behind: view === "three" ? farRoll() : [], over: [...cap(view, 2), ...rolls(view)] }),
  queue: ({ view }) => ({ behind: [...queue(view), ...(view === "three" ? farRoll() : [])], over: [...cap(view, 1), ...rolls(view).slice(0, view === "front" ? 8 : 2)] }),
  full: ({ view }) => fullBottomed(view),
  cropped: ({ view }) => ({ behind: [], over: fringe(view, 3.5) }),
  tousled: ({ view }) => ({
    behind: [],
    over: [...fringe(view, 6), ["hair", "M-6-29q-3-5 2-7q0 4 5 5q1-5 7-5q-2 3 1 6q4-2 7 1q-5 1-6 4z"]],
  }),
  long: ({ view }) => ({ behind: hanging(view, 44, 1), over: cap(view) }),
  wild: ({ view }) => ({
    behind: [["hair", spikes([[-22, 30], [-29, 12], [-27, -10], [-18, -28], [0, -35], [18, -28], [28, -10], [29, 12], [23, 32]], 19, 6)]],
    over: fringe(view, 7),
  }),
  bald: ({ view }) => ({ behind: [], over: bald(view) }),
  tonsure: ({ view }) => ({ behind: [], over: tonsure(view) }),
  pouf: ({ view }) => ({ behind: ringlet(view), over: [...cap(view, 4), ...pouf(view)] }),
  updo: ({ view }) => ({ behind: ringlet(view), over: updo(view) }),
  ringlets: ({ view }) => ({ behind: [...ringlet(view), ...(view === "side" ? [] : ringlet(view, -1))], over: cap(view, 1) }),
  blown: ({ view }) => ({
    behind: [["hair", "M6-29C22-36 34-28 54-31Q44-24 35-23Q48-21 58-14Q46-15 37-13Q47-7 52 1Q40-4 31-2Q36 4 36 12Q28 3 20 4z"], ["fine", "M12-26Q28-29 42-27M14-20Q32-21 46-16M16-12Q30-12 42-5M18-5Q26-3 32 4"]],
    over: cap(view, -1),
  }),
  quiff: ({ view }) => ({
    behind: queue(view),
    over: [...cap(view, 2), ["hair", "M-17-13C-27-30-18-44-2-42C14-45 27-34 21-18C14-26-4-28-17-13z"], ["thin", "M-14-18C-20-32-8-39 2-36C12-35 18-30 18-24M-8-22C-8-30 4-33 10-28M-1-26q3-3 6-1"]],
  }),
};

function spikes(points: readonly Point[], count: number, tall: number): string {
  const dots = along(points, count * 2 + 1);
  const [cx, cy] = [0, 0];
  return `M${dots.map(([x, y], i) => {
    const far = Math.hypot(x - cx, y - cy);
    const more = i % 2 ? 1 + tall / far : 1 - tall / far / 4;
    return `${short(x * more)} ${short(y * more)}`;
  }).join("L")}z`;
}

function bald(view: View): Stroke[] {
  if (view === "front") {
    const side: Point[] = [[17, -10], [21.5, -8], [24, 2], [21, 12], [18, 8], [18.5, -2]];
    return [["hair", scallops(side, 9, true)], ["hair", scallops(mirrored(side).reverse(), 9, true)], ["thin", "M-6-23q6-2.5 11-.5"]];
  }
  const side: Point[] = view === "three" ? [[11, -9], [18, -14], [24, -6], [24, 8], [18, 15], [15, 6], [13, 1]] : [[-1, -8], [10, -14], [22, -10], [25, 2], [20, 14], [12, 13], [11, 2], [2, -2]];
  return [["hair", scallops(side, 11, true)], ["thin", view === "three" ? "M-8-22q6-3 12-1M20-2q1 4-1 8" : "M-6-24q6-3 12-1M18-4q2 5-1 10"]];
}

function tonsure(view: View): Stroke[] {
  const [out, skin] = [outside(view, -3), inside(view)];
  const top: Point[] = view === "side" ? [[-10, -22], [2, -26.5], [14, -23]] : [[-13, -23], [0, -27], [13, -23]];
  return [["hair", curve([...out, ...skin.toReversed()], true)], ["skin", `${curve(top)}C14-30-12-31${short(top[0]![0])} ${short(top[0]![1])}z`.replace("C14-30-12-31", "C14 -32 -12 -33 ")], ["fine", comb(skin.slice(1, -1), along(out, 12).slice(1, -1), 11)]];
}

/** A ringlet that falls on the shoulder. */
function ringlet(view: View, way = 1): Stroke[] {
  const x = way > 0 ? (view === "side" ? 13 : 18) : -21;
  const rung = (y: number, w: number): string => `M${short(x - w)} ${short(y)}q${short(w)} 4 ${short(2 * w)}-1q1.5 3.5-.5 5.5q${short(-w)} 4 ${short(-2 * w + 1)} 0z`;
  return [["hair", [8, 14, 20, 26, 32].map((y, i) => rung(y, 4.2 - i * 0.45)).join("")]];
}

function updo(view: View): Stroke[] {
  const x = view === "side" ? 9 : 4;
  return [
    ["hair", scallops([[x - 19, -20], [x - 20, -34], [x - 8, -44], [x + 8, -43], [x + 19, -32], [x + 18, -16]], 9)],
    ...cap(view, 3),
    ["thin", spiral(x - 8, -34, 4) + spiral(x + 4, -37, 4) + spiral(x + 12, -28, 3.5) + spiral(x - 1, -28, 3)],
  ];
}

/** The tower of hair of a queen, with rolls at its sides, pearls, and a ship on top. */
function pouf(view: View): Stroke[] {
  const x = view === "front" ? 0 : 2;
  const tower: Point[] = [[x - 19, -14], [x - 24, -34], [x - 21, -54], [x - 8, -64], [x + 9, -64], [x + 22, -54], [x + 25, -34], [x + 20, -12]];
  return [
    ["hair", curve([...tower, [x + 12, -18], [x - 2, -21], [x - 14, -17]], true)],
    ["fine", comb([[x - 17, -18], [x, -24], [x + 18, -17]], [[x - 18, -54], [x, -63], [x + 19, -54]], 11, 0.02)],
    ...roll(x - 22, -22, 11), ...roll(x - 24, -30, 11), ...roll(x + 22, -22, 11), ...roll(x + 24, -30, 11), ...roll(x + 23, -38, 11),
    ["thin", curve([[x - 22, -44], [x, -34], [x + 23, -46]]) + curve([[x - 22, -42], [x, -32], [x + 23, -44]])],
  ];
}

const BEARDS: Record<Beard, (view: View, chin: number) => Stroke[]> = {
  none: () => [],
  stubble: (view, c) => [["dots", dots(view, c)]],
  moustache: (view) => grown(view, [[0, 11.5], [-5, 11], [-9, 15.5], [-4, 15.8], [0, 14.2], [4, 15.8], [9, 15.5], [5, 11]]),
  walrus: (view) => grown(view, [[0, 11], [-7, 11], [-12, 17], [-10.5, 22.5], [-5, 18.5], [0, 17.5], [5, 18.5], [10.5, 22.5], [12, 17], [7, 11]], [[-9, 13], [9, 13]], [[-9.5, 20], [9.5, 20]]),
  curled: (view) => grown(view, [[0, 12], [-6, 12.4], [-11, 14.4], [-14, 9.5], [-15.5, 12], [-12.5, 17], [-6, 17], [0, 14.4], [6, 17], [12.5, 17], [15.5, 12], [14, 9.5], [11, 14.4], [6, 12.4]]),
  goatee: (view, c) => [...BEARDS.moustache(view, c), ...grown(view, [[-4.5, 20.5], [0, 19.5], [4.5, 20.5], [4.2, 27 + c], [0, 34 + c], [-4.2, 27 + c]], [[-2.5, 22], [2.5, 22]], [[-1, 29 + c], [1, 29 + c]])],
  full: (view, c) => beard(view, 31 + c, 13),
  long: (view, c) => beard(view, 50 + c, 17),
  whiskers: (view, c) => whiskers(view, c),
};

/** Hair that grows in the middle of a face, with strands from one line to another. */
function grown(view: View, edge: Point[], from: Point[] = [], to: Point[] = []): Stroke[] {
  const set = placed(view);
  return [["hair", curve(set(edge), true)], ...(from.length ? [["thin", comb(set(from), set(to), 6)] as Stroke] : [])];
}

function dots(view: View, c: number): string {
  const x = view === "front" ? 0 : view === "three" ? -6 : -9;
  const rows: Point[] = [[-9, 19], [-6, 22], [-3, 24], [0, 22.5], [3, 24], [6, 22], [9, 19], [-7, 12.5], [7, 12.5], [11, 15], [-4.5, 12], [4.5, 12], [8.5, 16], [12.5, 11], [0, 25.5]];
  return rows.map(([u, y]) => `M${short(x + u * (view === "front" ? 1 : 0.8))} ${short(y + c * 0.4)}h.1`).join("");
}

function beard(view: View, low: number, wide: number): Stroke[] {
  const edge: Point[] = view === "side"
    ? [[-15.5, 19], [-17, 26], [-15, low], [-6, low + 2], [4, low - 8], [9, 16], [6, 5], [1, 8], [-5, 15], [-12, 18]]
    : view === "three"
      ? [[16, 3], [15.5, 18], [8, low - 6], [-5, low + 2], [-14, low - 7], [-17, 18], [-17, 8], [-14, 13], [-7, 11.5], [1, 13], [8, 11]]
      : [[17.5, 3], [17, 18], [wide * 0.7, low - 6], [0, low + 2], [-wide * 0.7, low - 6], [-17, 18], [-17.5, 3], [-13, 11], [-7, 13.5], [0, 11.5], [7, 13.5], [13, 11]];
  const [x, y] = view === "side" ? [-12, 17] : [view === "three" ? -7 : 0, 16.5];
  const mouth = view === "side" ? "M-15 16q3 .6 5 0" : `M${short(x - 4.5)} ${y}q4.5 2 9 0`;
  const strands = view === "side" ? comb([[-13, 20], [3, 14]], [[-13, low - 1], [2, low - 9]], 6, 0.06) : comb([[x - 9, 19], [x + 10, 19]], [[x - 6, low - 4], [x + 7, low - 4]], 8, 0.05);
  return [["hair", scallops(edge, 17, true)], ["line", mouth], ["thin", strands]];
}

function whiskers(view: View, c: number): Stroke[] {
  const near: Point[] = view === "side" ? [[1, -2], [6, 5], [5, 14], [-3, 19], [-6, 16], [-1, 10]] : view === "three" ? [[12, -2], [17, 4], [13.5, 16], [6, 20 + c * 0.5], [4, 17], [9, 10]] : [[15, -2], [18.5, 2], [16.5, 13], [9, 19 + c * 0.5], [8, 15], [13, 8]];
  const strands = comb(near.slice(0, 2), near.slice(3, 5), 4, 0.2);
  return [["hair", scallops(near, 10, true)], ...(view === "front" ? [["hair", scallops(mirrored(near).reverse(), 10, true)] as Stroke] : []), ["fine", strands]];
}

export function hair(style: Hair, face: Face): Locks {
  return STYLES[style](face);
}

export function beards(style: Beard, { view, chin }: Face): Stroke[] {
  return BEARDS[style](view, chin);
}
