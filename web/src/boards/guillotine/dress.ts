// Necks, shoulders and what they wear, for a bust 100 wide whose lower edge is at 116.
import { comb, ring, scallops, short, type Point, type Stroke } from "./pen";

export type Dress =
  | "ermine" | "coat" | "striped" | "uniform" | "guard" | "frogged" | "gown" | "court" | "robe" | "cape" | "habit" | "cassock" | "shirt" | "apron" | "cloak" | "motley" | "doublet" | "sash" | "chain" | "bare" | "sober" | "bound";

/** Shoulders: the outline of a body, broader or narrower. */
export function shoulders(broad: number, high = 0): string {
  const x = (half: number): [number, number] => [50 - half * broad, 50 + half * broad];
  const [a, b] = x(47);
  const [c, d] = x(42);
  const [e, f] = x(13);
  return `M${short(a)} 116C${short(a + 1)} ${short(100 - high)} ${short(c - 1)} ${short(95 - high)} ${short(e)} ${short(86 - high)}L${short(f)} ${short(86 - high)}C${short(d + 1)} ${short(95 - high)} ${short(b - 1)} ${short(100 - high)} ${short(b)} 116z`;
}

export const neck = (thick: number): Stroke[] => [
  ["skin", `M${short(50 - 9 * thick)} 66V88Q50 100 ${short(50 + 9 * thick)} 88V66z`],
  ["fine", comb([[50 - 8 * thick, 74], [50 + 9 * thick, 70]], [[50 - 4, 90], [50 + 9 * thick, 90]], 7) + comb([[50 - 8, 80], [50 - 7, 88]], [[50 + 9, 76], [50 + 9, 86]], 4)],
];

const folds = (side: number): Stroke => ["fine", comb([[50 + side * 20, 92], [50 + side * 42, 99]], [[50 + side * 24, 116], [50 + side * 46, 116]], 6, side * 0.06)];
const shadow = (broad: number): Stroke => ["hatch", `M${short(50 + 14 * broad)} 88C${short(50 + 30 * broad)} 93 ${short(50 + 46 * broad)} 98 ${short(50 + 47 * broad)} 116H${short(50 + 20 * broad)}z`];

/** A cravat that ends in lace. */
const jabot = (): Stroke[] => [
  ["linen", "M40 80Q50 86 60 80L61 90Q50 95 39 90z"], ["thin", "M41 84Q50 89 59 84"], ["linen", scallops([[46, 90], [54, 90], [59, 108], [50, 113], [41, 108]], 10, true)], ["thin", "M48 93l-3 14M52 93l3 14M50 93v16"],
];
const lapels = (of: string): Stroke[] => [[of, "M38 87L27 95L35 102L31 105L44 116L50 100zM62 87L73 95L65 102L69 105L56 116L50 100z"]];
const buttons = (x: number, from = 100): Stroke => ["gold", [0, 7, 14].map((y) => ring(x, from + y, 1.8)).join("")];
const epaulettes = (): Stroke[] => [
  ["gold", "M6 101Q4 94 14 92.5Q24 91 27 95Q26 100 18 101z"], ["gold", "M94 101Q96 94 86 92.5Q76 91 73 95Q74 100 82 101z"], ["gold", "M5 101l13 0l2 9l-3-2-2 3-3-2-2 3-3-2-3 2z"], ["gold", "M95 101l-13 0l-2 9l3-2 2 3 3-2 2 3 3-2 3 2z"],
];
const collar = (of: string): Stroke => [of, "M37 78Q50 88 63 78L66 90Q50 100 34 90z"];
const tails = (points: Point[]): Stroke => ["spot", points.map(([x, y]) => `M${x} ${y}l-1.6 5.5h3.2z`).join("")];
const bands = (): Stroke[] => [["linen", "M45 87L40 108H49L50 90L51 108H60L55 87z"], ["thin", "M42 105h6M52 105h6"]];
const cross = (x = 50, y = 103): Stroke[] => [["line", `M39 88Q44 ${y - 8} ${x} ${y - 7}Q56 ${y - 8} 61 88`], ["gold", `M${x - 1.6} ${y - 7}h3.2v4h4v3.2h-4v9h-3.2v-9h-4v-3.2h4z`]];

const WORN: Record<Dress, (broad: number) => Stroke[]> = {
  ermine: (b) => [
    ["cloth", shoulders(b)], folds(-1), folds(1), ["linen", scallops([[34, 84], [50, 92], [66, 84], [80, 96], [66, 108], [50, 112], [34, 108], [20, 96]], 18, true)],
    tails([[29, 94], [36, 102], [45, 106], [55, 106], [64, 102], [71, 94], [40, 93], [60, 93]]), ...jabot().slice(0, 2), ["gold", "M30 97Q50 119 70 97L72 99Q50 123 28 99z"],
  ],
  coat: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ["trim", "M40 88L50 116L60 88z"], ...lapels("cloth"), ...jabot(), buttons(33, 106), buttons(67, 106)],
  sober: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ...lapels("cloth"), ["linen", "M38 79Q50 86 62 79L63 91L50 99L37 91z"], ["linen", "M50 95l-9 7 3 5 6-6 6 6 3-5z"], ["thin", "M40 84Q50 90 60 84M40 88Q50 94 60 88"]],
  striped: (b) => [
    ["cloth", shoulders(b)], ["white", [16, 22, 28, 34, 66, 72, 78, 84].map((x) => `M${x} ${short(90 + Math.abs(x - 50) * 0.16)}L${short(50 + (x - 50) * 1.1)} 116`).join("")], shadow(b), ["linen", "M42 90L50 116L58 90z"], ...lapels("cloth"), collar("linen"), ["thin", "M38 83Q50 91 62 83M37 87Q50 96 63 87"], ["linen", "M50 93q-9-4-11 1q1 6 11 2q10 4 11-2q-2-5-11-1z"],
  ],
  uniform: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ["linen", "M41 90L46 116H54L59 90z"], ["trim", "M37 86L28 96L40 116H46L41 90zM63 86L72 96L60 116H54L59 90z"], collar("cloth"), ["gold", "M36 88Q50 98 64 88L64.5 91Q50 101 35.5 91z"], buttons(39, 101), buttons(61, 101), ...epaulettes()],
  guard: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), collar("cloth"), ["linen", "M22 92L72 116H84L32 89zM78 92L28 116H16L68 89z"], ["gold", "M45 98h10v9H45z"], ["thin", "M50 98v9"], ["trim", "M5 103Q6 94 20 92L22 98zM95 103Q94 94 80 92L78 98z"]],
  frogged: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ["trim", "M36 86Q50 96 64 86L62 78Q50 86 38 78z"], ["bold", "M50 92V116"], ["gold", [96, 103, 110].map((y) => `M32 ${y - 3}Q42 ${y + 1} 50 ${y}Q58 ${y + 1} 68 ${y - 3}L68 ${y}Q58 ${y + 4} 50 ${y + 3}Q42 ${y + 4} 32 ${y}z`).join("")], ...epaulettes().slice(0, 3)],
  gown: (b) => [
    ["skin", shoulders(b * 0.82)], ["fine", comb([[62, 88], [82, 97]], [[60, 100], [80, 110]], 7)], ["thin", "M42 95q5 4 7 4M58 95q-5 4-7 4"],
    ["cloth", `M${short(50 - 40 * b)} 116Q${short(50 - 38 * b)} 100 ${short(50 - 31 * b)} 97Q38 103 50 112Q62 103 ${short(50 + 31 * b)} 97Q${short(50 + 38 * b)} 100 ${short(50 + 40 * b)} 116z`],
    ["linen", scallops([[50 - 32 * b, 98], [38, 102], [50, 111], [62, 102], [50 + 32 * b, 98], [64, 108], [50, 116], [36, 108]], 16, true)], ["gold", "M41 85Q50 92 59 85L59.5 87.5Q50 95 40.5 87.5z"], ["red", ring(50, 92.5, 2.2)],
  ],
  court: (b) => [
    ["skin", shoulders(b * 0.8)], ["fine", comb([[62, 88], [80, 96]], [[60, 98], [78, 108]], 9)],
    ["cloth", `M${short(50 - 42 * b)} 116Q${short(50 - 38 * b)} 99 ${short(50 - 27 * b)} 96L38 106H62L${short(50 + 27 * b)} 96Q${short(50 + 38 * b)} 99 ${short(50 + 42 * b)} 116z`], ["linen", scallops([[24, 95], [38, 104], [62, 104], [76, 95], [64, 109], [36, 109]], 14, true)],
    ["trim", "M50 106q-8-6-9 0q1 6 9 2q8 4 9-2q-1-6-9 0z"], ["linen", [0, 1, 2, 3, 4, 5, 6].map((i) => ring(41 + i * 3, 86 + Math.sin((i / 6) * Math.PI) * 4, 1.7)).join("")],
  ],
  robe: (b) => [["cloth", shoulders(b)], folds(-1), folds(1), shadow(b), ["black", "M36 86L24 116H34L46 96zM64 86L76 116H66L54 96z"], collar("linen"), ...bands()],
  cape: (b) => [["red", shoulders(b)], ["fine", comb([[30, 94], [70, 94]], [[22, 116], [78, 116]], 13)], shadow(b), ["red", "M33 84Q50 100 67 84L74 98Q50 114 26 98z"], ["linen", "M40 80Q50 90 60 80L61 87Q50 96 39 87z"], ...cross(50, 106)],
  habit: (b) => [["black", shoulders(b)], ["white", "M24 102Q26 108 24 116M76 102Q74 108 76 116M34 108V116"], ["linen", "M30 84Q50 90 70 84Q76 100 50 108Q24 100 30 84z"], ["thin", "M34 92Q50 104 66 92"], ...cross(50, 108)],
  cassock: (b) => [["black", shoulders(b)], ["white", "M26 100Q24 108 24 116M74 100Q76 108 76 116"], ["cloth", "M38 86L33 116H42L46 92zM62 86L67 116H58L54 92z"], collar("linen"), ["black", "M45 92h10v6H45z"], ...cross(50, 108)],
  shirt: (b) => [["linen", shoulders(b)], ["skin", "M39 84L50 110L61 84z"], ["thin", "M39 86L50 111L61 86"], ["linen", "M38 82L26 92L44 103zM62 82L74 92L56 103z"], ["fine", comb([[22, 98], [40, 106]], [[18, 116], [42, 116]], 8)], shadow(b)],
  apron: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ["linen", "M40 84L30 92L44 100L50 94L56 100L70 92L60 84Q50 92 40 84z"], ["linen", "M33 102Q50 106 67 102L70 116H30z"]],
  cloak: (b) => [["black", shoulders(b * 1.03, 2)], ["white", "M20 98Q16 108 17 116M80 98Q84 108 83 116M32 100Q30 108 32 116"], ["cloth", "M26 74Q28 66 36 72Q50 86 64 72Q72 66 75 74L70 98L50 108L29 98z"], ["fine", comb([[30, 76], [48, 90]], [[32, 98], [48, 106]], 9) + comb([[53, 90], [72, 76]], [[53, 106], [68, 98]], 9)], ["gold", ring(50, 107, 3)]],
  motley: (b) => [
    ["trim", shoulders(b)], ["red", `M50 86V116H${short(50 - 47 * b)}C${short(50 - 46 * b)} 100 ${short(50 - 43 * b)} 95 ${short(50 - 13 * b)} 86z`], ["gold", "M30 100l6 8-6 8-6-8zM70 100l6 8-6 8-6-8z"],
    ["linen", scallops([[30, 86], [50, 80], [70, 86], [74, 92], [50, 100], [26, 92]], 17, true)], ["thin", comb([[36, 86], [64, 86]], [[30, 93], [70, 93]], 9)],
  ],
  doublet: (b) => [["black", shoulders(b)], ["white", "M30 100L28 116M70 100L72 116M50 100V116"], ["linen", scallops([[34, 82], [50, 88], [66, 82], [70, 90], [50, 98], [30, 90]], 16, true)], ["gold", "M30 96Q50 118 70 96L72 98Q50 122 28 98z"]],
  sash: (b) => [["cloth", shoulders(b)], folds(1), shadow(b), ...lapels("cloth"), ["blue", "M12 96L70 116H58L8 100z"], ["linen", "M18 94L82 116H70L12 96z"], ["red", "M26 92L92 114L94 116H82L18 94z"], ...jabot().slice(0, 3)],
  chain: (b) => [["cloth", shoulders(b)], folds(-1), shadow(b), ["linen", scallops([[38, 86], [50, 92], [62, 86], [74, 93], [64, 104], [50, 108], [36, 104], [26, 93]], 16, true)], ...jabot().slice(0, 2), ["gold", along9()], ["gold", ring(50, 111, 5)], ["red", ring(50, 111, 2)]],
  bare: (b) => [["skin", shoulders(b, 3)], ["fine", comb([[64, 88], [92, 100]], [[62, 108], [88, 116]], 14) + comb([[20, 96], [30, 92]], [[26, 112], [36, 110]], 6)], ["black", "M30 88L24 116H36L39 92zM70 88L76 116H64L61 92z"], ["thin", "M44 108q6 3 12 0"]],
  bound: (b) => [...WORN.shirt(b), ["wood", "M5 104Q50 98 95 104V109Q50 103 5 109z"], ["wood", "M5 111Q50 105 95 111V116Q50 110 5 116z"], ["thin", comb([[10, 104], [90, 104]], [[13, 108], [93, 108]], 19)]],
};

function along9(): string {
  return [[26, 92], [29, 98], [34, 103.5], [41, 107], [59, 107], [66, 103.5], [71, 98], [74, 92]].map(([x, y]) => ring(x!, y!, 2.7)).join("");
}

export function dress(which: Dress, broad: number): Stroke[] {
  return WORN[which](broad);
}

