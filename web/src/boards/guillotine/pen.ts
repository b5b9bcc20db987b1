// The pen all engravings are drawn with: points in, the text of an SVG path out.

export type Point = readonly [x: number, y: number];
/** One stroke of an engraving: what it is of (a class of Portrait.svelte), and the path. */
export type Stroke = readonly [of: string, path: string];

/** A number as short as it can be written in a path. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A soft curve through points (Catmull and Rom's, as Béziers); closed if asked for. */
export function curve(points: readonly Point[], closed = false): string {
  const at = (i: number): Point =>
    closed ? points[(i + points.length) % points.length]! : points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = `M${pair(...at(0))}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const soft = 1 / 6;
    path += i ? "S" : `C${pair(from[0] + (to[0] - before[0]) * soft, from[1] + (to[1] - before[1]) * soft)} `; // S goes on as it came
    path += `${pair(to[0] - (after[0] - from[0]) * soft, to[1] - (after[1] - from[1]) * soft)} ${pair(...to)}`;
  }
  return path + (closed ? "z" : "");
}

/** Points at even distances along a broken line. */
export function along(points: readonly Point[], count: number): Point[] {
  const steps = points.slice(1).map((to, i) => Math.hypot(to[0] - points[i]![0], to[1] - points[i]![1]));
  const length = steps.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: count }, (_, k) => {
    let left = (length * k) / (count - 1);
    let i = 0;
    while (i < steps.length - 1 && left > steps[i]!) left -= steps[i++]!;
    const part = steps[i] ? left / steps[i]! : 0;
    return [points[i]![0] + (points[i + 1]![0] - points[i]![0]) * part, points[i]![1] + (points[i + 1]![1] - points[i]![1]) * part] as const;
  });
}

/** Hatching that follows a form: `count` lines from one edge to another, each bent by `bend`. */
export function comb(from: readonly Point[], to: readonly Point[], count: number, bend = 0): string {
  const [starts, ends] = [along(from, count), along(to, count)];
  return starts.map(([x, y], i) => {
    const [u, v] = ends[i]!;
    if (!bend) return `M${pair(x, y)}L${pair(u, v)}`;
    return `M${pair(x, y)}Q${pair((x + u) / 2 - (v - y) * bend, (y + v) / 2 + (u - x) * bend)} ${pair(u, v)}`;
  }).join("");
}

/** A scalloped edge: curls of a wig, a beard, a cloud. The bumps stand out on the left of the way. */
export function scallops(points: readonly Point[], count: number, closed = false): string {
  const dots = along(closed ? [...points, points[0]!] : points, count + 1);
  let path = `M${pair(...dots[0]!)}`;
  dots.slice(1).forEach(([x, y], i) => {
    const [u, v] = dots[i]!;
    const r = short(Math.hypot(x - u, y - v) * 0.58);
    path += `A${r} ${r} 0 0 1 ${pair(x, y)}`;
  });
  return path + (closed ? "z" : "");
}

/** A circle as a path. */
export function ring(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0z`;
}

/** A small spiral: a curl of hair, the end of a roll. */
export function spiral(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${short(r)} ${short(r)} 0 1 1 ${short(r)} ${short(r)}a${short(r * 0.6)} ${short(r * 0.6)} 0 1 1 ${short(r * 0.5)} ${short(-r)}`;
}

/** The same points seen in a mirror. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y] as const);
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** The same path in as few letters as possible: every step from where the last one ended, to a tenth; drawn larger (`by`), to a whole. */
export function tight(path: string, by = 1): string {
  const words = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let [at, x, y, startX, startY, out, last] = [0, 0, 0, 0, 0, "", ""];
  const grain = by === 1 ? 10 : 1;
  let letter = "";
  while (at < words.length) {
    if (words[at]! >= "A") letter = words[at++]!;
    const kind = letter.toUpperCase();
    if (kind === "Z") {
      [x, y, out, last] = [startX, startY, `${out}z`, "z"];
      continue;
    }
    const [relative, size] = [letter === letter.toLowerCase(), ARGUMENTS[kind]!];
    const now = letter.toLowerCase();
    if (now !== last || now === "m") out += now;
    let step: [number, number] = [0, 0];
    for (let k = 0; k < size; k++, at++) {
      const way = kind === "H" ? 0 : kind === "V" ? 1 : kind === "A" ? k - 5 : k % 2; // along x, along y, or (of an arc) neither
      const flag = kind === "A" && k > 1 && k < 5; // an angle or a choice of arc, no length
      const value = Number(words[at]) * (flag ? 1 : by) - (relative || way < 0 ? 0 : way ? y : x);
      const short = Math.round(value * grain) / grain;
      if (way >= 0 && k >= size - 2) step = way ? [step[0], short] : [short, step[1]];
      const text = String(short).replace(/^(-?)0\./, "$1.");
      out += (k === 0 && (now !== last || now === "m")) || text.startsWith("-") || (kind === "A" && (k === 4 || k === 5)) ? text : ` ${text}`;
    }
    [x, y] = [x + step[0], y + step[1]];
    if (kind === "M") {
      [startX, startY] = [x, y];
      letter = relative ? "l" : "L"; // what follows a first point without a letter is a line
    }
    last = now;
  }
  return out;
}

/** Bent lines as straight ones: of hatching so fine that nobody sees the difference. */
export function straight(path: string): string {
  return path.replace(/Q-?[\d.]+ -?[\d.]+ (-?[\d.]+ -?[\d.]+)/g, "L$1");
}

/** Lines of the same kind that lie one after the other, as one path: it looks the same, and is less on the page. */
export function joined(strokes: readonly Stroke[]): Stroke[] {
  const found: Stroke[] = [];
  for (const [of, path] of strokes) {
    const last = found.at(-1);
    if (last?.[0] === of && LINES.includes(of)) found[found.length - 1] = [of, last[1] + path];
    else found.push([of, path]);
  }
  return found;
}

/** Lines of the same kind as one path: fewer things on the page. Filled shapes keep their places, lines lie over them. */
export function merged(strokes: readonly Stroke[]): Stroke[] {
  const lines = new Map<string, string>();
  const found: Stroke[] = [];
  for (const [of, path] of strokes) {
    if (LINES.includes(of)) lines.set(of, (lines.get(of) ?? "") + path);
    else found.push([of, path]);
  }
  return [...found, ...lines];
}

const LINES = ["iris", "brow", "line", "thin", "fine", "dots"];
