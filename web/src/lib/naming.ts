// What things are called: a thing to be touched, a seat, a choice, the way somebody has gone so far.
import type { Choice } from "./tree";
import type { Scene } from "./scene";
import type { Mine, Place } from "./wire";

/** A text as a line of its own begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A zone's name. */
export function zoneName(scene: Scene, place: Place): string {
  return scene.words.say(`zone-${place.name}`);
}

/** A card as it is called on the table: its number or points, and its name. */
export function cardName(scene: Scene, face: number): string {
  if (face < 0) return scene.words.say("face-down", { count: 1 });
  const { value } = scene.sheet.cards[face]!;
  return (value ? `${value} ` : "") + scene.words.name(face);
}

/** A thing on the table by its name, as whose Moment it is would touch it. */
export function thing(scene: Scene, touch: string): string {
  const parts = touch.split(":");
  if (parts[0] === "seat") return scene.words.seat(Number(parts[1]) - 1);
  if (scene.words.has(`touch-${touch}`)) return scene.words.say(`touch-${touch}`);
  const place = zoneOf(scene, touch);
  if (!place) return touch;
  const face = faceOf(scene, touch);
  return face >= 0 ? `${cardName(scene, face)} (${parts.at(-1)})` : zoneName(scene, place);
}

function zoneOf(scene: Scene, touch: string): Place | undefined {
  const parts = touch.split(":");
  const owners = parts.length > 2 ? [Number(parts[1]) - 1] : [-1, scene.you];
  return scene.sheet.zones.find((one) => one.touch === parts[0] && owners.includes(one.owner) && scene.moment.zones[one.key]);
}

/** The card that is touched; -1 if it is none, or lies face down. */
export function faceOf(scene: Scene, touch: string): number {
  const place = touch.includes(":") ? zoneOf(scene, touch) : undefined;
  return (place && scene.lying(place.key)[Number(touch.split(":").at(-1)) - 1]?.face) ?? -1;
}

/** Of some facts the card that is played, if it has something to say. */
export function playedCard(scene: Scene, facts: unknown[]): string | undefined {
  return facts.find((fact): fact is string => typeof fact === "string" && scene.sheet.played.includes(fact.split(":")[0]!) && scene.words.text(fact) !== "");
}

/** A choice as a sentence. */
export function sentence(scene: Scene, choice: Choice): string {
  return plainly(scene.words.message([choice.option[1], choice.option[2]]));
}

/** A choice as it is confirmed: with the card that asks for it. */
export function confirmed(scene: Scene, choice: Choice): string {
  const [said, card] = [sentence(scene, choice), playedCard(scene, [choice.question.ask[1]["cause"]])];
  const name = card ? scene.words.name(card) : "";
  return said.includes(name) ? said : `${name}: ${said}`;
}

/** What touching this next would mean: the choice itself if there is one only, else the thing. */
export function meaning(scene: Scene, touch: string): string {
  const left = scene.touch.after(touch);
  return left.length === 1 ? sentence(scene, left[0]!) : thing(scene, touch);
}

/** The same in little room: the board's own word for it and the price, or nothing if the board has none. */
export function briefly(scene: Scene, touch: string): string {
  if (!scene.words.has(`board-${touch}`)) return "";
  const prices = new Set(scene.touch.after(touch).map((one) => one.option[2]["price"] || 0));
  const [price] = prices;
  return scene.words.say(`board-${touch}`) + (prices.size === 1 && price ? ` −${String(price)}` : "");
}

/** Whether there is room for every choice as a sentence, besides what can be touched on the board. */
export function inFull(scene: Scene): boolean {
  const { open, choice } = scene.touch;
  const [many, letters] = [5, 260];
  return scene.size === "desktop" && !choice && open.length <= many && open.reduce((sum, one) => sum + sentence(scene, one).length, 0) <= letters;
}

/** The order in which choices are listed: what ends something stands last. */
export function listed(scene: Scene, touches: string[]): string[] {
  const last = scene.sheet.last;
  const rank = (touch: string) => last.indexOf(touch);
  return [...touches].sort((a, b) => rank(a) - rank(b));
}

/** What I am asked: whoever is alone before the screen need not be called by name. */
export function asking(scene: Scene, { ask }: Mine): string {
  const said = plainly(scene.words.message(ask));
  const name = scene.you < 0 ? "" : `${scene.words.seat(scene.you)}, `;
  if (!name || !said.startsWith(name)) return said;
  return said.slice(name.length).replace(/\p{L}/u, (first) => first.toLocaleUpperCase(scene.words.language));
}

/** Who must still answer, by name. */
export function awaited(scene: Scene): string[] {
  const seats = scene.moment.asked.filter((one) => one[3] && !one[4] && one[1] !== scene.you).map((one) => one[1]);
  return [...new Set(seats)].map((seat) => scene.words.seat(seat));
}

/** A sentence without the ids of clauses: those stand behind a question mark. */
export function plainly(text: string): string {
  return text.replace(/\s*\([A-Z]{2}-[0-9A-Z][\w.]*\)/g, "");
}
