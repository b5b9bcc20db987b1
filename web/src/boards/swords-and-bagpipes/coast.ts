// The map's outlines as places of the world. East is above, as on the oldest map of Scotland, so north is on the left
// and the English come from the right.

export const WIDTH = 1000;
export const HEIGHT = 630;
export type Spot = [x: number, y: number];

/** Where a place (degrees north, degrees west) stands on the map. */
export function at([north, west]: readonly [number, number]): Spot {
  return [Math.round((58.95 - north) * 213), Math.round((west - 1.2) * 117)];
}

/** A line through places, bent as a pen would. */
export function drawn(places: readonly (readonly [number, number])[], closed = false): string {
  const spots = places.map(at);
  const spot = (i: number): Spot => spots[closed ? (i + spots.length) % spots.length : Math.min(Math.max(i, 0), spots.length - 1)]!;
  const bends = spots.slice(closed ? 0 : 1).map((_, index) => {
    const i = closed ? index : index + 1;
    const [a, b, c, d] = closed ? [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)] : [spot(i - 2), spot(i - 1), spot(i), spot(i + 1)];
    const near = (from: Spot, to: Spot, by: Spot, sign: number) => by.map((v, k) => Math.round(v + (sign * (to[k]! - from[k]!)) / 7)).join(" ");
    return `C${near(a, c, b, 1)} ${near(b, d, c, -1)} ${c.join(" ")}`;
  });
  return `M${spot(0).join(" ")}${bends.join("")}${closed ? "Z" : ""}`;
}

const MAINLAND: [number, number][] = [
  [53.8, -1], [54.49, 0.61], [54.7, 1.18], [55.01, 1.42], [55.35, 1.55], [55.61, 1.71], [55.77, 2.0], [55.91, 2.14], [56.0, 2.52], [56.06, 2.72], [55.97, 2.95],
  [55.99, 3.4], [56.05, 3.75], [56.09, 3.8], [56.06, 3.6], [56.05, 3.17], [56.18, 3.0], [56.28, 2.59], [56.36, 2.82], [56.4, 3.25], [56.47, 2.97], [56.47, 2.73],
  [56.7, 2.44], [56.96, 2.2], [57.14, 2.07], [57.5, 1.78], [57.69, 2.0], [57.67, 2.52], [57.72, 3.28], [57.62, 3.75], [57.49, 4.22], [57.6, 4.15], [57.68, 4.0],
  [57.86, 3.78], [57.84, 4.1], [57.95, 4.0], [58.12, 3.65], [58.44, 3.08], [58.64, 3.02], [58.67, 3.37], [58.59, 3.55], [58.57, 4.1], [58.45, 4.4], [58.58, 4.6],
  [58.63, 5.0], [58.45, 5.07], [58.26, 5.38], [58.05, 5.2], [57.88, 5.2], [57.86, 5.81], [57.65, 5.65], [57.55, 5.5], [57.43, 5.86], [57.28, 5.72], [57.12, 5.5],
  [57.0, 5.83], [56.9, 5.9], [56.73, 6.22], [56.66, 5.9], [56.52, 5.7], [56.62, 5.4], [56.8, 5.15], [56.55, 5.4], [56.42, 5.48], [56.09, 5.56], [55.85, 5.6],
  [55.6, 5.72], [55.31, 5.78], [55.42, 5.52], [55.7, 5.45], [55.87, 5.42], [56.12, 5.22], [55.9, 5.22], [55.86, 5.02], [55.98, 4.9], [55.98, 4.66], [55.88, 4.4],
  [55.91, 4.72], [55.76, 4.88], [55.64, 4.8], [55.46, 4.64], [55.24, 4.86], [55.0, 5.12], [54.84, 5.12], [54.63, 4.9], [54.86, 4.82], [54.69, 4.42], [54.87, 4.4],
  [54.8, 4.05], [54.87, 3.6], [54.99, 3.45], [54.98, 3.05], [54.89, 3.38], [54.65, 3.57], [54.51, 3.63], [54.2, 3.4], [54.12, 3.0], [53.8, 3.0],
];

const ISLANDS: [number, number][][] = [
  [[57.7, 6.3], [57.42, 6.12], [57.2, 5.7], [57.03, 5.98], [57.2, 6.4], [57.42, 6.75]], // Skye
  [[56.65, 6.05], [56.5, 5.68], [56.3, 5.9], [56.32, 6.35], [56.5, 6.15]], // Mull
  [[55.93, 6.2], [55.85, 6.02], [55.6, 6.2], [55.68, 6.5], [55.85, 6.42]], // Islay
  [[56.14, 5.7], [55.95, 5.83], [55.84, 5.98], [56.0, 5.96]], // Jura
  [[55.72, 5.2], [55.58, 5.1], [55.44, 5.12], [55.5, 5.36], [55.68, 5.38]], // Arran
  [[55.92, 5.08], [55.8, 5.0], [55.74, 5.06], [55.86, 5.16]], // Bute
  [[59.0, 2.95], [58.86, 2.95], [58.9, 3.3], [59.1, 3.3]], // Orkney
];

const RIVERS: [number, number][][] = [
  [[55.77, 2.02], [55.64, 2.4], [55.6, 2.75], [55.62, 3.2], [55.5, 3.45]], // Tweed
  [[56.37, 3.35], [56.56, 3.6], [56.62, 3.86], [56.5, 4.2]], // Tay
  [[57.67, 3.1], [57.48, 3.2], [57.33, 3.6], [57.08, 4.0]], // Spey
  [[57.14, 2.07], [57.06, 2.5], [57.0, 3.1], [57.0, 3.5]], // Dee
  [[55.86, 4.27], [55.7, 3.9], [55.5, 3.7]], // Clyde
  [[55.01, 1.42], [54.97, 1.7], [54.98, 2.2], [54.8, 2.4]], // Tyne
  [[54.9, 3.05], [54.8, 2.75], [54.6, 2.65]], // Eden
];

/** The Wall the Romans left, which the border follows more or less. */
const WALL: [number, number][] = [[54.99, 1.55], [55.02, 2.1], [54.98, 2.6], [54.94, 3.0]];

/** Where hills stand; the greater the number, the higher. */
export const HILLS: [number, number, number][] = [
  [58.25, 4.6, 2], [58.05, 4.9, 3], [57.75, 4.75, 3], [57.5, 5.1, 3], [57.3, 4.95, 2], [57.15, 5.25, 3], [57.2, 4.2, 2], [57.35, 3.0, 1], [57.1, 2.75, 1],
  [56.88, 3.1, 2], [56.95, 4.35, 3], [56.62, 4.45, 3], [56.8, 4.75, 3], [56.4, 4.75, 2], [56.3, 5.1, 2], [55.42, 3.2, 2], [55.4, 2.4, 2], [55.25, 3.9, 2],
  [55.12, 4.5, 1], [54.55, 3.15, 2], [54.7, 2.4, 1], [54.45, 2.35, 1], [58.35, 4.0, 1], [55.62, 5.25, 1], [57.28, 6.2, 2],
];

export const LAND = [drawn(MAINLAND, true), ...ISLANDS.map((island) => drawn(island, true))].join("");
export const WATERS = RIVERS.map((river) => drawn(river)).join("");
export const BORDER = drawn(WALL);

/** The march of Scotland's defeats: from Glasgow north to the skull. */
export const STATIONS: Spot[] = [[592, 372], [500, 408], [400, 372], [300, 408], [196, 376]];
export const ROAD = "M592 372C560 400 540 418 500 408S440 366 400 372 340 420 300 408 240 368 196 376";

/** The part of the map that fills a box: all of its width from here to there, and as much above and below as there is room for. */
export function view(wide: number, high: number, [from, to]: Spot, middle: number): string {
  const span = to - from;
  const height = Math.round((span * high) / Math.max(1, wide));
  const top = height > HEIGHT ? (HEIGHT - height) / 2 : Math.min(Math.max(middle - height / 2, 0), HEIGHT - height);
  return `${from} ${Math.round(top)} ${span} ${height}`;
}

/** Where the clans pitch their camps: between the armies while a side is open, then beside the one they fight for. */
export const PITCHES: Record<string, Spot[]> = {
  open: [[668, 180], [716, 206], [664, 252], [672, 310], [756, 150], [720, 380]],
  bonnet: [[500, 190], [500, 240], [500, 292], [496, 344], [552, 312], [330, 300]],
  crown: [[905, 216], [956, 216], [905, 264], [956, 264], [905, 120], [956, 120]],
};

/** The same on a low map, in the two rows between the armies. */
export const LOW: Record<string, Spot[]> = {
  open: [[572, 350], [628, 350], [628, 297], [572, 297], [516, 297], [516, 350]],
  bonnet: [[516, 297], [572, 350], [572, 297], [628, 350], [628, 297], [516, 350]],
  crown: [[628, 350], [628, 297], [572, 350], [572, 297], [516, 297], [516, 350]],
};
