// What a screen reader says of a Knight and of a card.
import type { Scene } from "../../lib/scene";
import { ABILITIES, told, type Knight } from "./read";

export function knightLabel(scene: Scene, knight: Knight): string {
  const { words } = scene;
  const abilities = ABILITIES.map((one) => `${words.say(`zone-figure-${one}`)} ${knight.abilities[one]}`);
  const parts = [
    `${words.name(knight.face)} (${words.seat(knight.seat)})`,
    ...(knight.tactic ? [words.chosen(`figure-${knight.tactic}`)] : []),
    `${words.say("zone-hits")} ${knight.hits}/${knight.mostHits}`,
    `${words.say("zone-fatigue")} ${knight.fatigue}/${knight.mostFatigue}`,
    ...abilities,
    `${words.say("zone-hand")} ${knight.cards}`,
    ...(knight.artefact >= 0 ? [words.name(knight.artefact)] : []),
    ...(scene.moment.winners.includes(knight.seat) ? [words.say("winner", { count: 1, names: words.seat(knight.seat) })] : []),
    ...(knight.out ? [words.say("zone-out")] : knight.place ? [`${words.say(knight.rear ? "zone-rear" : "zone-place")} ${knight.place}`] : []),
    ...(knight.lockedWith >= 0 ? [`${words.say("zone-locked")} ${words.name(knight.lockedWith)}`] : []),
  ];
  return parts.join(", ");
}

export const shortName = (scene: Scene, face: number) => scene.words.name(face).split(" ")[0]!;

export const blazonOf = (scene: Scene, face: number) => String(scene.sheet.cards[face]?.printed["blazon"] ?? "plain argent");

/** The card as its option names it, then what is printed on it, then why it cannot be chosen. */
export function cardLabel(scene: Scene, face: number, touch: string, why: string): string {
  const { words } = scene;
  const at = scene.touch.way.length;
  const option = scene.touch.open.find((one) => one.option[0][at] === touch)?.option;
  const said = option ? words.message([option[1], option[2]]) : words.name(face);
  const [text, signs] = [words.text(face), words.printed(face).filter(([key]) => key === "initiative").map(([, sign]) => `${sign}.`)]; // its text has the others
  const cost = told(option, "cost");
  return [`${said}.`, cost && `${words.say("cost-in-all", { cost })}.`, text, ...signs, why && words.whyNot(why)].filter(Boolean).join(" ");
}
