// The choice somebody is making: the touches so far, and what they lead to.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { below, onwards, tree, walk, type Choice, type Node } from "./tree";
import type { Mine } from "./wire";

export class Touch {
  way: string[] = $state([]);
  hint: string[] = $state.raw([]); // the touches of a sensible choice, if somebody is guided
  lifted = $state(""); // what is being dragged
  private spots = new SvelteMap<string, object[]>(); // what lies on the table to be touched, and where: equal cards are one thing in several places
  private hand = $state.raw<object | null>(null); // of equal cards the one that was taken
  private questions: Mine[] = $state.raw([]);
  private root: Node = $derived(tree(this.questions));
  private at: Node = $derived(walk(this.root, this.way) ?? this.root);

  /** What the touches so far say, if they say one thing: it can be confirmed. */
  readonly choice: Choice | null = $derived(this.way.length && this.at.here.length === 1 ? this.at.here[0]! : null);
  /** What may be touched next. */
  readonly next: string[] = $derived([...this.at.next.keys()]);
  /** Every choice that is still open. */
  readonly open: Choice[] = $derived(below(this.at));
  /** The questions that are put. */
  readonly asked: Mine[] = $derived(this.questions);

  /** Questions are put anew: touches stay if they were made for a question that is still put. */
  ask(questions: Mine[]): void {
    const before = this.questions.map((one) => one.number);
    this.questions = questions;
    this.hint = [];
    if (!walk(tree(questions.filter((one) => before.includes(one.number))), this.way)) this.way = [];
  }

  /** A thing to be touched lies on the table, until what is returned is called. */
  lay(touch: string, spot: object = {}): () => void {
    const now = () => this.spots.get(touch) ?? [];
    untrack(() => this.spots.set(touch, [...now(), spot]));
    return () => untrack(() => this.spots.set(touch, now().filter((one) => one !== spot)));
  }

  /** Whether it is this one of equal cards: the one that was taken, else the first. */
  one(touch: string, spot: object): boolean {
    const all = this.spots.get(touch) ?? [];
    return (this.hand && all.includes(this.hand) ? this.hand : all[0]) === spot;
  }

  /** Take this one of equal cards; whether another of them had been chosen, so that nothing else changes. */
  instead(touch: string, spot: object): boolean {
    const changed = this.pressed(touch) && !this.one(touch, spot);
    this.hand = spot;
    return changed;
  }

  /** Whether the board shows it; what it does not show is offered in words. */
  lies(touch: string): boolean {
    return (this.spots.get(touch) ?? []).length > 0;
  }

  /** What can still be chosen if this is touched next. */
  after(touch: string): Choice[] {
    const on = this.at.next.get(touch);
    return on ? below(on) : [];
  }

  /** Whether touching this leads on; while something is dragged, whether it can be dropped here. */
  lit(touch: string): boolean {
    return this.lifted ? this.dropping(touch) !== null : this.at.next.has(touch);
  }

  /** Whether this was touched on the way here, or is in the hand of whoever drags it. */
  pressed(touch: string): boolean {
    return this.lifted === touch || this.way.includes(touch);
  }

  /** Whether a sensible choice goes on with this; without one, whether it is made and only to be confirmed. */
  pointed(touch?: string): boolean {
    return this.hint.length > 0 && this.hint[this.way.length] === touch && this.way.every((one, at) => one === this.hint[at]);
  }

  /** Whether one could begin with this, had one touched nothing yet. */
  first(touch: string): boolean {
    return this.root.next.has(touch);
  }

  /** Touch a thing: go on with it, go back if it was touched, or begin again with it. */
  press(touch: string): void {
    if (this.lit(touch)) this.way = onwards(this.root, [...this.way, touch]);
    else if (this.pressed(touch)) this.way = this.before(touch);
    else if (this.first(touch)) this.way = onwards(this.root, [touch]);
  }

  /** The way without this and what came after it; all of it, if there was no other way. */
  private before(touch: string): string[] {
    const way = this.way.slice(0, this.way.indexOf(touch));
    return onwards(this.root, way).length > way.length ? this.way : way;
  }

  /** Take a thing up to drag it, whatever was touched after it; false if nothing can be done with it. */
  lift(touch: string): boolean {
    const before = this.pressed(touch) ? this.way.slice(0, this.way.indexOf(touch)) : this.lit(touch) ? this.way : [];
    const at = walk(this.root, before)!;
    if (!at.next.has(touch) && ![...at.next.values()].some((one) => one.next.has(touch))) return false;
    this.way = before;
    this.lifted = touch;
    return true;
  }

  /** The two touches of a drop: what is lifted and then this, or this first where the path is the other way round. */
  private dropping(touch: string): string[] | null {
    if (this.at.next.get(this.lifted)?.next.has(touch)) return [this.lifted, touch];
    return this.at.next.get(touch)?.next.has(this.lifted) ? [touch, this.lifted] : null;
  }

  /** Let go of what is lifted: over a thing that goes with it, over the table, which is to press it, or elsewhere, which leaves all as it was. */
  drop(touch: string, table: boolean): void {
    const way = this.dropping(touch) ?? (table && this.at.next.has(this.lifted) ? [this.lifted] : []);
    this.lifted = "";
    if (way.length) this.way = onwards(this.root, [...this.way, ...way]);
  }

  /** Choose by one stroke what a list offers. */
  take(choice: Choice): void {
    this.way = choice.option[0];
  }

  /** One touch back. */
  back(): void {
    let way = this.way.slice(0, -1);
    while (way.length && onwards(this.root, way).length > way.length) way = way.slice(0, -1); // not to where one is carried on at once
    this.way = way;
  }

  clear(): void {
    this.way = [];
  }
}
