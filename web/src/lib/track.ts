// Which card is which from one moment to the next. A Moment names designs, so copies and face-down cards are paired by where they lay.
import type { Moment, Place, Sheet } from "./wire";

/** A card on the table as one can follow it with one's eyes. */
export interface Token {
  id: number; // stays as long as the card can be followed
  face: number; // its place in the Sheet's cards; -1 is face down
}

export type Tokens = Map<string, Token[]>;

const CARDS = ["line", "stack", "hand", "pile", "table", "self"];

export function facesIn(place: Place, row: number[]): number[] {
  return place.look === "stack" ? row.slice(1) : row;
}

let serial = 0;

/** The cards of a moment, each with the id it had in the moment before if it can be followed from there. */
export function follow(sheet: Sheet, now: Moment, before: Tokens): Tokens {
  const after: Tokens = new Map();
  const left = new Map([...before].map(([key, lying]) => [key, [...lying]]));
  const wanting: { token: Token; place: Place }[] = [];
  for (const place of sheet.zones.filter((one) => CARDS.includes(one.look) && now.zones[one.key])) {
    const here = left.get(place.key) ?? [];
    const lying = facesIn(place, now.zones[place.key] as number[]).map((face) => ({ id: -1, face }));
    after.set(place.key, lying);
    // A line loses its first and gains at its end, so copies are told apart from the end.
    const fromEnd = place.look === "line";
    for (const token of fromEnd ? lying.toReversed() : lying) {
      const at = fromEnd ? here.findLastIndex((one) => one.face === token.face) : here.findIndex((one) => one.face === token.face);
      if (at >= 0) token.id = here.splice(at, 1)[0]!.id;
      else wanting.push({ token, place });
    }
  }
  for (const { token, place } of wanting) token.id = taken(sheet, left, token, place) ?? serial++;
  return after;
}

/** The id of a card that came from elsewhere, or was turned where it lay. */
function taken(sheet: Sheet, left: Tokens, token: Token, place: Place): number | undefined {
  const here = left.get(place.key) ?? [];
  const ownerOf = (key: string) => sheet.zones.find((one) => one.key === key)!.owner;
  const others = [...left].filter(([key]) => key !== place.key);
  const ways: [Token[], number][] = [];
  const look = (list: Token[], face: (one: Token) => boolean) => {
    const at = list.findIndex(face);
    if (at >= 0) ways.push([list, at]);
  };
  if (token.face >= 0) look(here, (one) => one.face < 0);
  for (const [, list] of others) look(list, (one) => one.face === token.face);
  if (token.face >= 0) {
    for (const [key, list] of others) if (ownerOf(key) === place.owner) look(list, (one) => one.face < 0);
    for (const [, list] of others) look(list, (one) => one.face < 0);
  }
  const found = ways[0];
  return found && found[0].splice(found[1], 1)[0]!.id;
}
