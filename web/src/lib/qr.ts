// A QR code of a short text: bytes, error correction M, versions 1 to 10 (213 bytes). After ISO/IEC 18004.
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // codewords for each block, by version
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

export type Grid = boolean[][];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How many bits are left for data and correction. */
function room(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version < 2) return bits;
  const marks = Math.floor(version / 7) + 2;
  bits -= (25 * marks - 10) * marks - 55;
  return version < 7 ? bits : bits - 36;
}

const words = (version: number) => Math.floor(room(version) / 8) - CORRECTION[version]! * BLOCKS[version]!;

/** The text as codewords, filled up. */
function codewords(text: string, version: number): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const all = words(version) * 8;
  put(0, Math.min(4, all - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < all; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
}

function times(x: number, y: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> at) & 1) * x;
  }
  return product;
}

/** What corrects a block: the remainder by the generator of this degree. */
function correction(block: number[], degree: number): number[] {
  const by = Array.from({ length: degree }, (_, at) => Number(at === degree - 1));
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) by[at] = times(by[at]!, root) ^ (by[at + 1] ?? 0);
    root = times(root, 2);
  }
  const left = Array.from({ length: degree }, () => 0);
  for (const word of block) {
    const factor = word ^ left.shift()!;
    left.push(0);
    by.forEach((one, at) => (left[at] = left[at]! ^ times(one, factor)));
  }
  return left;
}

/** Blocks of nearly equal length with their correction, read column by column. */
function interleaved(data: number[], version: number): number[] {
  const [count, degree] = [BLOCKS[version]!, CORRECTION[version]!];
  const short = count - (data.length % count);
  const blocks: number[][] = [];
  for (let at = 0, from = 0; at < count; at++) {
    const length = Math.floor(data.length / count) + Number(at >= short);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const longest = blocks.at(-1)!.length;
  const read = (rows: number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat();
  return [...read(blocks, longest), ...read(blocks.map((one) => correction(one, degree)), degree)];
}

/** Marks that are in every code of this version; `fixed` says where they stand. */
function marks(version: number): { grid: Grid; fixed: Grid } {
  const size = 17 + 4 * version;
  const [grid, fixed] = [0, 1].map(() => Array.from({ length: size }, () => Array.from({ length: size }, () => false))) as [Grid, Grid];
  const set = (x: number, y: number, dark: boolean) => {
    if (grid[y]?.[x] === undefined) return;
    grid[y][x] = dark;
    fixed[y]![x] = true;
  };
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) [set(6, at, at % 2 === 0), set(at, 6, at % 2 === 0)];
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4]);
  const count = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const step = count ? Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2 : 0;
  const along = Array.from({ length: count }, (_, at) => (at === 0 ? 6 : size - 7 - (count - 1 - at) * step));
  for (const x of along)
    for (const y of along)
      if (!((x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6))) square(x, y, 2, [1]);
  stamp(set, size, version, 0);
  return { grid, fixed };
}

/** The mask, and of large codes the version, with bits that correct them. */
function stamp(set: (x: number, y: number, dark: boolean) => void, size: number, version: number, mask: number): void {
  let rest = mask;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, bit(at));
    set(at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, bit(at));
  }
  set(8, size - 8, true);
  if (version < 7) return;
  rest = version;
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((((version << 12) | rest) >>> at) & 1) === 1;
    set(size - 11 + (at % 3), Math.floor(at / 3), dark);
    set(Math.floor(at / 3), size - 11 + (at % 3), dark);
  }
}

/** The bits in their zigzag from the lower right. */
function filled(grid: Grid, fixed: Grid, data: number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let along = 0; along < size; along++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - along : along;
      for (const x of [right, right - 1])
        if (!fixed[y]![x]) {
          grid[y]![x] = ((data[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1 && at < data.length * 8;
          at++;
        }
    }
  }
}

/** How hard it is to read: long runs and blocks of one colour, and too much of one. */
function hardness(grid: Grid): number {
  const size = grid.length;
  let found = 0;
  for (let a = 0; a < size; a++)
    for (const cell of [(b: number) => grid[a]![b], (b: number) => grid[b]![a]]) {
      for (let b = 1, run = 1; b <= size; b++) {
        if (b < size && cell(b) === cell(b - 1)) run++;
        else [found, run] = [found + (run >= 5 ? run - 2 : 0), 1];
      }
    }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) found += 3;
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return found + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/** The code with one mask. */
export function masked(text: string, version: number, mask: number): Grid {
  const { grid, fixed } = marks(version);
  filled(grid, fixed, interleaved(codewords(text, version), version));
  grid.forEach((row, y) => row.forEach((dark, x) => (row[x] = fixed[y]![x] ? dark : dark !== MASKS[mask]!(x, y))));
  stamp((x, y, dark) => (grid[y]![x] = dark), grid.length, version, mask);
  return grid;
}

/** The code of a text that is easiest to read; null if it is too long. */
export function qr(text: string): Grid | null {
  const length = new TextEncoder().encode(text).length;
  const version = CORRECTION.findIndex((_, at) => at > 0 && words(at) * 8 >= 4 + (at < 10 ? 8 : 16) + length * 8);
  if (version < 0) return null;
  const all = MASKS.map((_, mask) => masked(text, version, mask));
  return all.reduce((best, one) => (hardness(one) < hardness(best) ? one : best));
}

/** A path of unit squares for the dark cells. */
export function path(grid: Grid): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
