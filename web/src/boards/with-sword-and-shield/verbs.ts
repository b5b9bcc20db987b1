// The words among the touches: what one can do besides touching a thing.
import type { Scene } from "../../lib/scene";
import type { Choice } from "../../lib/tree";

export interface Verb {
  touch: string;
  price: number; // 0: none, or not the same for all
  choices: Choice[];
}

/** Every word one could begin with or go on with, in the order of the options. */
export function verbsOf(scene: Scene): Verb[] {
  const { way, open } = scene.touch;
  const verbs = new Map<string, Choice[]>();
  for (const question of scene.touch.asked) {
    question.options.forEach((option, place) => {
      const touch = option[0][0]!;
      if (/^[a-z]+$/.test(touch)) verbs.set(touch, [...(verbs.get(touch) ?? []), { question, place, option }]);
    });
  }
  for (const choice of open) {
    const touch = choice.option[0][way.length];
    if (way.length && touch && /^[a-z]+$/.test(touch) && !verbs.has(touch)) verbs.set(touch, [choice]);
  }
  return [...verbs].map(([touch, choices]) => ({ touch, choices, price: Number(choices[0]!.option[2]["price"] ?? 0) }));
}

/** On a phone the decision bar names a few choices itself; a second row of them would only take room. */
export function needed(scene: Scene): boolean {
  const few = 5;
  return scene.size !== "phone" || scene.touch.asked.reduce((sum, one) => sum + one.options.length, 0) > few;
}

/** What a screen reader says: the option itself where there is only one. */
export function verbLabel(scene: Scene, { touch, choices }: Verb): string {
  const [choice] = choices;
  if (choices.length === 1 && choice!.option[0].length === 1) return scene.words.message([choice!.option[1], choice!.option[2]]);
  return scene.words.has(`touch-${touch}`) ? scene.words.say(`touch-${touch}`) : scene.words.say(`board-${touch}`);
}
