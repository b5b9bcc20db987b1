// What whoever does not see the table hears: sentence after sentence, none lost and none said for another.
import { untrack } from "svelte";

const KEPT = 30; // sentences: those before were read out long ago

export interface Line {
  number: number; // two that are equal are still two
  text: string;
}

export class Aloud {
  lines: Line[] = $state.raw([]);
  private count = 0;

  say(...texts: string[]): void {
    const lines = texts.filter(Boolean).map((text) => ({ number: ++this.count, text }));
    if (lines.length) this.lines = [...untrack(() => this.lines), ...lines].slice(-Math.max(KEPT, lines.length));
  }
}
