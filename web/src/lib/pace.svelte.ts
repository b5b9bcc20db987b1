// What arrives is shown one by one, with time to read what happened; what I did myself never waits. What decides a part of the game
// stays until somebody goes on, whoever did it.
import type { Speed } from "./settings.svelte";

const [LEAST, LETTER, MOST] = [800, 30, 6000]; // milliseconds

/** How long a sentence stays. */
export function reading(text: string): number {
  return text ? Math.min(MOST, LEAST + LETTER * text.length) : 0;
}

/** What should be read of something. */
export interface Read {
  text: string; // empty if nothing should
  stays: boolean; // until somebody goes on
}

export class Pace<T> {
  told = $state(""); // what is being read; empty if nothing is
  stays = $state(false); // and it does not go by itself
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (one: T) => Read; // show it; what of it should be read
  private readonly speed: () => Speed;

  constructor(show: (one: T) => Read, speed: () => Speed) {
    this.show = show;
    this.speed = speed;
  }

  add(one: T, atOnce: boolean): void {
    if (atOnce) this.all(); // all before it
    this.waiting.push(one);
    if (!this.told) this.next();
  }

  /** Go on now: with the next, or, if one need not be waited for, with all there is up to what stays. */
  on(): void {
    if (this.stays) this.next();
    else this.all(true);
  }

  /** Everything that waits, at once; or up to what stays. */
  all(upTo = false): void {
    this.still();
    while (this.waiting.length && !this.told) {
      const { text, stays } = this.show(this.waiting.shift()!);
      if (upTo && stays) [this.told, this.stays] = [text, stays];
    }
  }

  private next = (): void => {
    this.still();
    while (this.waiting.length && !this.told) {
      const { text, stays } = this.show(this.waiting.shift()!);
      if (this.speed() === "fast") continue;
      this.told = text;
      this.stays = stays || this.speed() === "wait";
      if (text && !this.stays) this.timer = setTimeout(this.late, reading(text));
    }
  };

  /** The time to read is over; whoever has set meanwhile that it must wait is waited for. */
  private late = (): void => {
    if (this.speed() === "wait") this.stays = true;
    else this.next();
  };

  still(): void {
    clearTimeout(this.timer);
    this.told = "";
  }
}
