// What they hold, and the hands that hold it; what they wear in the face. Drawn over the bust, 100 wide and 116 high.
import { comb, ring, scallops, short, spiral, type Stroke } from "./pen";

export type Thing =
  | "none" | "key" | "cake" | "sceptre" | "glass" | "star" | "paper" | "rose" | "fan" | "bag" | "parasol" | "cane" | "scissors" | "letter" | "pot" | "map" | "sabre" | "dagger" | "baton" | "halberd" | "musket"
  | "mace" | "finger" | "speech" | "keys" | "coins" | "gavel" | "axe" | "rope" | "crozier" | "bottle" | "blessing" | "book" | "plate" | "doll" | "marotte" | "flag" | "skull" | "crosslet" | "candle" | "quill" | "tankard";

/** A fist that holds something upright; the sleeve comes from below. */
const fist = (x: number, y: number, way = 1, sleeve = "cloth"): Stroke[] => [
  [sleeve, `M${short(x - 8)} ${short(y + 8)}h16l${short(3 * way)} 14h-20z`], ["linen", `M${short(x - 8.5)} ${short(y + 6)}q8.5 3 17 0v4.5q-8.5 3-17 0z`],
  ["skin", `M${short(x - 7)} ${short(y - 5)}q3-3 6-1q3-2.5 6 0q3.5 0 3 4q1.5 4-1.5 8q-7 3-13 0q-3-4-.5-11z`], ["thin", `M${short(x - 7)} ${short(y - 1.5)}q5 1.5 8 0M${short(x - 7.5)} ${short(y + 2)}q5 1.5 8.5 0M${short(x - 1)} ${short(y - 6)}q-1 3 1 4.5q3 1.5 3.5 5`],
];

/** A hand that shows: two fingers up, or one. */
const raised = (x: number, y: number, fingers: 1 | 2, sleeve = "cloth"): Stroke[] => [
  [sleeve, `M${short(x - 9)} ${short(y + 14)}h18l2 16h-22z`], ["linen", `M${short(x - 9.5)} ${short(y + 11)}q9.5 3 19 0v4.5q-9.5 3-19 0z`],
  ["skin", `M${short(x - 6)} ${short(y + 11)}q-3-8 0-12l1-${fingers === 1 ? 17 : 16}q2.5-3 5 0l.5 13${fingers === 2 ? "l1.5-13q3-2.5 5 .5l-.5 15" : "q4-3 6 1"}q4 6-1 13z`], ["thin", `M${short(x - 1)} ${short(y - 1)}q4 0 6.5 2M${short(x + 1)} ${short(y + 4)}q3 0 5 2`],
];

const stick = (of: string, x: number, top: number, w = 3): Stroke => [of, `M${short(x - w / 2)} ${short(top)}h${short(w)}V116h${short(-w)}z`];

const HELD: Record<Thing, () => Stroke[]> = {
  none: () => [],
  key: () => [["gold", "M13 62a6.5 6.5 0 1 1 4.5 11V96H14V73A6.5 6.5 0 0 1 13 62zM13.5 66.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 0 0-5 0zM17.5 84h5v3h-5zM17.5 89.5h6.5v3h-6.5z"], ...fist(16, 100, 1, "cloth")],
  cake: () => [["linen", "M2 101Q16 107 32 101Q30 107 17 108Q4 107 2 101z"], ["gold", "M7 90L25 85L29 100L9 102z"], ["linen", "M7 90L25 85L25.7 89Q22 93 20 90Q16 95 14 91.5Q11 96 8 94z"], ["red", ring(16, 84, 3)], ["thin", "M8.5 97l20-2.5"], ...fist(17, 111)],
  sceptre: () => [stick("gold", 14, 58), ["gold", "M14 44q5 6 5 9q0 4-5 6q-5-2-5-6q0-3 5-9zM8 58h12v3H8z"], ["gold", "M10 55q-6 1-6-4q3-2 6 1zM18 55q6 1 6-4q-3-2-6 1z"], ...fist(14, 96)],
  glass: () => [["glass", "M6 70h18q1 14-7 17v11h5v3H8v-3h5V87Q5 84 6 70z"], ["red", "M7 76h16q-1 8-8 10q-7-2-8-10z"], ...fist(15, 104)],
  star: () => [["gold", "M76 94l2.5 6 6.5.5-5 4 1.8 6.5-5.8-3.5-5.8 3.5 1.8-6.5-5-4 6.5-.5z"], ["red", ring(76, 102.5, 2.2)]],
  paper: () => [["linen", "M4 78L26 74L31 100L8 106z"], ["thin", comb([[8, 83], [11, 98]], [[24, 80], [27, 95]], 6)], ["red", ring(24, 99, 3)], ...fist(14, 106)],
  rose: () => [["line", "M16 100Q14 86 17 76"], ["leaf", "M16 90q-8-1-9-7q7 0 9 7zM16 86q7-1 8-6q-6-1-8 6z"], ["red", scallops([[10, 72], [13, 64], [21, 63], [25, 70], [20, 77], [13, 77]], 8, true)], ["thin", spiral(17.5, 70, 4)], ...fist(16, 104)],
  fan: () => [
    ["trim", `M20 106L-4 84Q2 68 18 63Q36 62 46 74z`], ["thin", comb([[19, 104], [21, 104]], [[-3, 84], [45, 75]], 8)], ["linen", scallops([[-4, 84], [2, 73], [18, 64], [35, 65], [46, 74], [42, 77], [32, 70], [18, 69], [5, 77], [0, 87]], 16, true)], ...fist(20, 110),
  ],
  bag: () => [["wood", "M2 92q16-5 30 0l3 24H0z"], ["line", "M10 92q0-9 8-9q8 0 8 9"], ["thin", "M3 100q15-4 30 0"], ["gold", "M14 97h7v7h-7z"], ["line", "M62 8h16M70 15h18M76 22h16M80 98h14M84 104h14"], ...fist(18, 84).slice(2)],
  parasol: () => [["line", "M16 116L22 54"], ["trim", "M-8 62Q2 28 26 30Q44 34 52 66Q44 60 37 64Q30 57 22 61Q14 56 8 61Q0 57-8 62z"], ["thin", "M24 30Q10 42 8 61M25 30Q23 44 22 61M27 30Q38 44 37 64"], ["line", "M25 30l1-6"], ...fist(17, 100)],
  cane: () => [["line", "M14 116V74"], ["bold", "M14 116V78"], ["gold", ring(14, 72, 5)], ["gold", "M11.5 77h5v4h-5z"], ...fist(14, 92)],
  scissors: () => [["steel", "M11 92L20 58L23 60L16 93zM21 92L9 60L12 57L26 90z"], ["line", `${ring(9, 98, 4.5)}${ring(24, 97, 4.5)}`], ["spot", ring(16.5, 80, 1.2)], ...fist(17, 106), ["wood", "M70 96L96 88L97 92L72 100z"], ["thin", comb([[73, 99], [95, 93]], [[75, 106], [97, 99]], 13)]],
  letter: () => [["linen", "M4 92L32 88L36 106L8 111z"], ["thin", "M4 92L21 101L32 88"], ["red", ring(20, 101, 3.2)], ...fist(16, 112)],
  pot: () => [
    ["linen", "M6 84Q24 90 42 84Q46 112 36 116H12Q2 112 6 84z"], ["hatch", "M30 88Q37 87 42 84Q46 112 36 116H28z"], ["linen", "M3 82a21 5.5 0 1 1 42 0a21 5.5 0 1 1-42 0z"], ["gold", "M8 82.5a16 3.4 0 1 1 32 0a16 3.4 0 1 1-32 0z"],
    ["line", "M44 90q10-1 9 8q-1 8-10 8"], ["blue", "M18 100q6-7 12 0q-6 7-12 0z"], ["thin", "M16 74q-3-4 0-7t0-7M26 75q-3-4 0-7t0-7M34 74q-3-4 0-7t0-7"], ["skin", "M4 104q5-4 9 0q2 5-2 8l-8 1z"], ["thin", "M5 106q4-1 6 0M5 109q4-1 6 0"],
  ],
  map: () => [["linen", "M0 88L16 83L32 89L48 84V112L32 117L16 111L0 116z"], ["thin", "M16 83V111M32 89V117M4 98q8-6 12 0t12 2q8-4 16-2"], ["red", "M38 100l4 4M42 100l-4 4"], ["blue", "M6 106q5-3 9 0q-4 4-9 0z"], ["steel", "M80 72L70 104L72 105L81 80L90 105L92 104L82 72z"], ["gold", ring(81, 71, 3)], ...fist(82, 108)],
  sabre: () => [["steel", "M12 92Q0 60 16 28Q10 62 17 91z"], ["gold", "M6 91q9-4 17 0l-1 4H7z"], ["line", "M8 95q-6 6 2 12"], ...fist(15, 103)],
  dagger: () => [["steel", "M82 88L78 62L81 54L85 62L86 88z"], ["gold", "M74 87h17v4H74z"], ["thin", "M81 60l1 26"], ...fist(83, 100, -1, "black")],
  baton: () => [["trim", "M4 84L30 68L34 74L8 90z"], ["gold", "M30 68l4-3 4 6-4 3zM4 84l-4 3 4 6 4-3z"], ...fist(20, 90)],
  halberd: () => [stick("wood", 12, 34), ["steel", "M12 6L16 30Q28 24 30 34Q30 46 16 44V50H8V42L1 46L3 36L8 32z"], ...fist(12, 98)],
  musket: () => [stick("wood", 88, 60, 5), ["steel", "M86.5 34h3V64h-3z"], ["steel", "M87 34l1-26 2.5 26z"], ["gold", "M85 70h6v3h-6zM85 82h6v3h-6z"], ...fist(88, 100, -1)],
  mace: () => [stick("wood", 14, 66), ["gold", "M6 52Q14 46 22 52L20 66H8z"], ["gold", ring(14, 45, 3.5)], ["thin", "M11 51v15M17 51v15"], ...fist(14, 98)],
  finger: () => [...raised(16, 88, 1), ["linen", "M72 94L98 90L100 112L76 116z"], ["thin", comb([[77, 98], [79, 112]], [[95, 95], [97, 109]], 5)]],
  speech: () => [["linen", "M2 76Q10 72 24 76L26 108Q12 104 4 108z"], ["linen", "M0 106q4-4 8 0t8 0 8 0q4 3 1 6q-10 3-22 0q-4-3-3-6z"], ["thin", comb([[6, 81], [7, 101]], [[22, 81], [23, 101]], 7)], ...fist(13, 108).slice(2)],
  keys: () => [["line", ring(18, 88, 8)], ["gold", "M10 92L4 112l3 1 1-4 3 1 1-3-3-1 4-12zM17 96v20h3v-4h3v-3h-3V96zM25 92l6 18 3-1-1-4 3-1-1-3-3 1-4-11z"], ...fist(18, 82).slice(2)],
  coins: () => [["wood", "M8 88Q2 92 2 104Q2 116 18 116Q34 116 34 104Q34 92 28 88Q18 92 8 88z"], ["hatch", "M24 89Q34 92 34 104Q34 116 20 116z"], ["wood", "M9 82q9-4 18 0l2 5q-11 4-22 0z"], ["gold", "M13 98h10v3H17v2.5h4v3h-4v5h-4z"], ["gold", ring(40, 111, 4) + ring(45, 106, 4)]],
  gavel: () => [["wood", "M2 74L22 66L27 78L7 86z"], ["wood", "M15 80l4-1.5 6 22-4 1z"], ["gold", "M5 73l3-1.2 5 12-3 1.2zM17 68l3-1.2 5 12-3 1.2z"], ...fist(22, 98)],
  axe: () => [stick("wood", 86, 34, 4), ["steel", "M84 40Q66 34 62 46Q58 60 66 70Q72 58 84 60zM88 42l8 3v9l-8 3z"], ["thin", "M66 42Q61 54 67 65"], ["skin", "M80 100q4-5 12-2q4 5 2 16h-14q-4-7 0-14z"], ["thin", "M82 103h9M82 107h10M83 111h9"]],
  rope: () => [["wood", "M6 116Q2 96 14 92Q28 90 26 102Q24 112 14 110Q8 108 11 102Q14 98 18 101L16 105Q13 106 15 107Q21 108 22 102Q22 96 14 97Q6 100 11 116z"], ["gold", "M74 94l2.6 6 6.4.6-5 4.2 1.6 6.4-5.6-3.4-5.6 3.4 1.6-6.4-5-4.2 6.4-.6z"], ["thin", ring(74, 102.5, 3)]],
  crozier: () => [stick("gold", 14, 60), ["gold", "M12.5 62V46Q12 30 24 30Q36 31 35 42Q33 51 25 49Q20 46 23 41Q27 40 27 44Q31 44 31 40Q30 34 24 34Q16 35 15.5 46V62z"], ["gold", "M10 62h8v4h-8z"], ...fist(14, 98)],
  bottle: () => [["leaf", "M11 62h8v14q7 5 7 14V116H4V90q0-9 7-14z"], ["wood", "M12 55h6v7h-6z"], ["linen", "M6 92h18v14H6z"], ["red", "M10 99q5-5 10 0q-5 5-10 0z"], ["hatch", "M18 76q8 5 8 14v26h-7z"], ...fist(17, 112).slice(2)],
  blessing: () => [...raised(15, 86, 2), ["gold", "M10.5 95h9v2.5h-9z"]],
  book: () => [["wood", "M0 88L18 84L34 90L36 116H2z"], ["linen", "M3 86L18 82L32 87V91L18 88L3 91z"], ["gold", "M17 95h2.5v4h4v2.5h-4v8H17v-8h-4V99h4z"], ["red", "M8 96l20 14-2 2.5-20-14z"]],
  plate: () => [["gold", "M-2 100Q18 92 40 100Q36 114 19 115Q2 114-2 100z"], ["gold", [[10, 97], [19, 95], [28, 97], [14, 92], [24, 91], [19, 88]].map(([x, y]) => ring(x!, y!, 4.2)).join("")], ["thin", "M0 103Q19 111 38 103"], ...fist(19, 112).slice(2)],
  doll: () => [["red", "M8 100L20 96L30 116H2z"], ["linen", ring(14, 91, 7)], ["spot", ring(11.5, 90, 1) + ring(16.5, 90, 1)], ["thin", "M12 94q2 1.5 4 0M8 87q5-6 12 0"], ["wood", "M7 90q-2-9 7-9t8 8q-6-5-15 1z"], ["skin", "M20 104q5-4 9-1q2 5-2 8l-8 0z"], ["thin", "M21 107q4-1 7 0"]],
  marotte: () => [stick("wood", 14, 84), ["red", "M14 60Q2 56 0 68Q6 64 8 68zM14 60Q26 56 28 68Q22 64 20 68z"], ["skin", ring(14, 72, 8)], ["gold", ring(0, 69, 2.4) + ring(28, 69, 2.4)], ["spot", ring(11, 71, 1) + ring(17, 71, 1)], ["line", "M10 75q4 4 8 0"], ["linen", scallops([[6, 80], [14, 78], [22, 80], [20, 86], [8, 86]], 9, true)], ...fist(14, 102)],
  flag: () => [["wood", "M86 6h3V116h-3z"], ["blue", "M86 8Q78 4 70 9V33Q78 28 86 32z"], ["linen", "M70 9Q60 15 50 10V34Q60 39 70 33z"], ["red", "M50 10Q40 5 28 12V36Q40 29 50 34z"], ["gold", "M87.5 0l3 7h-6z"], ...fist(85, 96, -1, "linen")],
  skull: () => [["linen", "M4 92Q4 78 19 78Q34 78 34 92Q34 99 30 101V108H10V101Q4 99 4 92z"], ["spot", "M9 94a4 4.5 0 1 1 8 0a4 4.5 0 1 1-8 0zM22 94a4 4.5 0 1 1 8 0a4 4.5 0 1 1-8 0zM19.5 98l2 4h-4z"], ["thin", "M14 104v4M18 104v4M22 104v4M26 104v4"], ["hatch", "M26 80Q34 84 34 92Q34 99 30 101V108H26z"], ["skin", "M4 108q14 6 30 0l2 8H2z"], ["thin", "M10 110v6M18 112v4M26 111v5"]],
  crosslet: () => [["gold", "M12 62h5v9h9v5h-9V96h-5V76H3v-5h9z"], ...fist(15, 100)],
  candle: () => [["linen", "M11 74h8V100h-8z"], ["gold", "M15 56q6 8 4 12q-1.5 4-4 4q-2.5 0-4-4q-2-4 4-12z"], ["line", "M15 70v4"], ...fist(15, 104)],
  quill: () => [["linen", "M8 98Q4 70 26 52Q30 76 12 98z"], ["thin", "M9 102L24 58"], ...fist(12, 104)],
  tankard: () => [["steel", "M4 82h20V110H4z"], ["line", "M24 87q9-1 9 8t-9 8"], ["linen", scallops([[3, 82], [14, 76], [25, 82]], 6)], ["hatch", "M17 82h7V110h-7z"], ...fist(30, 108).slice(2)],
};

export type Mark = "spectacles" | "pince-nez" | "monocle" | "patch" | "scar" | "mole" | "rouge" | "freckles" | "tear" | "paint" | "strap" | "quill" | "pipe" | "necklace" | "mask" | "earring" | "sweat";

/** Marks of a face, in the face's own measure; a face in three-quarter view has its near eye at 1, its far one at -12. */
export function mark(which: Mark, three: boolean, side: boolean): Stroke[] {
  const [near, far, middle] = side ? [-10, -18, -15] : three ? [1.2, -12.6, -7] : [8.3, -8.3, 0];
  switch (which) {
    case "spectacles": return [["glass", side ? ring(-11, 0.4, 5) : ring(near, 0.4, 6) + ring(far, 0.4, three ? 4.8 : 6)], ["thin", side ? "M-6 0L5-1" : `M${short(near - 6)} -.5Q${short((near + far) / 2)} -3 ${short(far + (three ? 4.8 : 6))} -.5M${short(near + 6)} 0L${three ? 17 : 18} -1`]];
    case "pince-nez": return [["glass", ring(near - 0.5, 3.4, 4.2) + (side ? "" : ring(far + 0.5, 3.4, three ? 3.4 : 4.2))], ["thin", side ? "" : `M${short(near - 4.6)} 2.5Q${middle} .5 ${short(far + 4)} 2.5`]];
    case "monocle": return [["glass", ring(near, 0.4, 6)], ["thin", `M${short(near + 4)} 5Q${short(near + 12)} 22 ${short(near + 8)} 36`]];
    case "patch": return [["black", ring(near, 0.4, 6)], ["line", `M${short(near - 6)} -3L${short(far - 5)} -12M${short(near + 6)} -1L${three ? 18 : 19} -4`]];
    case "scar": return [["thin", `M${short(near + 3)} 5l-3 9M${short(near)} 8l4 1M${short(near - 1)} 11l4 1`]];
    case "mole": return [["spot", ring(near - 1, 13, 1.2)]];
    case "rouge": return [["blush", ring(near + 1, 9, 5) + (side ? "" : ring(far - (three ? -0.5 : 1), 9, three ? 3.4 : 5))]];
    case "freckles": return [["dots", [[-3, 6], [0, 8], [3, 6.5], [1, 5], [4, 8.5]].map(([x, y]) => `M${short(near + x!)} ${y}h.1M${short(far + x! * 0.6)} ${y}h.1`).join("")]];
    case "tear": return [["glass", `M${short(near + 1)} 5q3.5 5 0 6.5q-3.5-1.5 0-6.5zM${short(far)} 9q2.6 4 0 5q-2.6-1 0-5z`]];
    case "sweat": return [["glass", `M${near + 9} -12q3.5 5 0 6.5q-3.5-1.5 0-6.5z`]];
    case "paint": return [["red", `M${short(near)} -9l3 8-3 8-3-8zM${short(far)} -9l2.4 8-2.4 8-2.4-8z`], ["red", ring(middle - (three ? 5 : 0), 7.5, 4)]];
    case "strap": return [["bold", three ? "M-16-8Q-18 22-6 29Q12 26 18-6" : "M-19-8Q-16 24 0 30Q16 24 19-8"]];
    case "quill": return [["linen", "M8 2Q14-18 34-24Q32-8 12 4z"], ["thin", "M6 4L28-18"]];
    case "pipe": return [["wood", `M${short(middle - 4)} 17l-16 6v-6h-7v10q1 4 5 4q3 0 3-3l16-8z`], ["thin", `M${short(middle - 24)} 13q-3-4 0-7t0-7`]];
    case "earring": return [["gold", ring(side ? 5 : 18, 13, 2.2)]];
    case "necklace": return [];
    case "mask": return [["black", side ? "M-17-6Q-6-10 4-6Q4 6-6 6Q-12 4-16 6z" : three ? "M-18-6Q-6-9 10-6Q12 6 2 6Q-6 2-9 4Q-16 8-18-6z" : "M-18-6Q0-10 18-6Q18 7 8 6Q3 2 0 2Q-3 2-8 6Q-18 7-18-6z"], ["eye", side ? ring(-10, 0, 2.6) : ring(near, 0, 3) + ring(far, 0, three ? 2.2 : 3)], ["iris", side ? ring(-11, 0, 1.4) : ring(near - 0.8, 0, 1.6) + ring(far - 0.6, 0, 1.4)]];
  }
}

export function held(which: Thing): Stroke[] {
  return HELD[which]();
}
