// Small pictures of one colour, 24 by 24: what is counted, and what each card is about.

export interface Drawn {
  fill?: string;
  line?: string;
}

export const GLYPHS: Record<string, Drawn> = {
  axe: { fill: "M9.500 2h2.600v20.500H9.500zM13.300 3.200c3-.2 6 .6 8.200 2.300-.3 4.500-3.200 7.500-8.200 8.300zM8.300 5H5v6.500h3.300z" },
  tokens: { fill: "M8.500 2a6.500 6.500 0 0 1 6.400 5.400A7.600 7.600 0 0 0 7.400 14.900 6.500 6.500 0 0 1 8.500 2zM15 8.500a6.700 6.700 0 1 1 0 13.400 6.700 6.700 0 0 1 0-13.400zm0 3.200a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z" },
  bag: { fill: "M7.500 1.800c1.500.8 3 .8 4.500 0 1.500.8 3 .8 4.500 0l-2.200 4.400H9.700zM9.300 7.700h5.400c4 3 6.800 6.700 6.800 10 0 3.200-2.800 4.600-9.500 4.600s-9.500-1.400-9.500-4.600c0-3.300 2.800-7 6.800-10z" },
  dagger: { fill: "M12 1a2 2 0 0 1 1.200 3.600V8h4.300c.8 0 1.300-.4 1.500-1h1c.2 2.200-.8 3.700-2.800 3.700H6.800C4.800 10.700 3.800 9.200 4 7h1c.2.600.7 1 1.500 1h4.300V4.600A2 2 0 0 1 12 1zM9.600 12h4.800L12 23.500z" },
  house: { fill: "M12 2L1.500 11.200H4.500V22h15V11.200h3zM10 22v-6.500h4V22z" },
  castle: { fill: "M2.500 2.500h4v3.200h3.300V2.500h4.400v3.200h3.300V2.500h4V22h-19zM8.500 22h7v-6a3.500 3.500 0 0 0-7 0z" },
  camp: { fill: "M11.100 1h1.800v1.200L17.500 4l-4.600 1.700v1.100L22.500 22h-21L11.100 6.800zM12 13l-3.600 9h7.200z" },
  gold: { fill: "M12 1.800c4.700 0 8.500 1.700 8.500 3.700S16.700 9.200 12 9.200 3.500 7.500 3.500 5.500 7.300 1.800 12 1.800zM3.500 8.700c1.500 2 4.700 3.200 8.500 3.200s7-1.200 8.500-3.200v2.800c0 2-3.800 3.800-8.500 3.800s-8.500-1.800-8.500-3.800zM3.500 14.900c1.500 2 4.700 3.200 8.500 3.200s7-1.200 8.500-3.200v2.900c0 2.100-3.800 3.900-8.500 3.900s-8.500-1.800-8.500-3.900z" },
  bonnet: { fill: "M12 2a2.300 2.300 0 0 1 2.200 3c4.700.6 8 3.300 8 6.700 0 2.300-1.600 4-4.400 4.500H6.200c-2.800-.5-4.400-2.200-4.400-4.500 0-3.400 3.300-6.100 8-6.700A2.300 2.300 0 0 1 12 2zM6 17.800h12V22H6z" },
  pierced: { fill: "M12 2a2.300 2.300 0 0 1 2.200 3c1.500.2 2.800.6 4 1.100L5.300 16c-2.200-.7-3.500-2.300-3.500-4.300 0-3.400 3.300-6.100 8-6.700A2.300 2.300 0 0 1 12 2zM20 7.200c1.400 1.200 2.200 2.700 2.200 4.500 0 2.300-1.600 4-4.400 4.500H8.300zM7.500 17.800H18V22H6v-3z", line: "M1 20.500L22.500 4M18.500 3.500l4.200.3-.7 4" },
  crown: { fill: "M2 6.500l5.300 4.300L12 3l4.700 7.800L22 6.500 20 17H4zM4 18.800h16V22H4z" },
  badge: { fill: "M12 1a7.800 7.800 0 1 1 0 15.600A7.800 7.800 0 0 1 12 1zm0 2.800l-1.500 3.300-3.600.4 2.700 2.400-.8 3.600L12 11.700l3.200 1.800-.8-3.600 2.700-2.400-3.600-.4zM7 16.500c1.300.8 2.700 1.300 4.200 1.400L9 23.500l-1.500-2.700-3 .5zM17 16.500a9.500 9.500 0 0 1-4.200 1.400l2.200 5.600 1.500-2.700 3 .5z" },
  thistle: { fill: "M7.200 8.500L4.500 1.500l3.400 2.600L9.300.8 12 3.700 14.700.8l1.400 3.300 3.400-2.600-2.700 7zM7 9.700h10c1 3.600-.6 7-3.700 7.600V21c1.700-2.800 4-4 7.200-4-.7 3.600-3 5.700-6 6.500h-5c-3-.8-5.300-2.900-6-6.500 3.200 0 5.500 1.200 7.200 4v-3.700C7.600 16.700 6 13.300 7 9.700z" },
  unit: { fill: "M5 1h2.200v22H5zM8.400 2.500L22 6.800 8.400 11z" },
  swords: { line: "M4 3l14 14M20 3L6 17M14.500 19.500l5-5M9.500 19.500l-5-5M18.500 18.500L21 21M5.500 18.500L3 21" },
  sword: { fill: "M11 16V5.500L12 1l1 4.500V16zM6.500 16.500h11v2h-4.300V22a1.200 1.200 0 1 1-2.400 0v-3.500H6.500z" },
  cow: { fill: "M3.500 2.500C4 5.500 6 7 8.500 7h7c2.500 0 4.500-1.500 5-4.500C22.500 6.500 21 9.500 18 10.500l-.8 6c-.2 3.500-2.200 6-5.200 6s-5-2.500-5.200-6l-.8-6c-3-1-4.500-4-2.500-8zM9.500 11.500a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zm5 0a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600zM9.500 18c1.500-1 3.500-1 5 0-.5 1.800-4.500 1.800-5 0z" },
  eye: { fill: "M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7S4 17 1 12zm11-4.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" },
  flame: { fill: "M12.500 1c.5 5.500 7 8 7 14a7.500 7.500 0 0 1-15 0c0-3 1.500-5 3.500-7 0 2 .5 3.500 2 3.500C12 8.500 10.500 5 12.500 1zM12 13c-2 2-3 3.500-3 5a3 3 0 0 0 6 0c0-1.500-1-3-3-5z" },
  scroll: { fill: "M4.500 2H17a2.500 2.500 0 0 1 2.500 2.500V16H23v3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7H1.500V5a3 3 0 0 1 3-3zM8 6.500V8h8V6.500zm0 4V12h8v-1.500zm0 4V16h5v-1.500z" },
  mitre: { fill: "M12 1c4 4 6.500 8 6.500 13L17.500 18h-11l-1-4C5.500 9 8 5 12 1zm-1 6v2.500H8.500v2H11V16h2v-4.500h2.500v-2H13V7zM6 19.500h12V22H6z" },
  lily: { fill: "M12 1.500c2 2.800 3.100 5 3.100 7.400 0 2.200-1.100 4-2 5.600h-2.200c-.9-1.600-2-3.400-2-5.600 0-2.400 1.100-4.600 3.100-7.400zM2 12.500c0-3.200 3.500-4.700 5.300-2.700 1.200 1.300.7 2.600-.3 3 1 .8 2 1.300 2.700 1.700H6.500C4 14.500 2 14.300 2 12.500zM22 12.500c0-3.200-3.500-4.700-5.300-2.700-1.200 1.300-.7 2.600.3 3-1 .8-2 1.300-2.700 1.700h3.200c2.500 0 4.500-.2 4.500-2zM7 15.700h10v2H7zM9.500 18.800h5L12 22.500z" },
  bow: { line: "M6 2c11 3 11 17 0 20M6 2v20M2 12h19M17 8.500l4 3.500-4 3.500" },
  hills: { fill: "M1 20L8 6l4.200 7L15 9l8 11zM8 9l-2 4 2-1 2 1z" },
  letter: { fill: "M2 5h20v14H2zM4 7.500l8 6 8-6V7H4zM12 12a3 3 0 1 1 0 .01z" },
  tree: { fill: "M12 1l5.500 7h-3l4.500 6h-3.500l3.500 5h-5.500v4h-3v-4H5l3.500-5H5l4.500-6h-3z" },
  pipes: { fill: "M3 15.500c.5-3.500 5-5.500 10-5 5 .400 8.500 2.500 8.500 5.500 0 3.500-4.500 5-10 4.700-5-.3-9-1.700-8.500-5.200zM8 .8h3.400v2.400H8zM12.300 2.300h3.400v2.400h-3.400zM16.600.8H20v2.400h-3.400z", line: "M9.700 11V3M14 11V4M18.300 12V3M4 18.500L1.500 23" },
  lineage: { line: "M12 3v5M5 12V8h14v4M5 12v3M19 12v3M12 8v7", fill: "M9 1h6v4H9zM2 15h6v6H2zM9 15h6v6H9zM16 15h6v6h-6z" },
  shield: { fill: "M3.500 3h17v8c0 5.500-3.500 9-8.500 11-5-2-8.500-5.500-8.500-11zM12 5.500v13.800c3.600-1.700 6-4.300 6-8.300V5.500z" },
  ship: { fill: "M1.500 15.500h21c-.8 3.500-3 6-6 6h-9c-3 0-5.200-2.500-6-6zM11 1.500h1.600V14.500H11zM13.500 3.500c4 2 6 5.500 6 9.500h-6zM10 5c-3 2-4.500 4.500-4.500 8H10z" },
  hand: { fill: "M8 22.500C5.500 19 3 16 2.500 13.500c1.500-1.200 3 .3 4.500 2.500V5.500c0-2.200 2.500-2.200 2.500 0V11l.3-7.500c0-2.200 2.500-2.200 2.500 0V11l.7-6.500c.2-2.200 2.600-2 2.500.2L15.300 12l1.700-4.500c.7-2 3-1.200 2.500.8L17.500 17c-.3 3-1.200 4-2 5.500z" },
  anvil: { fill: "M1.500 6.500h14c1.200-1 3.500-1.700 7-1.700v2c-3.500 1-5.500 3-5.500 6h-1.500c0 2.500 1 4 3 5V21H7v-3.200c2-1 3-2.500 3-5-4.500 0-8-2.300-8.500-6.300z" },
  arches: { fill: "M1.500 8L12 2l10.500 6v2H1.500zM2.500 11h19v11h-3v-5a1.700 1.700 0 0 0-3.400 0v5h-1.400v-5a1.700 1.700 0 0 0-3.400 0v5H8.900v-5a1.700 1.700 0 0 0-3.400 0v5h-3z" },
  mill: { fill: "M9.500 12h5l2 10.500h-9zM12 10.500L4 8l1.500-5zM12 10.500L14.500 2.500l5 1.500zM12 10.500l8 2.500-1.500 5zM12 10.500L9.500 18.500l-5-1.500z" },
  harp: { fill: "M4 2c6 3 10 1 15-.5l2 3L19 6c0 7-4 13-11 16.500L4 21zM7 6.500v11.500c1-.6 1.600-1.200 2.200-1.800V7zM11 7v7.500c.8-.9 1.500-1.900 2-3V6.800zM15 6.500V9c.4-.9.6-1.800.8-2.800z" },
  stall: { fill: "M2.500 3h19l1.500 7H1zM3 11h2v11H3zM19 11h2v11h-2zM5.500 14h13v3.500h-13z" },
  church: { fill: "M11 .5h2v2.300h2.500v2H13v3l5.500 4.700V22.500h-4.300v-5a2.200 2.200 0 0 0-4.400 0v5H5.500V12.500L11 7.800v-3H8.500v-2H11z" },
  stone: { fill: "M12 1.500a2.500 2.500 0 0 1 2 4v2h2a2.500 2.500 0 1 1 0 4h-2v6.500h4v4.500H6V18h4v-6.500H8a2.500 2.500 0 1 1 0-4h2v-2a2.500 2.500 0 0 1 2-4z" },
  skull: { fill: "M12 1c6 0 9.500 4 9.500 9 0 3.200-1.200 5.200-4.200 6.300V21h-2.300v-2h-1.500v2h-3v-2H9v2H6.700v-4.700c-3-1.100-4.200-3.100-4.200-6.300C2.500 5 6 1 12 1zM8.300 8.300a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm7.400 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM12 13.200l-1.400 2.600h2.800z" },
  card: { fill: "M5 1.500h14v21H5zM7 3.500v17h10v-17zM12 6.500l3.200 5.500-3.200 5.500L8.800 12z" },
  arrow: { fill: "M2 9.800h11V5l9 7-9 7v-4.800H2z" },
  person: { fill: "M12 2a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM3 22c0-6 4-9 9-9s9 3 9 9z" },
  people: { fill: "M8 4a3.700 3.700 0 1 1 0 7.400A3.700 3.700 0 0 1 8 4zm9 1.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM1 21c0-5 3-8 7-8s7 3 7 8zM16.500 21c0-3-.8-5.500-2.300-7.300.8-.5 1.800-.7 2.800-.7 3.500 0 6 2.700 6 8z" },
  lock: { fill: "M7 10V7a5 5 0 0 1 10 0v3h2.500v12h-15V10zm2.700 0h4.600V7a2.300 2.300 0 0 0-4.600 0z" },
  lances: { line: "M12 22V2M9.500 5L12 1.500 14.500 5M5 21L9 3M3 7l-.5 0M19 21L15 3" },
  done: { fill: "M9.200 19.500L2.500 12.800l2.400-2.400 4.300 4.200L19.100 4.500l2.400 2.400z" },
  pass: { fill: "M3 4l8.500 8L3 20zM12.500 4l8.500 8-8.500 8z" },
  close: { fill: "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" },
  lion: { fill: "M3 9.500c0-2 1-3.500 2.800-4L6.500 4l1 1 1.300-.8.2 1.600c1.500.4 2.300 1.500 2.300 3l5.200-.3c2 0 3.200 1 3.500 2.700.8-1.200.8-2.500 0-3.700-.8-1.200-.5-2.800 1-3.200l-.3 1c1.800 1.800 2 5.200-.4 7.200l.7 3.500 1.500.3v1.700h-3.500l-1.700-5-5.300-.5-1.500 2.200 1.500 1.600v1.700H8.500l-.7-3.200-.3-3.300-2-1.500-2.300 1.300-1-1.500z" },
};

/** What a card is about, at a glance; a card of somebody's own shows the sign of its kind. */
const ABOUT: Record<string, string> = {
  "raise-the-clans": "thistle", "treaty-with-eric-ii": "ship", "balliols-plan": "scroll", "bruces-vs-comyns": "swords", "morays-rebellion": "castle",
  "affair-of-honour": "badge", "cattle-raid": "cow", "scorched-earth": "flame", "spies-at-court": "eye", "oath-of-fealty": "hand", "lambertons-help": "mitre",
  "the-guardians": "shield", "vive-la-france": "lily", "bruces-trick": "tokens", "highland-charge": "axe", "over-the-hills": "hills", "false-orders": "letter",
  ambush: "tree", "welsh-archers": "bow", "wallaces-gratitude": "sword", "davids-lineage": "lineage", "popes-influence": "mitre", "william-the-hardy": "castle",
  "stolen-pipes": "pipes", "pipers-tune": "pipes", "blood-money": "gold", "lost-baggage": "bag", "homeward-road": "house", blacksmith: "anvil", monastery: "arches",
  mill: "mill", "musicians-house": "harp", ferry: "ship", marketplace: "stall", "spy-guild": "eye", church: "church", memorial: "stone", bonnet: "bonnet",
  crown: "crown", camp: "camp", badge: "badge", "stay-home": "house", virtual: "dagger",
};
const KINDS: Record<string, string> = { arms: "lion", king: "crown", axe: "axe", tokens: "tokens", bag: "bag", dagger: "dagger", village: "house", clan: "thistle", token: "tokens" };

export function about(ref: string, group: string): string {
  return ABOUT[ref.slice(ref.indexOf(":") + 1)] ?? kindOf(group);
}

export function kindOf(group: string): string {
  return KINDS[group] ?? "card";
}

/** A sign and a number of what a card does. */
export type Effect = [glyph: string, text: string];

// What the numbers of a card count, and how they are written; others speak for themselves in its text.
const COUNTED: [key: string, glyph: string, write: (n: number) => string][] = [
  ["lose-gold-gold", "gold", (n) => `−${n}`], ["take-gold-gold", "gold", (n) => `+${n}`], ["choose-a-number-units", "unit", (n) => `≤${n}`],
  ["gain-units-units", "unit", (n) => `+${n}`], ["lose-units-units", "unit", (n) => `−${n}`], ["move-units-units", "unit", (n) => `${n}`],
  ["draw-cards-cards", "card", (n) => `+${n}`], ["discard-cards-cards", "card", (n) => `−${n}`], ["english-troops-fewer", "lion", (n) => `−${n}`],
  ["english-troops-more", "lion", (n) => `+${n}`], ["stands-taxes", "gold", (n) => `${n}`], ["stands-troops", "unit", (n) => `+${n}`],
  ["stands-defeat", "gold", (n) => `+${n}`], ["stands-daggers", "dagger", (n) => `${n}`.replace("-", "−")],
];

export function effects(numbers: Record<string, number>): Effect[] {
  return COUNTED.filter(([key]) => numbers[key] !== undefined).map(([key, glyph, write]) => [glyph, write(numbers[key]!)]);
}
