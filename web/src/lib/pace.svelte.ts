// What arrives is shown one by one, with time to read what happened; what I did myself never waits.
import type { Speed } from "./settings.svelte";

const [LEAST, LETTER, MOST] = [800, 30, 6000]; // milliseconds

/** How long a sentence stays. */
export function reading(text: string): number {
  return text ? Math.min(MOST, LEAST + LETTER * text.length) : 0;
}

export class Pace<T> {
  told = $state(""); // what is being read; empty if nothing is
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (one: T) => string; // show it; what of it should be read
  private readonly speed: () => Speed;

  constructor(show: (one: T) => string, speed: () => Speed) {
    this.show = show;
    this.speed = speed;
  }

  add(one: T, atOnce: boolean): void {
    this.waiting.push(one);
    if (atOnce) this.all();
    else if (!this.told) this.next();
  }

  /** Go on now: with the next, or, if one need not be waited for, with all there is. */
  on(): void {
    if (this.speed() === "wait") this.next();
    else this.all();
  }

  /** Everything that waits, at once. */
  all(): void {
    this.still();
    for (const one of this.waiting.splice(0)) this.show(one);
  }

  private next = (): void => {
    this.still();
    while (this.waiting.length && !this.told) {
      const text = this.show(this.waiting.shift()!);
      if (this.speed() === "fast") continue;
      this.told = text;
      if (text && this.speed() === "calm") this.timer = setTimeout(this.late, reading(text));
    }
  };

  /** The time to read is over; whoever has set meanwhile that it must wait is waited for. */
  private late = (): void => {
    if (this.speed() !== "wait") this.next();
  };

  still(): void {
    clearTimeout(this.timer);
    this.told = "";
  }
}
