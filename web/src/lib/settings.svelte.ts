// What a person has set on this device: language, light or dark, whether a choice is confirmed, sounds.
import type { Level } from "./levels";
import { LANGUAGES, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Speed = "fast" | "calm" | "wait"; // how what others do is shown: as it comes, with time to read it, or one by one
const KEY = "tabard";

interface Kept {
  language: Language;
  theme: Theme;
  confirm: boolean;
  sounds: boolean;
  notices: boolean; // when the window is not seen
  log: boolean; // whether the log stands open beside the table
  pace: Speed;
  keys: boolean; // single letters and digits do something
  guides: Record<string, boolean>; // by game: whether a guide is wanted; where nobody has said so yet, it is offered
  presets: Record<string, string>; // by game: the way to play chosen last
  level: Level; // of the bots one plays against
  name: string;
  guest: number; // which name one is given who has said none
  met: string[]; // games played here
  known: boolean; // the server has heard of us
}

/** The first language of the browser that we speak. */
function spoken(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return (wanted.find((one) => (LANGUAGES as readonly string[]).includes(one)) ?? "en") as Language;
}

function kept(): Kept {
  const usual: Kept = { language: spoken(), theme: "auto", confirm: true, sounds: false, notices: false, log: true, pace: "calm", keys: true, guides: {}, presets: {}, level: "easy", name: "", guest: Math.floor(Math.random() * 1000), met: [], known: false };
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    return LANGUAGES.includes(found.language) ? found : { ...found, language: usual.language };
  } catch {
    return usual; // storage is closed to us, or holds something else
  }
}

class Settings {
  private all: Kept = $state(kept());

  get language(): Language { return this.all.language; }
  get theme(): Theme { return this.all.theme; }
  get confirm(): boolean { return this.all.confirm; }
  get sounds(): boolean { return this.all.sounds; }
  get notices(): boolean { return this.all.notices; }
  get log(): boolean { return this.all.log; }
  get pace(): Speed { return this.all.pace; }
  get keys(): boolean { return this.all.keys; }
  get guides(): Record<string, boolean> { return this.all.guides; }
  get presets(): Record<string, string> { return this.all.presets; }
  get level(): Level { return this.all.level; }
  get name(): string { return this.all.name; }
  get guest(): number { return this.all.guest; }
  get met(): string[] { return this.all.met; }
  get known(): boolean { return this.all.known; }

  set(change: Partial<Kept>): void {
    Object.assign(this.all, change);
    this.dress();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // then it holds until the page is closed
    }
  }

  /** A game is known here from now on. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.set({ met: [...this.met, game] });
  }

  /** With a guide in this game, or without one. */
  guide(game: string, wanted: boolean): void {
    if (this.guides[game] !== wanted) this.set({ guides: { ...this.guides, [game]: wanted } });
  }

  /** The way a game is played, until another is chosen. */
  prefer(game: string, preset: string): void {
    if (this.presets[game] !== preset) this.set({ presets: { ...this.presets, [game]: preset } });
  }

  /** Language and theme on the document itself. */
  dress(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
