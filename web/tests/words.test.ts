// Every message of recorded games is the same sentence here as in Python. scripts/said records them; ./test web runs it first.
import { describe, expect, it } from "vitest";
import type { Message, Sheet } from "../src/lib/wire";
import { bundle, LANGUAGES, Words } from "../src/lib/words";

interface Said {
  sheet: Sheet;
  names: string[];
  messages: [Message, string[]][];
  cards: [string, string, string, [string, string][]][][];
  groups: [string, string[]][];
  clauses: [string, [string, string][]][];
}

const files = import.meta.glob<Said>("../../build/said/*.json", { import: "default" });

it("there is something to compare", () => {
  expect(Object.keys(files), "run: .venv-pure/bin/python scripts/said").not.toHaveLength(0);
});

const GLUED = /(?<!\bMa?c)(?<=\p{Ll})\p{Lu}|[,;!?]\p{L}|\p{L}{4}:\p{L}|\s[,.;]|[ ]{2}|undefined|\{|\}/u; // two words run into one, or a space too many

describe.each(Object.entries(files))("%s", (_, load) => {
  it("runs no words into one", async () => {
    const said = await load();
    const texts = [...said.messages.flatMap(([, sentences]) => sentences), ...said.cards.flat().flatMap(([name, text, note]) => [name, text, note])];
    expect(texts.filter((text) => GLUED.test(text)).slice(0, 5)).toEqual([]);
  });

  it.each(LANGUAGES.map((language, at) => [language, at] as const))("says in %s what Python says", async (language, at) => {
    const said = await load();
    const words = new Words(language, await bundle(language, said.sheet.game, "rules"), said.sheet, said.names);
    const guide = new Words(language, await bundle(language, said.sheet.game, "guide"), said.sheet, said.names);
    const heard = (message: Message) => (message[0].startsWith("guide-") ? guide : words).message(message);
    const differ = said.messages.filter(([message, sentences]) => heard(message) !== sentences[at]);
    expect(differ.slice(0, 3).map(([message, sentences]) => [heard(message), sentences[at]])).toEqual([]);
    for (const kind of ["guide-", "intro-", "refused-", "term-"]) expect(said.messages.some(([[id]]) => id.startsWith(kind)), kind).toBe(true);
    said.cards[at]!.forEach((card, face) => {
      expect([words.name(face), words.text(face), words.note(face), words.printed(face)]).toEqual(card);
    });
    for (const [group, names] of said.groups) expect(words.group(group)).toBe(names[at]);
    for (const [clause, texts] of said.clauses) expect(words.clause(clause)).toEqual(texts[at]);
  });
});
