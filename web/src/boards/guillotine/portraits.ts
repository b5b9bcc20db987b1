// Who each noble is: a line of data for a design, and how a portrait is put together. A noble nobody has drawn is made up
// from its group and its id, always the same.
import { dress, neck, type Dress } from "./dress";
import { head, type Eye, type Face, type Mouth, type View } from "./face";
import { beards, hair, type Beard, type Hair } from "./hair";
import { hat, type Hat } from "./hats";
import { joined, straight, tight, type Stroke } from "./pen";

import { held, mark, type Mark, type Thing } from "./things";

/** Somebody, by what is not usual about them. */
export interface Sitter extends Partial<Face> {
  turn?: "right"; // they look left otherwise
  tilt?: number; // degrees, forwards if more than 0
  size?: number; // of the head
  low?: number; // how far the head is below its usual place
  hair?: Hair;
  shade?: keyof typeof SHADES; // of the hair
  beard?: Beard;
  hat?: Hat;
  dress?: Dress;
  broad?: number; // of the shoulders
  trim?: keyof typeof TRIMS;
  thing?: Thing;
  marks?: Mark[];
}

const SHADES = { white: "#f3eee2", grey: "#bdb6a8", black: "#3b332d", brown: "#6f4a2c", chestnut: "#8a5230", blond: "#d8b267", red: "#b5602f" } as const;
const TRIMS = { gold: "#d9a93c", linen: "#fdf9ef", rose: "#dd8f92", sky: "#8fb0c9", red: "#b5332b", violet: "#7d5a9e", green: "#557a4d", sand: "#d8c39a", black: "#39322c", blue: "#34518f" } as const;
const CLOTHS: Record<string, string> = { purple: "#7a5aa0", red: "#b4443c", green: "#4f7d55", blue: "#4a69a8", gray: "#8c857b" };

const USUAL: Face = { view: "three", wide: 1, jaw: 1, chin: 0, age: 1, nose: 1, hook: 0, eye: "open", brow: 0, bushy: 0.6, mouth: "calm" };

/** The nobles of our card set. */
export const SITTERS: Record<string, Sitter> = {
  "king-louis-xvi": { turn: "right", wide: 1.12, jaw: 1.25, chin: 2, age: 2, nose: 1.5, hook: 0.6, eye: "down", hair: "powdered", shade: "white", hat: "crown", dress: "ermine", broad: 1.04, thing: "key", low: 5, size: 0.94, marks: ["rouge"] },
  "marie-antoinette": { wide: 0.94, jaw: 0.84, nose: 0.7, hook: 0.3, eye: "down", bushy: 0.1, mouth: "lips", hair: "pouf", shade: "white", hat: "ship", dress: "gown", trim: "rose", broad: 0.86, thing: "cake", low: 25, size: 0.74, marks: ["rouge", "mole"] },
  regent: { view: "side", age: 2, nose: 1.3, hook: 1, eye: "sly", brow: 0.4, mouth: "tight", hair: "full", shade: "brown", hat: "coronet", dress: "ermine", thing: "sceptre", low: 3, size: 0.92 },
  baron: { view: "front", wide: 1.14, jaw: 1.16, age: 2, nose: 1.3, eye: "open", brow: 0.8, bushy: 1.2, beard: "walrus", hair: "bald", shade: "grey", hat: "coronet", dress: "coat", trim: "sand", broad: 1.05, thing: "glass", marks: ["monocle"], low: 2 },
  duke: { turn: "right", wide: 0.9, jaw: 0.85, chin: 3, age: 1, nose: 1.7, hook: 0.7, eye: "down", brow: -0.6, mouth: "smirk", hair: "powdered", shade: "white", hat: "ducal", dress: "chain", trim: "red", thing: "star", tilt: -6, low: 3 },
  robespierre: { wide: 0.92, jaw: 0.9, chin: 1, age: 1, nose: 0.9, hook: -0.3, eye: "open", brow: 0.9, mouth: "tight", hair: "queue", shade: "white", dress: "striped", broad: 0.94, thing: "paper", marks: ["spectacles"], size: 1.02 },
  count: { view: "side", turn: "right", wide: 1, age: 1, nose: 1, hook: 0.2, eye: "open", mouth: "smile", beard: "curled", hair: "queue", shade: "chestnut", dress: "coat", trim: "gold", thing: "rose" },
  countess: { view: "side", nose: 0.5, hook: -0.5, eye: "down", bushy: 0.2, mouth: "lips", hair: "updo", shade: "chestnut", hat: "feathers", dress: "court", trim: "sky", broad: 0.88, thing: "fan", low: 8, size: 0.88, marks: ["rouge", "earring"] },
  "fast-noble": { wide: 0.94, age: 1, nose: 1.1, eye: "wide", brow: -0.8, mouth: "open", hair: "blown", shade: "brown", dress: "coat", trim: "sky", hat: "flying", thing: "bag", tilt: 10, marks: ["sweat"], low: 6, size: 0.94 },
  lady: { turn: "right", wide: 0.94, jaw: 0.84, nose: 0.6, hook: -0.4, eye: "sly", bushy: 0.2, mouth: "lips", hair: "ringlets", shade: "blond", hat: "picture", dress: "gown", trim: "sky", broad: 0.88, marks: ["rouge", "mole"], low: 7, size: 0.9 },
  lord: { view: "front", wide: 0.94, jaw: 0.95, chin: 2, age: 1, nose: 1.1, hook: 0.4, eye: "down", brow: -0.4, mouth: "tight", beard: "whiskers", hair: "plain", shade: "brown", hat: "tall", dress: "sober", trim: "gold", thing: "cane", low: 8, size: 0.92 },
  coiffeur: { wide: 0.9, jaw: 0.86, age: 1, nose: 1, hook: -0.6, eye: "down", brow: -1.2, bushy: 0.3, mouth: "smirk", beard: "curled", hair: "quiff", shade: "black", dress: "apron", thing: "scissors", tilt: -5, low: 5, size: 0.94 },
  "lady-in-waiting": { view: "front", wide: 0.94, jaw: 0.84, age: 0, nose: 0.5, hook: -0.4, eye: "shut", bushy: 0.2, brow: -0.6, mouth: "calm", hair: "ringlets", shade: "brown", hat: "mob", dress: "court", trim: "violet", broad: 0.84, thing: "letter", tilt: 5, low: 3, marks: ["rouge"] },
  "piss-boy": { turn: "right", wide: 1, jaw: 0.86, chin: -3, age: 0, nose: 0.4, hook: -1, eye: "sly", brow: -1, mouth: "frown", hair: "tousled", shade: "red", dress: "apron", broad: 0.78, thing: "pot", size: 0.9, low: 4, marks: ["freckles"] },
  "royal-cartographer": { age: 3, wide: 0.96, nose: 1.5, hook: 0.2, eye: "down", brow: -0.5, bushy: 1.2, mouth: "calm", hair: "bald", shade: "white", beard: "goatee", hat: "skullcap", dress: "sober", trim: "black", thing: "map", marks: ["pince-nez"], low: -2 },
  general: { turn: "right", wide: 1.06, jaw: 1.18, chin: 2, age: 2, nose: 1.2, hook: 0.5, eye: "open", brow: 1.2, bushy: 1.3, mouth: "frown", beard: "whiskers", hair: "plain", shade: "grey", hat: "plumed", dress: "uniform", trim: "linen", broad: 1.06, thing: "baton", low: 4, size: 0.96 },
  "master-spy": { wide: 0.94, age: 1, nose: 1.2, hook: 0.4, eye: "sly", brow: 1, mouth: "tight", hair: "plain", shade: "black", hat: "slouch", dress: "cloak", thing: "dagger", marks: ["mask"], low: 0, tilt: 3 },
  colonel: { view: "side", turn: "right", jaw: 1.1, chin: 2, age: 2, nose: 1.3, hook: 0.8, brow: 0.8, bushy: 1.1, mouth: "tight", beard: "curled", hair: "plain", shade: "black", hat: "shako", dress: "frogged", trim: "red", low: 10, size: 0.88, thing: "sabre" },
  "captain-of-the-guard": { view: "front", wide: 1.04, jaw: 1.18, age: 1, nose: 1.2, brow: 1.1, bushy: 1, mouth: "tight", beard: "full", hair: "plain", shade: "brown", hat: "bicorne", dress: "uniform", trim: "gold", broad: 1.05, thing: "halberd", marks: ["scar"] },
  lieutenant: { wide: 0.94, jaw: 0.92, age: 0, nose: 0.8, eye: "wide", brow: -0.4, mouth: "smile", hair: "queue", shade: "blond", hat: "tricorne", dress: "uniform", trim: "sky", broad: 0.94, thing: "sabre", low: 0 },
  "palace-guard": { view: "front", jaw: 1.1, age: 1, nose: 1.1, eye: "open", brow: 0.5, bushy: 0.9, mouth: "tight", beard: "moustache", hair: "plain", shade: "black", hat: "bearskin", dress: "guard", trim: "blue", thing: "musket", marks: ["strap"], low: 9, size: 0.92 },
  governor: { turn: "right", wide: 1.1, jaw: 1.3, chin: 1, age: 2, nose: 1.3, eye: "down", brow: 0.3, bushy: 0.9, mouth: "frown", hair: "full", shade: "grey", hat: "none", dress: "chain", trim: "gold", broad: 1.05, thing: "mace" },
  councilman: { wide: 0.86, jaw: 0.84, chin: 3, age: 2, nose: 1.3, hook: 0.3, eye: "wide", brow: -0.6, mouth: "open", hair: "powdered", shade: "white", dress: "coat", trim: "black", broad: 0.92, thing: "finger" },
  mayor: { view: "front", wide: 1.18, jaw: 1.24, age: 2, nose: 1.5, hook: -0.5, eye: "open", brow: -0.6, bushy: 0.8, mouth: "grin", hair: "bald", shade: "brown", hat: "round", dress: "sash", trim: "red", broad: 1.06, thing: "speech", marks: ["rouge"] },
  "land-lord": { turn: "right", wide: 1.12, jaw: 1.26, age: 2, nose: 1.5, hook: -0.2, eye: "sly", brow: 0.8, bushy: 1.2, mouth: "smirk", beard: "whiskers", hair: "plain", shade: "red", hat: "flat", dress: "sober", trim: "green", broad: 1.04, thing: "keys", marks: ["pipe"] },
  "tax-collector": { view: "side", jaw: 0.86, chin: 1, age: 3, nose: 2, hook: 1.3, eye: "sly", brow: 1, mouth: "smirk", hair: "bald", shade: "grey", dress: "sober", trim: "black", broad: 0.92, thing: "coins", marks: ["quill", "spectacles"], tilt: 6 },
  "unpopular-judge": { view: "front", wide: 1.02, jaw: 1.12, chin: 1, age: 3, nose: 1.6, hook: 0.7, eye: "open", brow: 1.8, bushy: 1.4, mouth: "frown", hair: "full", shade: "white", hat: "egg", dress: "robe", broad: 1.02, thing: "gavel", low: 2 },
  "rival-executioner": { view: "front", hair: "none", hat: "hood", dress: "bare", broad: 1.08, thing: "axe", low: 1, size: 0.94 },
  sheriff: { wide: 1.04, jaw: 1.16, age: 2, nose: 1.2, eye: "down", brow: 0.9, bushy: 1.1, mouth: "tight", beard: "walrus", hair: "plain", shade: "chestnut", hat: "brim", dress: "sober", trim: "sand", thing: "rope", low: 2 },
  cardinal: { turn: "right", wide: 0.92, jaw: 0.92, chin: 1, age: 3, nose: 1.4, hook: 0.7, eye: "sly", brow: 0.2, mouth: "smirk", beard: "goatee", hair: "plain", shade: "grey", hat: "galero", dress: "cape", thing: "none", low: 2 },
  archbishop: { view: "front", wide: 1, age: 3, nose: 1.2, eye: "up", brow: -0.8, bushy: 1.4, beard: "long", hair: "plain", shade: "white", hat: "high-mitre", dress: "cassock", trim: "linen", thing: "crozier", low: 14, size: 0.82 },
  "bad-nun": { wide: 0.98, jaw: 0.88, nose: 0.6, hook: -0.4, eye: "wink", bushy: 0.3, brow: 0.4, mouth: "grin", hair: "none", hat: "veil", dress: "habit", thing: "bottle", marks: ["rouge", "mole"], tilt: -6 },
  bishop: { turn: "right", wide: 1.12, jaw: 1.2, chin: -1, age: 1, nose: 0.9, hook: -0.4, eye: "shut", brow: -0.6, mouth: "smile", hair: "plain", shade: "blond", hat: "mitre", dress: "cassock", thing: "blessing", low: 11, size: 0.86, marks: ["rouge"] },
  heretic: { wide: 0.88, jaw: 0.86, chin: 2, age: 2, nose: 1.4, hook: 0.3, eye: "wide", brow: 1, bushy: 1.3, mouth: "open", beard: "full", hair: "wild", shade: "black", hat: "coroza", dress: "bound", thing: "book", low: 12, size: 0.84 },
  "wealthy-priest": { view: "front", wide: 1.2, jaw: 1.3, chin: 1, age: 1, nose: 1.2, hook: -0.5, eye: "sly", brow: -0.2, mouth: "grin", hair: "tonsure", shade: "brown", hat: "saturno", dress: "cassock", thing: "plate", broad: 1.08, marks: ["rouge"] },
  martyr: { turn: "right", wide: 0.9, jaw: 0.9, age: 1, nose: 0.9, eye: "up", brow: -1.4, mouth: "smile", beard: "stubble", hair: "long", shade: "brown", hat: "halo", dress: "bound", broad: 0.9, tilt: -12, low: 4 },
  "innocent-victim": { wide: 1, jaw: 0.82, chin: -3, age: 0, nose: 0.4, hook: -0.8, eye: "wide", brow: -1.6, bushy: 0.2, mouth: "frown", hair: "ringlets", shade: "blond", hat: "bonnet", dress: "apron", broad: 0.76, thing: "doll", marks: ["tear"], size: 0.92, low: 4 },
  "the-clown": { view: "front", wide: 1.04, jaw: 1, nose: 1, eye: "wide", brow: -1.6, mouth: "grin", hair: "none", hat: "jester", dress: "motley", trim: "green", thing: "marotte", marks: ["paint"], tilt: 7, low: 8, size: 0.94 },
  "hero-of-the-people": { turn: "right", jaw: 1.2, chin: 2, nose: 1, eye: "up", brow: 0.8, bushy: 1, mouth: "open", beard: "stubble", hair: "cropped", shade: "black", hat: "phrygian", dress: "shirt", broad: 1.04, thing: "flag", tilt: -6, low: 10, size: 0.9 },
  "tragic-figure": { wide: 0.9, jaw: 0.88, age: 1, nose: 1, eye: "down", brow: -1.8, mouth: "frown", hair: "long", shade: "black", dress: "doublet", broad: 0.92, thing: "skull", tilt: 10, marks: ["tear"] },
};

export interface Drawn {
  behind: Stroke[]; // the hair behind the shoulders, in the head's own measure
  body: Stroke[];
  face: Stroke[]; // … as are head, hair and hat
  things: Stroke[];
  head: string; // where the head is: a transform
  frame: string; // … and all the rest
  hair: string;
  cloth: string;
  trim: string;
}

/** A scale as short as it can be written. */
const scaled = (value: number): string => String(Math.round(value * 1000) / 1000).replace("0.", ".");

/** Portraits are drawn so much larger than they are shown: then whole numbers are fine enough, and they are short. */
const LARGE = 2;

export function drawn(who: Sitter, group: string): Drawn {
  const face: Face = { ...USUAL, ...who };
  const { behind, over } = hair(who.hair ?? "plain", face);
  const size = (who.size ?? 1) * (who.turn === "right" ? -1 : 1);
  const marks = (who.marks ?? []).flatMap((one) => mark(one, face.view === "three", face.view === "side"));
  const bare = who.hat === "hood" ? [] : [...head(face), ...marks, ...beards(who.beard ?? "none", face)];
  const thing = held(who.thing ?? "none");
  const back = who.thing === "flag";
  const small = (strokes: Stroke[]): Stroke[] => joined(strokes.filter(([, path]) => path)).map(([of, path]) => [of, tight(of === "fine" ? straight(path) : path, LARGE)] as const);
  return {
    behind: small(behind),
    body: small([...(back ? thing : []), ...neck((face.jaw + 1) / 2), ...dress(who.dress ?? "coat", who.broad ?? 1)]),
    face: small([...bare, ...over, ...hat(who.hat ?? "none", face.view)]),
    things: small(back ? [] : thing),
    head: `translate(50 ${52 + (who.low ?? 0)})${who.tilt ? `rotate(${who.turn === "right" ? who.tilt : -who.tilt})` : ""}scale(${scaled(size / LARGE)} ${scaled(Math.abs(size) / LARGE)})`,
    frame: `scale(${1 / LARGE})`,
    hair: SHADES[who.shade ?? "brown"],
    cloth: CLOTHS[group] ?? CLOTHS["gray"]!,
    trim: TRIMS[who.trim ?? "gold"],
  };
}

/** A number from a text, the same every time. */
export function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return found;
}

interface Wardrobe {
  hats: Hat[];
  dresses: Dress[];
  things: Thing[];
  hairs: Hair[];
}

const WARDROBES: Record<string, Wardrobe> = {
  purple: { hats: ["none", "coronet", "ducal", "tricorne", "picture"], dresses: ["ermine", "coat", "chain"], things: ["glass", "rose", "cane", "letter", "star", "fan"], hairs: ["powdered", "queue", "full"] },
  red: { hats: ["bicorne", "tricorne", "shako", "bearskin", "plumed"], dresses: ["uniform", "frogged", "guard"], things: ["sabre", "baton", "halberd", "musket"], hairs: ["queue", "plain", "cropped"] },
  green: { hats: ["none", "round", "flat", "brim", "tall"], dresses: ["sober", "coat", "chain", "sash"], things: ["paper", "keys", "coins", "gavel", "mace", "quill"], hairs: ["powdered", "bald", "plain"] },
  blue: { hats: ["saturno", "none", "skullcap", "mitre"], dresses: ["cassock", "cape"], things: ["crosslet", "candle", "book", "plate"], hairs: ["tonsure", "plain", "bald"] },
  gray: { hats: ["phrygian", "none", "mob", "bonnet"], dresses: ["shirt", "apron", "bound"], things: ["tankard", "none", "bag", "candle"], hairs: ["tousled", "long", "cropped", "plain"] },
};

/** A noble nobody has drawn. */
export function madeUp(id: string, group: string): Sitter {
  const seed = hash(id);
  const pick = <T>(from: readonly T[], turn: number): T => from[hash(`${turn}${seed}`) % from.length]!;
  const { hats, dresses, things, hairs } = WARDROBES[group] ?? WARDROBES["gray"]!;
  const worn = pick(hats, 1);
  return {
    view: pick<View>(["front", "three", "three", "side"], 2), ...(seed % 2 ? { turn: "right" as const } : {}),
    wide: 0.9 + pick([0, 1, 2, 3, 4], 3) * 0.06, jaw: 0.86 + pick([0, 1, 2, 3, 4], 4) * 0.1, chin: pick([-2, 0, 1, 3], 5), age: pick([0, 1, 2, 3], 6), nose: 0.5 + pick([0, 1, 2, 3], 7) * 0.4, hook: pick([-0.8, 0, 0.5, 1], 8),
    eye: pick<Eye>(["open", "wide", "sly", "down", "up"], 9), brow: pick([-1, -0.4, 0.4, 1.2], 10), bushy: pick([0.4, 0.8, 1.2], 11), mouth: pick<Mouth>(["calm", "smile", "smirk", "frown", "tight"], 12),
    hair: pick(hairs, 13), shade: pick(Object.keys(SHADES) as (keyof typeof SHADES)[], 14), beard: ["mob", "bonnet", "picture"].includes(worn) ? "none" : pick<Beard>(["none", "none", "moustache", "whiskers", "goatee", "full"], 15),
    hat: worn, dress: pick(dresses, 16), thing: pick(things, 17), trim: pick(Object.keys(TRIMS) as (keyof typeof TRIMS)[], 18), ...(["mitre", "shako", "bearskin", "tall"].includes(worn) ? { low: 10, size: 0.86 } : {}),
  };
}

const made = new Map<string, Drawn>();

/** The portrait of a noble; each is put together once. */
export function portrait(id: string, group: string): Drawn {
  const key = `${group}:${id}`;
  if (!made.has(key)) made.set(key, drawn(SITTERS[id] ?? madeUp(id, group), group));
  return made.get(key)!;
}
