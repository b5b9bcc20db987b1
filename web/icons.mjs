// Draws the mark of the house as PNG, for where a drawing (icon.svg) is not taken: the home screen of a phone, a notice.
import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

// The tabard of icon.svg, in a field of 64 × 64: the cloth, and the cross on it.
const CLOTH = [[14, 6], [24, 6], [32, 12], [40, 6], [50, 6], [58, 22], [48, 26], [48, 58], [16, 58], [16, 26], [6, 22]];
const [RED, WHITE, PAPER] = [[0x8c, 0x1c, 0x1c], [0xff, 0xfd, 0xf8], [0xfa, 0xf7, 0xf0]];
const FINE = 4; // points of each pixel, across and down, so that edges are smooth

function inside(x, y) {
  let within = false;
  CLOTH.forEach(([ax, ay], at) => {
    const [bx, by] = CLOTH.at(at - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

const crossed = (x, y) => (Math.abs(x - 32) < 3 && y > 12 && y < 58) || (Math.abs(y - 34) < 3 && x > 16 && x < 48);

/** Red, green, blue and how much of it, at a point; ground: what lies behind. */
function colour(x, y, ground) {
  if (crossed(x, y)) return [...WHITE, 255];
  if (inside(x, y)) return [...RED, 255];
  return ground ? [...ground, 255] : [0, 0, 0, 0];
}

/** Each pixel is the mean of its points; the mark is as large as `part` of the picture. */
function pixels(size, part, ground) {
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each row begins with a 0: not filtered
  const scale = 64 / (size * part), shift = (size * (1 - part)) / 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0];
      for (let point = 0; point < FINE * FINE; point++) {
        const [x, y] = [column + ((point % FINE) + 0.5) / FINE, row + (Math.floor(point / FINE) + 0.5) / FINE];
        const [r, g, b, a] = colour((x - shift) * scale, (y - shift) * scale, ground);
        [r * a, g * a, b * a, a].forEach((one, at) => (sum[at] += one));
      }
      const place = row * (size * 4 + 1) + 1 + column * 4;
      for (let at = 0; at < 3; at++) rows[place + at] = sum[3] ? Math.round(sum[at] / sum[3]) : 0;
      rows[place + 3] = Math.round(sum[3] / (FINE * FINE));
    }
  }
  return rows;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]), [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(size, part, ground) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(pixels(size, part, ground), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

// A maskable one may be cut to a circle of four fifths; a phone of one kind wants a ground of its own.
const ICONS = [["icon-192", 192, 1, null], ["icon-512", 512, 1, null], ["icon-mask-512", 512, 0.62, PAPER], ["apple-touch-icon", 180, 0.8, PAPER]];
for (const [name, size, part, ground] of ICONS) writeFileSync(new URL(`../build/web/${name}.png`, import.meta.url), png(size, part, ground));
