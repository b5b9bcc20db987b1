// Everything a person reads, from the Fluent files of the package. How a message becomes a sentence is one rule,
// the same in every client: docs/moment.md; src/tabard/words/__init__.py is its Python.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { texts } from "./texts";
import type { Card, Facts, Message, Say, Sheet } from "./wire";

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", it: "Italiano" };

const SEATS = ["seat", "whom", "turn"]; // facts that are seats and are read as names
const HIDDEN = "hidden"; // what messages call a fact the reader may not know

type Fact = Facts[string];
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** The messages common to all games, the page's own, and those of one game; with more: its clauses, its guide, what is said of its figures, or in a review. */
export async function bundle(language: Language, game = "", more: "" | "rules" | "guide" | "report" | "review" = ""): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await texts(language, game, more)) made.addResource(new FluentResource(text));
  return made;
}

/** One language's words for one box, among people with these names. */
export class Words {
  readonly language: Language;
  readonly names: string[];
  private readonly bundle: FluentBundle;
  private readonly cards: Map<string, Card>;
  private readonly sheet: Pick<Sheet, "cards"> | null;

  constructor(language: Language, from: FluentBundle, sheet: Pick<Sheet, "cards"> | null = null, names: string[] = []) {
    this.language = language;
    this.bundle = from;
    this.sheet = sheet;
    this.names = names;
    this.cards = new Map((sheet?.cards ?? []).map((card) => [card.ref, card]));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether a card is known by this ref. */
  knows(ref: string): boolean {
    return this.cards.has(ref);
  }

  /** Anything that can be said, as a sentence. */
  message([id, facts]: Message): string {
    return this.say(id, facts);
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message '${id}' in ${this.language}`);
    return this.format(pattern, Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, this.fact(key, value)])));
  }

  /** An attribute of a message, or an empty text if it has none of this name. */
  attribute(id: string, name: string, facts: Record<string, string | number> = {}): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.format(pattern, facts) : "";
  }

  private format(pattern: Pattern, facts: Record<string, string | number>): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    if (errors.length) throw errors[0]!;
    return text;
  }

  /** The one rule. */
  private fact(key: string, value: Fact): string | number {
    if (value === "") return HIDDEN;
    if (typeof value === "number") return SEATS.includes(key) ? this.seat(value) : value;
    if (Array.isArray(value)) return value.map((one) => this.fact(key, one)).join(", ");
    if (typeof value === "object") return this.say((value as Say).id, (value as Say).facts);
    return this.cards.has(value) ? this.name(value) : value;
  }

  seat(seat: number): string {
    return this.names[seat] || this.say("player", { number: seat + 1 });
  }

  private card(of: string | number): Card {
    return typeof of === "number" ? this.sheet!.cards[of]! : this.cards.get(of)!;
  }

  /** A card's name, by its ref or the number of its face: the one its own file gives it, else ours. */
  name(of: string | number): string {
    const card = this.card(of);
    return card.name || (this.has(card.named[0]) ? this.message(card.named) : card.ref.slice(card.ref.indexOf(":") + 1));
  }

  text(of: string | number): string {
    const { text, named, numbers } = this.card(of);
    const pattern = this.bundle.getMessage(named[0])?.attributes["text"];
    if (text || !pattern) return text;
    const facts = Object.entries(named[1]).map(([key, value]) => [key, this.fact(key, value)]);
    const missing: Error[] = [];
    const said = this.bundle.formatPattern(pattern, { ...Object.fromEntries(facts), ...numbers }, missing);
    return missing.length ? "" : said; // a card of somebody's own that has our id but not our numbers
  }

  /** The history behind a card's name, if it has one. */
  note(of: string | number): string {
    const card = this.card(of);
    return card.name ? "" : this.attribute(card.named[0], "note");
  }

  /** What is printed on a card besides its text, by name, as far as there are words for it. */
  printed(of: string | number): [string, string][] {
    const given = Object.entries(this.card(of).printed).map(([key, value]) => [key, typeof value === "boolean" ? (value ? "yes" : "no") : value]);
    const facts = Object.fromEntries(given) as Facts;
    return Object.keys(facts).filter((key) => facts[key] !== null && this.has(`printed-${key}`)).map((key) => [key, this.say(`printed-${key}`, facts)]);
  }

  /** A group of cards that share a colour: its name, and the colour where the cards speak of it. */
  group(group: string): string {
    const [name, colour] = [this.say(`colour-${group}`), this.attribute(`colour-${group}`, "colour")];
    return colour ? `${colour} (${name})` : name;
  }

  /** Why so many cards cannot be played. */
  whyNot(rule: string, count = 1): string {
    const id = `refused-${rule.replaceAll(".", "_")}`;
    if (!this.has(id)) return rule;
    return (count > 1 && this.attribute(id, "many")) || this.say(id);
  }

  /** What a figure is called when it is the one chosen. */
  chosen(zone: string): string {
    return this.attribute(`zone-${zone}`, "chosen") || this.say(`zone-${zone}`);
  }

  /** A clause's title and text; the bundle must have the rules. */
  clause(clause: string): [string, string] {
    const id = `clause-${clause.replaceAll(".", "_")}`;
    return [this.attribute(id, "title"), this.say(id)];
  }

  /** The clauses in the order of the rules; a message's name cannot have a dot, so it has an underscore there. */
  clauses(): string[] {
    const ids = [...this.bundle._messages.keys()].filter((id) => id.startsWith("clause-"));
    return ids.map((id) => id.slice("clause-".length).replaceAll("_", "."));
  }
}
