// Heads: seen from the front, in three-quarter view or in profile, all looking left. The eyes are at height 0, the chin at about 27.
import { comb, curve, merged, mirrored, ring, short, type Point, type Stroke } from "./pen";

export type View = "front" | "three" | "side";
export type Eye = "open" | "wide" | "sly" | "shut" | "down" | "up" | "wink";
export type Mouth = "calm" | "smile" | "smirk" | "frown" | "open" | "grin" | "tight" | "lips";

export interface Face {
  view: View;
  wide: number; // 1 is usual; a thin face has less
  jaw: number; // how broad the jaw is
  chin: number; // how much longer or shorter the chin
  age: number; // 0 a child … 3 old
  nose: number; // its size
  hook: number; // -1 turned up, 1 hooked
  eye: Eye;
  brow: number; // below 0 worried, above 0 stern
  bushy: number; // how thick the brows are
  mouth: Mouth;
}

/** Where a point of the face's front is in a view: the far half of a face that turns away is narrower. */
export function placed(view: View): (points: readonly Point[]) => Point[] {
  const [middle, far, near] = { front: [0, 1, 1] as const, three: [-7, 0.6, 0.95] as const, side: [-16, 0.12, 0.85] as const }[view];
  return (points) => points.map(([x, y]) => [middle + x * (x < 0 ? far : near), y] as const);
}

export function contour({ view, wide: w, jaw: j, chin: c, nose, hook }: Face): Point[] {
  if (view === "front") {
    const half: Point[] = [[13 * w, -21], [18.5 * w, -10], [19 * w, 2], [17 * j * w, 12], [11.5 * j * w, 21.5 + c * 0.7], [5 * j, 26.5 + c]];
    return [[0, -25], ...half, [0, 27.5 + c], ...mirrored(half).reverse()];
  }
  if (view === "three") {
    const f = 0.5 + w / 2; // the far side changes less
    const far: Point[] = [[-9, -22], [-16.5 * f, -13], [-18.4 * f, -5], [-17 * f, -0.5], [-18.2 * f, 6], [-15.6 * (0.4 + j * 0.6) * f, 15], [-12.5 * (0.4 + j * 0.6), 22 + c * 0.8], [-7, 27.5 + c]];
    return [[3, -26], ...far, [-1, 27.5 + c], [8 * j, 23 + c * 0.5], [14.5 * j * w, 15], [18 * w, 4], [19 * w, -8], [14, -21]];
  }
  const n = 5.5 + nose * 2.5;
  const tip: Point[] = [[-14.6 - n * 0.45, 2.6 - hook], [-15 - n, 7.4 + hook * 2.2], [-13.6 - n * 0.7, 9.6 + hook * 1.6], [-15.4, 10.6]];
  const mouth: Point[] = [[-16.6, 13.8], [-15, 16], [-16.4, 18.6], [-14.6, 21]];
  return [
    [-11, -19], [-14.6, -11], [-16, -5], [-14.4, -1.5], ...tip, ...mouth,
    [-16 - c * 0.3, 25 + c * 0.7], [-12, 28.6 + c], [-4 * j, 27 + c * 0.6], [7 * j, 20], [13, 8], [19, 2], [22, -8], [16, -22], [2, -27],
  ];
}

const almond = (x: number, y: number, w: number, up: number, low: number): string =>
  `M${short(x - w)} ${short(y + 0.5)}Q${short(x - w * 0.2)} ${short(y - up * 2)} ${short(x + w)} ${short(y)}Q${short(x)} ${short(y + low * 2)} ${short(x - w)} ${short(y + 0.5)}z`;

/** How far an eye is open above and below, and where it looks. */
const LIDS: Record<Eye, [up: number, low: number, x: number, y: number]> = {
  open: [2.6, 1.7, -0.5, -0.2], wide: [3.5, 2.3, -0.3, -0.2], sly: [1.4, 1.3, -1.8, 0.2], shut: [0, 0, 0, 0],
  down: [1.1, 1.9, -0.7, 1], up: [3, 1.6, -0.6, -1.3], wink: [2.4, 1.6, -1.2, 0],
};

function eye(x: number, w: number, { eye: look, age }: Face, near: boolean): Stroke[] {
  const shut = look === "shut" || (look === "wink" && near);
  const [up, low, dx, dy] = LIDS[look];
  const bag: Stroke[] = age > 1 ? [["thin", `M${short(x - w * 0.8)} 3.6Q${short(x)} ${short(4.6 + age * 0.4)} ${short(x + w * 0.8)} 3`]] : [];
  if (shut) return [["line", `M${short(x - w)} 0Q${short(x)} 3.4 ${short(x + w)} -0.4`], ["thin", `M${short(x - w * 0.5)} 1.8l-.6 1.6M${short(x + w * 0.4)} 1.6l.6 1.6`], ...bag];
  const [ix, iy] = [x + dx * (w / 5), dy];
  return [
    ["eye", almond(x, 0, w, up, low)],
    ["iris", ring(ix, iy, Math.min(2.1, up + 0.6))],
    ["line", `M${short(x - w)} .5Q${short(x - w * 0.2)} ${short(-up * 2)} ${short(x + w + 0.6)} -.2`],
    ["thin", `M${short(x - w * 0.8)} ${short(-up - 1.6)}Q${short(x)} ${short(-up * 1.6 - 2.3)} ${short(x + w)} ${short(-up - 0.6)}`],
    ...bag,
  ];
}

function brow(x: number, w: number, tilt: number, face: Face): Stroke {
  const y = face.eye === "wide" || face.eye === "up" ? -8.6 : -7;
  const [inner, outer] = [y + face.brow * 1.5, y - face.brow * 0.9 + 1.4];
  const [left, right] = tilt > 0 ? [inner, outer] : [outer, inner];
  const thick = 0.8 + face.bushy;
  return ["brow", `M${short(x - w)} ${short(left)}Q${short(x)} ${short(y - 1.6 - thick * 0.6)} ${short(x + w)} ${short(right)}Q${short(x)} ${short(y + thick * 0.9 - 0.6)} ${short(x - w)} ${short(left)}z`];
}

/** The mouth as points of the front; `side` of it for a profile. */
function mouth(face: Face, set: (points: readonly Point[]) => Point[]): Stroke[] {
  const y = 16;
  const line = (points: Point[], of = "line"): Stroke => [of, curve(set(points))];
  const under = line([[-2.6, y + 4.3], [0, y + 5], [2.8, y + 4.2]], "thin");
  switch (face.mouth) {
    case "smile": return [line([[-7, y - 2], [-3.5, y + 0.6], [0, y + 1], [3.5, y + 0.6], [7, y - 2]]), line([[-8, y - 3.4], [-7, y - 1.4]], "thin"), line([[8, y - 3.4], [7, y - 1.4]], "thin"), under];
    case "smirk": return [line([[-6, y + 0.8], [-2, y + 0.6], [3, y], [7.4, y - 2.6]]), line([[7.2, y - 4.2], [8.6, y - 1.6]], "thin"), under];
    case "frown": return [line([[-6.4, y + 2.4], [-3, y + 0.2], [0, y], [3, y + 0.2], [6.4, y + 2.4]]), under, line([[-8, y + 1.5], [-8.4, y + 5]], "thin"), line([[8, y + 1.5], [8.4, y + 5]], "thin")];
    case "open": return [["hole", curve(set([[-4, y], [0, y - 2.4], [4, y], [2.8, y + 4.4], [-2.8, y + 4.4]]), true)], line([[-2.6, y + 6.6], [0, y + 7.2], [2.6, y + 6.6]], "thin")];
    case "grin": return [["eye", curve(set([[-8, y - 2], [0, y], [8, y - 2], [4.6, y + 3.6], [0, y + 4.8], [-4.6, y + 3.6]]), true)], line([[-6.6, y + 0.6], [0, y + 2.2], [6.6, y + 0.6]], "thin"), line([[-9.2, y - 3.6], [-8, y - 1.6]], "thin"), line([[9.2, y - 3.6], [8, y - 1.6]], "thin")];
    case "tight": return [line([[-5.4, y + 0.4], [0, y], [5.4, y + 0.4]]), line([[-2, y - 2], [0, y - 1.4], [2, y - 2]], "thin"), under];
    case "lips": return [["lip", curve(set([[-5, y], [-2, y - 2], [0, y - 1.3], [2, y - 2], [5, y], [2, y + 2.6], [-2, y + 2.6]]), true)], line([[-5, y], [0, y + 0.4], [5, y]], "thin")];
    default: return [line([[-6, y + 0.2], [-2, y - 0.4], [0, y + 0.2], [2, y - 0.4], [6, y + 0.2]]), under];
  }
}

function nose({ view, nose: n, hook }: Face): Stroke[] {
  if (view === "front") {
    const [w, y] = [3 + n * 1.1, 8 + hook * 1.4 + n * 0.6];
    return [
      ["line", curve([[2.2, -3], [2.2, 2], [w - 0.8, y - 2.4], [w, y], [w - 1.8, y + 1.8], [0, y + 2.4 + hook], [1.8 - w, y + 1.8], [-w, y], [1 - w, y - 2]])],
      ["fine", comb([[2.6, -2], [w, y - 3]], [[4.6, -1], [w + 2.2, y - 1]], 6)],
    ];
  }
  const [out, y] = [4.4 + n * 2.2, 7.6 + hook * 1.8];
  return [
    ["line", curve([[-8, -2.4], [-8.8 - out * 0.3, 1.5 - hook], [-9.6 - out, y], [-9 - out * 0.8, y + 2], [-9.6, y + 2 + hook * 0.6], [-6.6, y + 2.2], [-5.2, y], [-6, y - 2.6]])],
    ["fine", comb([[-8.4, -1], [-6.6, y - 2]], [[-6.2, 0], [-4.4, y - 0.5]], 4)],
  ];
}

function lines(face: Face, set: (points: readonly Point[]) => Point[]): Stroke[] {
  const found: Stroke[] = [];
  const thin = (points: Point[]) => found.push(["thin", curve(set(points))]);
  if (face.age >= 2) {
    thin([[-5.4, 9.6], [-8.6, 13], [-9, 17]]);
    thin([[5.4, 9.6], [8.8, 13], [9.4, 17]]);
  }
  if (face.age >= 3) {
    for (const y of [-12, -15]) thin([[-8, y], [0, y - 1], [8, y]]);
    thin([[14, -1], [16, -2.4]]);
    thin([[14, 1], [16.4, 1.4]]);
    thin([[10, 8], [13, 12], [13, 17]]);
  }
  return found;
}

const ear = (x: number, y = 0): Stroke[] => [
  ["skin", `M${short(x - 1)} ${short(y - 4)}q5-3.6 5.8 1.6c.4 4-2.4 8.4-5.6 7.6z`],
  ["thin", `M${short(x + 1)} ${short(y - 2.6)}q2.6-1.4 2.6 1.6q-.4 3-2.6 4`],
];

/** The shade on the side away from the light, as lines that follow the cheek. */
function shade(face: Face): Stroke {
  const { wide: w, jaw: j, chin: c } = face;
  if (face.view === "front") {
    return ["fine", comb([[17.6 * w, -13], [18.6 * w, 2], [16.6 * j * w, 12], [11 * j * w, 21 + c * 0.7], [4, 26.4 + c]], [[11 * w, -14], [12.6 * w, 4], [10.5 * w, 12], [7 * j, 17], [2, 22.6 + c]], 11, 0.12)];
  }
  if (face.view === "three") {
    return ["fine", comb([[18 * w, -11], [17.6 * w, 4], [14.2 * j * w, 15], [7.6 * j, 23 + c * 0.5], [-2, 27 + c]], [[10 * w, -13], [9.4 * w, 6], [6.6 * w, 14], [2, 18.6], [-4, 23 + c]], 11, 0.12)];
  }
  return ["fine", comb([[6, 5], [5, 14], [5 * j, 20.6], [-5, 26.6 + c * 0.6], [-12, 28 + c]], [[-2, 8], [-3, 13], [-3, 17.6], [-8, 22], [-12, 24.6 + c * 0.6]], 10, 0.14)];
}

function profile(face: Face): Stroke[] {
  const { eye: look, age } = face;
  const [up, low, dx, dy] = LIDS[look === "wink" ? "shut" : look];
  const seen: Stroke[] = up
    ? [
      ["eye", `M-13.6 .4Q-11 ${short(-up * 1.3 - 0.4)} -7 ${short(-0.6)}Q-10 ${short(low * 1.6)} -13.6 .4z`],
      ["iris", `M${short(-12.4 - dx * 0.2)} ${short(dy - Math.min(1.7, up))}q2.4 1.6 .2 3.5q-1.3-1.7-.2-3.5z`],
      ["line", `M-14 .6Q-11.4 ${short(-up * 1.4 - 0.6)} -6.4 -.6`],
      ["thin", `M-12 ${short(-up - 1.4)}Q-9.4 ${short(-up - 2.4)} -6.4 ${short(-up + 0.2)}`],
    ]
    : [["line", "M-13.6 .2Q-10.6 2.8-6.8 0"]];
  const turned = { smile: -2.2, grin: -2.6, smirk: -1.6, frown: 2.4, open: 0.8, calm: 0, tight: 0.2, lips: -0.4 }[face.mouth];
  const found: Stroke[] = [
    ...seen,
    ["brow", `M-15.4 ${short(-6 + face.brow)}Q-11 ${short(-8.6 - face.bushy * 0.5)} -6 ${short(-5.8 - face.brow * 0.6)}Q-10.6 ${short(-6.6 + face.bushy * 0.8)} -15.4 ${short(-6 + face.brow)}z`],
    ["line", `M-15 16Q-12 ${short(16.6 - turned * 0.2)} -9 ${short(16 + turned)}`],
    ["line", "M-14.2 10.2q.8-2.6 2.6-2.4q1.8 .6 1 2.8"],
    ["thin", "M-13.6 20.8q1.6 .2 2.6-.8"],
  ];
  if (face.mouth === "lips") found.push(["lip", "M-16.6 14.4Q-13-.4 -9.8 15.8Q-12 18.8-16.3 18.4Q-15.6 16.8-15 16z".replace("-13-.4", "-13 13.6")]);
  if (age >= 2) found.push(["thin", "M-11 9.6Q-7.4 12.6-8 18M-10.4 3.6Q-8.6 4.8-6.4 3.4"]);
  if (age >= 3) found.push(["thin", "M-13-12q3-.8 6 .2M-13.4-9.6q3-.8 5.6 .2M-4-.6l2.6-1.2M-4 .8l2.8 .6"]);
  return [...found, ...ear(4, 2)];
}

/** A bare head with its face. */
export function head(face: Face): Stroke[] {
  const shell: Stroke = ["skin", curve(contour(face), true)];
  if (face.view === "side") return merged([shell, shade(face), ...profile(face)]);
  const set = placed(face.view);
  const three = face.view === "three";
  const [near, far] = three ? [1.2, -12.6] : [8.3, -8.3];
  const w = face.age === 0 ? 5.2 : 4.7;
  return merged([
    ...ear((three ? 17.4 : 18.4) * face.wide, 3),
    ...(three ? [] : farEar(18.4 * face.wide)),
    shell,
    shade(face),
    ...eye(near, w, face, true),
    ...eye(far, three ? 3 : w, face, false),
    brow(near, w + 0.6, 1, face),
    brow(far, three ? 3.2 : w + 0.6, -1, face),
    ...nose(face),
    ...mouth(face, set),
    ...lines(face, set),
    ["fine", comb(set([[-4, 22.4], [4, 22.4]]), set([[-3, 24.4 + face.chin * 0.6], [3.4, 24.4 + face.chin * 0.6]]), 4)],
  ]);
}

const farEar = (x: number): Stroke[] => [["skin", `M${short(1 - x)} -1q-5-3.6-5.8 1.6c-.4 4 2.4 8.4 5.6 7.6z`]];
