// What happened, as the log tells it: what says more of something stands in one breath with it, fine points are for those they concern.
import { plainly } from "./naming";
import type { Facts, Message, Sheet } from "./wire";
import type { Words } from "./words";

export interface Told {
  text: string;
  at: number; // the place of its first event
  turn: boolean; // something begins here
}

export interface Weighty {
  text: string;
  harm: boolean; // somebody lost something; else something ends
}

const TURN = "event-turn-began";

/** Neighbours that say more of something and differ only in a card they show: as one, with a list of the cards, where the first of them was. */
function gathered(sheet: Sheet, events: Message[]): { one: Message; at: number }[] {
  const found: { one: Message; at: number }[] = [];
  events.forEach((one, at) => {
    const before = found.at(-1)?.one;
    const [id, facts] = one;
    const others = before?.[0] === id && sheet.more.includes(id) ? Object.keys(facts).filter((key) => facts[key] !== before[1][key]) : [];
    const card = others.length === 1 ? facts[others[0]!] : "";
    if (before && sheet.cards.some(({ ref }) => ref === card)) found.at(-1)!.one = [id, { ...facts, [others[0]!]: [before[1][others[0]!]!, card].flat() as Facts[string] }];
    else found.push({ one, at });
  });
  return found;
}

/** Where the board shows by itself what was decided: that, cards that took effect, and what ends. */
export function weighing({ stays, uses, ends }: Sheet, events: Message[]): Message[] {
  return events.filter(([id]) => [stays, uses, ends].some((ids) => ids.includes(id)));
}

/** All of it, or briefly: without what says more of something and weighs nothing. */
export function telling(sheet: Sheet, words: Words, you: number, events: Message[], briefly = false): Told[] {
  const found: Told[] = [];
  const weighs = (id: string) => sheet.harms.includes(id) || sheet.ends.includes(id);
  let turn = true;
  for (const { one, at } of gathered(sheet, events)) {
    const [id, facts] = one;
    if (id === TURN) turn = true;
    if (id === TURN || (sheet.fine.includes(id) && facts["seat"] !== you)) continue;
    const text = words.has(id) && !(briefly && sheet.more.includes(id) && !weighs(id)) ? plainly(words.message(one)) : "";
    if (!text) continue;
    const before = found.at(-1);
    if (before && !turn && sheet.more.includes(id)) before.text += ` ${text}`;
    else {
      found.push({ text, at, turn });
      turn = false;
    }
  }
  return found;
}

/** Of what happened only what hit me, and what came to an end; each with the card that did it, as far as the events say so. */
export function weighty(sheet: Sheet, words: Words, you: number | null, events: Message[]): Weighty[] {
  const found: Weighty[] = [];
  let [use, fresh] = ["", false]; // the last card played, and whether nothing was told since
  for (const one of events) {
    const [id, facts] = one;
    const text = words.has(id) ? plainly(words.message(one)) : "";
    const harm = sheet.harms.includes(id) && (facts["whom"] ?? facts["seat"]) === you;
    const weighs = text !== "" && (harm || sheet.ends.includes(id));
    if (weighs) found.push({ text: use && (harm || fresh) ? `${use} ${text}` : text, harm });
    if (id === TURN || weighs) use = "";
    fresh = sheet.uses.includes(id);
    if (fresh) use = text;
  }
  return found;
}

/** What ended the game: what the last turn says of it. */
export function ending(sheet: Sheet, words: Words, events: Message[]): string {
  const turn = events.findLastIndex(([id]) => id === TURN);
  return weighty(sheet, words, null, events.slice(turn + 1)).map((one) => one.text).join(" ");
}
