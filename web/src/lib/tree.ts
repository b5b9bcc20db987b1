// The options of a decision as a tree of touches: every way to choose, by mouse, finger, key or voice, walks the same tree.
import type { Mine, Option } from "./wire";

/** An option, and where it stands. */
export interface Choice {
  question: Mine;
  place: number; // in the question's list of options
  option: Option;
}

/** What can be chosen after some touches: what they already say, and what may be touched next. */
export interface Node {
  here: Choice[];
  next: Map<string, Node>;
}

const node = (): Node => ({ here: [], next: new Map() });

export function tree(questions: Mine[]): Node {
  const root = node();
  for (const question of questions) {
    question.options.forEach((option, place) => {
      let at = root;
      for (const touch of option[0]) {
        if (!at.next.has(touch)) at.next.set(touch, node());
        at = at.next.get(touch)!;
      }
      at.here.push({ question, place, option });
    });
  }
  return root;
}

/** Where a way of touches leads; null if it leads nowhere. */
export function walk(root: Node, way: string[]): Node | null {
  let at: Node | undefined = root;
  for (const touch of way) at = at?.next.get(touch);
  return at ?? null;
}

/** Every choice below a node, in the order of the questions. */
export function below(at: Node): Choice[] {
  const found = [...at.here];
  for (const one of at.next.values()) found.push(...below(one));
  return found.sort((a, b) => a.question.number - b.question.number || a.place - b.place);
}

/** The touches that lie before us whatever we do: where there is one way only, nobody should have to walk it. */
export function onwards(root: Node, way: string[]): string[] {
  const on = [...way];
  let at = walk(root, on);
  while (at && way.length && !at.here.length && at.next.size === 1) {
    const [touch] = at.next.keys();
    on.push(touch!);
    at = at.next.get(touch!)!;
  }
  return on;
}
