// The one Scene there is: live table, replay and gallery each put moments on it.
import { Aloud } from "./aloud.svelte";
import { signsOn } from "./signs";
import { follow, type Token, type Tokens } from "./track";
import { Touch } from "./touch.svelte";
import type { Scene, Sitter } from "./scene";
import type { Moment, Preview, Sheet } from "./wire";
import type { Words } from "./words";

export class Stage implements Scene {
  readonly sheet: Sheet;
  readonly touch = new Touch();
  moment: Moment = $state.raw()!;
  before: Moment | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  words: Words = $state.raw()!;
  seats: Sitter[] = $state.raw([]);
  size: Scene["size"] = $state("desktop");
  shown: number | null = $state(null); // the face that is shown large
  signs: HTMLElement[] = $state.raw([]); // what stands on the thing it was shown for
  changing = $state(false); // a sealed answer is being changed
  listing = $state(false); // all choices are listed, over the board
  unheard: Moment[] = $state.raw([]); // moments whose news nobody has been told yet
  readonly aloud = new Aloud();
  private tokens: Tokens = $state.raw(new Map());

  private readonly past: boolean; // nothing can be done in a game one looks back at

  constructor(sheet: Sheet, words: Words, moment: Moment, past = false) {
    this.sheet = sheet;
    this.past = past;
    this.words = words;
    this.put(moment, past);
  }

  get you(): number {
    return this.moment.seat;
  }

  /** The next moment to be seen; quietly: only on the way to another, so there is nothing to tell of it. */
  put(moment: Moment, quietly = false): void {
    if (!quietly) this.unheard = [...this.unheard, moment];
    this.before = this.moment ?? null;
    this.moment = moment;
    this.preview = null;
    this.tokens = follow(this.sheet, moment, this.tokens);
    this.changing = false;
    this.ask();
  }

  /** What is sealed is asked again only if somebody wants to change it. */
  private ask(): void {
    this.touch.ask(this.moment.mine.filter((one) => !this.past && (one.sealed < 0 || this.changing)));
  }

  change(yes: boolean): void {
    this.changing = yes;
    this.ask();
  }

  /** The moments that have come since somebody last listened. */
  heard(): Moment[] {
    const news = this.unheard;
    this.unheard = [];
    return news;
  }

  lying(key: string): Token[] {
    return this.tokens.get(key) ?? [];
  }

  show(face: number, on?: Element): void {
    this.signs = on ? signsOn(on) : [];
    this.shown = face;
  }
}
