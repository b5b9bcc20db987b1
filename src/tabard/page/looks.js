"use strict";
const DATA = JSON.parse(document.getElementById("data").textContent);

// Every colour bears white text; a group not named here gets a hue and a shape of its own.
const GROUPS = {
  purple: ["#5b2a7a", "lily"], red: ["#9c1f2b", "swords"], green: ["#1f5e3a", "scales"], blue: ["#1f4b8f", "cross"],
  gray: ["#57585c", "cap"], grey: ["#57585c", "cap"], action: ["#463a29", "bill"], gold: ["#7a5a00", "star"], yellow: ["#7a5a00", "star"],
  orange: ["#99480f", "chevrons"], brown: ["#63401f", "shield"], black: ["#23201c", "lozenge"], white: ["#6b6557", "ring"],
  arms: ["#4a4f57", "banner"], king: ["#8c1c2a", "crown"], axe: ["#6a3b16", "axe"], tokens: ["#1b4f8f", "tokens"], bag: ["#1f5a3f", "bag"],
  combat: ["#3d4a57", "stroke"], achievement: ["#7a4a08", "laurel"], event: ["#1f5a4a", "horn"], improvement: ["#1f4f8f", "chevrons"], artefact: ["#6b2f7d", "gem"],
  knight: ["#4a545e", "helm"], guard: ["#3d4a57", "shield"],
  dagger: ["#33303a", "dagger"], village: ["#7a4d12", "house"], clan: ["#24483a", "thistle"],
};
// Coins are round: by their id, or a number of that name printed on a card, they have a colour and an emblem.
const COINS = { bonnet: ["#1b4f8f", "bonnet"], pierced: ["#57585c", "pierced"], crown: ["#8c1c2a", "crown"], badge: ["#7a5a00", "badge"], "stay-home": ["#33553b", "gate"], camp: ["#1b4f8f", "bonnet"] };
const COUNTS = { gold: "coins", castle: "gate", camp: "tent", troops: "banner", scots: "thistle" };
const DYES = { B: "#1c3a6e", G: "#1d4f36", K: "#161616", R: "#a01f2b", W: "#efe8d8", Y: "#d8a31d", N: "#7f7f7c", P: "#5b2f73", T: "#6a4424" };
// How a page is dressed: the mark in its masthead, the sign of whoever leads, what stands at the front of a line.
const LOOKS = { broadsheet: { mark: "tricolore", lead: "cockade", scaffold: true }, parchment: { mark: "saltire", lead: "e-thistle", scaffold: false }, tourney: { mark: "lists", lead: "e-crown", scaffold: false } };
const LOOK = Object.hasOwn(LOOKS, DATA.look) ? LOOKS[DATA.look] : LOOKS.broadsheet;
const SHAPES = ["lozenge", "shield", "star", "ring", "chevrons", "hexagon"];

const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined); // a card may be called "constructor"
const $ = (id) => document.getElementById(id);
const steps = DATA.steps;
const last = steps.length - 1;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let language = DATA.language in DATA.languages ? DATA.language : Object.keys(DATA.languages)[0];
let at = -1;
let timer = 0;

const word = (key) => DATA.words[language][key];
const say = (spoken) => spoken?.[language] ?? "";
const nameOf = (seat) => DATA.names[language][seat];
const safe = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const use = (id, css = "") => `<svg class="${css}" aria-hidden="true"><use href="#${id}"/></svg>`;

function groupLook(group) {
  if (Object.hasOwn(GROUPS, group)) return GROUPS[group];
  let hash = 2166136261;
  for (const c of group) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619);
  hash = (hash ^ (hash >>> 15)) >>> 0;
  return [`hsl(${hash % 360} 45% 30%)`, SHAPES[(hash >>> 9) % SHAPES.length]];
}

// A coin has a look of its own, else a card that of its group; a thread count is woven into a tartan.
function lookOf({ ref, group, printed }) {
  const coin = group === "token";
  const [colour, shape] = (coin && own(COINS, ref.split(":")[1])) || groupLook(group);
  return { colour, shape, coin, blazon: printed.blazon, stroke: printed.attack?.split(":")[1], symbol: printed.symbol, alone: printed.alone, woven: printed.sett ? ` woven woven-${printed.sett.replace(/[^A-Z0-9]+/g, "-")}` : "" };
}

const isPiece = (card) => lookOf(card).coin || lookOf(card).woven !== "";

// The stripes of a sett, mirrored about its pivots, once down and once across.
function tartan(sett) {
  const half = sett.split(" ").map((part) => [DYES[part[0]], Number(part.replace(/\D/g, ""))]);
  let size = 0;
  const stripes = [...half, ...half.slice(1, -1).reverse()].map(([dye, threads]) => [dye, size, (size += threads) && threads]);
  const warp = stripes.map(([dye, from, threads]) => `<rect x="${from}" width="${threads}" height="${size}" fill="${dye}"/>`);
  const weft = stripes.map(([dye, from, threads]) => `<rect y="${from}" width="${size}" height="${threads}" fill="${dye}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${warp.join("")}<g opacity=".5">${weft.join("")}</g></svg>`;
  return `url(data:image/svg+xml,${encodeURIComponent(svg)})`;
}

function weave() {
  const rules = DATA.cards.filter((card) => card.printed.sett).map((card) => `.${lookOf(card).woven.split(" ")[2]} { --tartan: ${tartan(card.printed.sett)}; }`);
  document.head.append(Object.assign(document.createElement("style"), { textContent: rules.join("\n") }));
}

// A zone in which only coins have ever been seen: what lies there face down is a coin, too.
const coinZones = new Set(steps.flatMap((step) => step.zones.filter((zone) => zone[3].some((card) => card >= 0)).map((zone) => zone[0])));
for (const zone of steps.flatMap((step) => step.zones)) if (zone[3].some((card) => card >= 0 && !lookOf(DATA.cards[card]).coin)) coinZones.delete(zone[0]);

// ---- Attacks as strokes on a body: the line each takes, so that one sees which guards are alike; its way ends in a point.

const SYMBOLS = { moon: "c-crescent", rose: "c-rose" };
const STROKES = {
  "crown-cut": ["M12 .5V8", [12, 8]], "scalp-cut": ["M22 2.500H4", [4, 2.5]], "squinting-cut": ["M21 1L11 8", [11, 8]],
  "rage-cut": ["M21 3L4 17", [4, 17]], "anger-cut": ["M3 3l17 14", [20, 17]],
  "cross-cut": ["M22.500 12H2", [2, 12]], "battle-cut": ["M2 15l20-5.500", [22, 9.5]], "slanting-cut": ["M22 7L2 14.500", [2, 14.5]],
  "plunge-strike": ["M21 2l-8.500 13", [12.5, 15]], "father-strike": ["M12 23.500V11", [12, 11]], "crooked-cut": ["M20 8c1 8-4 11.500-12 12", [8, 20]],
};

function strokeSVG(stroke) {
  const [way, [x, y]] = STROKES[stroke];
  return `<svg class="emblem body" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="4.800" r="2.800"/><path style="stroke:none;fill:#ffffff4d" d="M8 8.500h8l2.500 8-1.600.6L15 13v10.500h-2.300V16h-1.400v7.500H9V13l-1.900 4.100-1.600-.6z"/><path class="edge" d="${way}"/><circle cx="${x}" cy="${y}" r="2" fill="#f0c35c"/></svg>`;
}

// ---- Arms from their blazon: a division of the field, two tinctures, a charge where its tincture stands out.

const TINCTURES = { argent: "#f4f1e6", or: "#e2b632", azure: "#1f4f9c", gules: "#b3242b", sable: "#23201e", vert: "#1f6b3f", purpure: "#6b2f7d" };
const isMetal = (tincture) => tincture === "argent" || tincture === "or";
const DIVISIONS = {
  "per-pale": "M50 0h50v120H50z", "per-fess": "M0 54h100v66H0z", "per-bend": "M0 0l100 120H0z", quarterly: "M50 0h50v54H50zM0 54h50v66H0z",
  chevron: "M50 36l50 46v26L50 62 0 108V82z", bend: "M0 0h20l84 96v24H88L0 22z", fess: "M0 38h100v34H0z", pale: "M33 0h34v120H33z",
  cross: "M38 0h24v42h38v24H62v54H38V66H0V42h38z", saltire: "M0 0h16l34 40L84 0h16v14L64 56l36 42v22H90L50 73 10 120H0V98l36-42L0 14z", chief: "M0 0h100v36H0z",
};
// Where charges stand, as x, y and size: on an ordinary, and on the field around it.
const SPOTS = {
  chevron: [[[50, 52, 20]], [[24, 26, 30], [76, 26, 30], [50, 93, 30]]], bend: [[[22, 24, 22], [50, 56, 22], [77, 87, 20]], [[72, 30, 38], [28, 76, 38]]],
  fess: [[[50, 55, 32]], [[28, 21, 28], [72, 21, 28], [50, 92, 28]]], pale: [[[50, 55, 32]], [[19, 48, 26], [81, 48, 26]]],
  cross: [[[50, 54, 24]], [[22, 24, 26], [78, 24, 26], [24, 82, 24], [76, 82, 24]]], saltire: [[[50, 56, 32]], [[50, 20, 24], [18, 56, 24], [82, 56, 24], [50, 94, 24]]],
  chief: [[[50, 20, 28]], [[50, 72, 60]]],
};

function armsSVG(blazon) {
  const [division, field, second, charge, tincture] = blazon.split(" ");
  const spots = SPOTS[division] ?? [[[50, 57, 66]], [[50, 57, 66]]];
  const stands = (ground) => (ground === tincture ? 0 : isMetal(ground) === isMetal(tincture) ? 1 : 2);
  const onField = division === "chief" ? stands(field) >= stands(second) : stands(field) > stands(second);
  const charges = charge === "none" ? [] : spots[onField ? 1 : 0].map(([x, y, size]) => `<use href="#c-${charge}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`);
  return `<svg class="arms" viewBox="0 0 100 120" aria-hidden="true"><g clip-path="url(#escutcheon)"><path fill="${TINCTURES[field]}" d="M0 0h100v120H0z"/>${DIVISIONS[division] ? `<path fill="${TINCTURES[second]}" d="${DIVISIONS[division]}"/>` : ""}
    <g class="charge" fill="${TINCTURES[tincture]}" stroke="${tincture === "sable" ? "#f4f1e6" : "#14110d"}">${charges.join("")}</g><path fill="#fff" opacity=".09" d="M0 0h50v120z"/></g><path class="rim" d="M4 4h92v54c0 32-20 50-46 60C24 108 4 90 4 58z"/></svg>`;
}

function crestHTML(card, tag = "button") {
  const { name, printed } = DATA.cards[card];
  const role = tag === "button" ? ` type="button" data-card="${card}" aria-haspopup="dialog" aria-label="${safe(say(name))}" title="${safe(say(name))}"` : ' aria-hidden="true"';
  return `<${tag} class="crest"${role}>${printed.blazon ? armsSVG(printed.blazon) : use("e-helm")}</${tag}>`;
}
