// Arms from their blazon: "chevron argent vert oak-leaf vert" is a division or an ordinary, the field, the second tincture,
// the charge and its own tincture. The charge stands where its tincture can be seen: on the ordinary or on the field.

export const TINCTURES: Record<string, string> = {
  argent: "#f2efe4", or: "#e3b52f", azure: "#23539f", gules: "#b5262d", sable: "#2a2624", vert: "#21713f", purpure: "#6e3382",
};

/** Where a charge stands: its middle and how large it is, on a shield of 100 by 120. */
export type Stand = [x: number, y: number, size: number];

export interface Arms {
  field: string;
  second: string; // the tincture of the division or ordinary
  shape: string; // its path; empty on a plain field
  charge: string;
  tincture: string;
  stands: Stand[];
}

const METALS = ["argent", "or"];
const SHAPES: Record<string, string> = {
  "per-pale": "M50 0h50v120H50z", "per-fess": "M0 54h100v66H0z", "per-bend": "M0 0l100 120H0z", quarterly: "M50 0h50v54H50zM0 54h50v66H0z",
  chevron: "M50 36l50 46v26L50 62 0 108V82z", bend: "M0 0h20l84 96v24H88L0 22z", fess: "M0 38h100v34H0z", pale: "M33 0h34v120H33z",
  cross: "M38 0h24v42h38v24H62v54H38V66H0V42h38z", saltire: "M0 0h16l34 40L84 0h16v14L64 56l36 42v22H90L50 73 10 120H0V98l36-42L0 14z", chief: "M0 0h100v36H0z",
};
// On the ordinary, and on the field around it.
const STANDS: Record<string, [Stand[], Stand[]]> = {
  chevron: [[[50, 52, 20]], [[23, 28, 32], [77, 28, 32], [50, 92, 32]]], bend: [[[20, 22, 22], [50, 56, 22], [77, 87, 20]], [[70, 31, 42], [30, 78, 40]]],
  fess: [[[50, 55, 31]], [[28, 20, 28], [72, 20, 28], [50, 92, 28]]], pale: [[[50, 23, 28], [50, 56, 28], [50, 89, 28]], [[19, 48, 26], [81, 48, 26]]],
  cross: [[[50, 54, 24]], [[22, 24, 26], [78, 24, 26], [24, 82, 24], [76, 82, 24]]], saltire: [[[50, 56, 30]], [[50, 20, 24], [18, 56, 24], [82, 56, 24], [50, 94, 24]]],
  chief: [[[20, 20, 22], [50, 20, 22], [80, 20, 22]], [[50, 73, 62]]],
};
const WHOLE: Stand[] = [[50, 56, 72]];

/** How well a tincture stands out on a ground: not at all, metal on metal or colour on colour, or as it should. */
export function contrast(tincture: string, ground: string): number {
  if (tincture === ground) return 0;
  return METALS.includes(tincture) === METALS.includes(ground) ? 1 : 2;
}

export function arms(blazon: string): Arms {
  const [division = "plain", field = "argent", second = field, charge = "none", tincture = "sable"] = blazon.split(" ");
  const shape = SHAPES[division] ?? "";
  const stands = STANDS[division] ?? [WHOLE, WHOLE];
  const outside = contrast(tincture, field);
  const inside = contrast(tincture, second);
  const around = division === "chief" ? outside >= inside : outside > inside; // below a chief there is the more room
  return { field, second, shape, charge, tincture, stands: charge === "none" ? [] : stands[around ? 1 : 0] };
}

/** The colours of helm cloth: the chief colour outside, the chief metal inside. */
export function livery({ field, second, tincture }: Arms): [outside: string, inside: string] {
  const known = [field, second, tincture].filter((one) => one in TINCTURES);
  const metal = known.find((one) => METALS.includes(one)) ?? "argent";
  return [known.find((one) => !METALS.includes(one)) ?? "azure", metal];
}
