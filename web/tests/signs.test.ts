// Every sign a board shows or lists has its words, in every language.
import { describe, expect, it } from "vitest";

const boards = import.meta.glob<string>("../src/boards/*/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const words = import.meta.glob<string>("../../src/tabard/words/*/*/play.ftl", { query: "?raw", import: "default", eager: true });
const games = Object.keys(boards).flatMap((file) => /boards\/([^/]+)\/Legend\.svelte$/.exec(file)?.[1] ?? []);

describe.each(games)("%s", (game) => {
  const files = Object.entries(boards).filter(([file]) => file.includes(`/${game}/`)).map(([, text]) => text);
  const said = files.flatMap((text) => [...text.matchAll(/"signs-([a-z-]+)"/g)].map((found) => found[1]!));
  const rows = /const rows = \[(.*?)\];/s.exec(boards[`../src/boards/${game}/Legend.svelte`]!)![1]!;
  const listed = [...rows.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]!);

  it.each(["en", "es", "it"])("in %s", (language) => {
    const known = [...words[`../../src/tabard/words/${language}/${game}/play.ftl`]!.matchAll(/^signs-([a-z-]+) = /gm)].map((found) => found[1]!);
    expect([...said, ...listed].filter((one) => !known.includes(one))).toEqual([]);
    expect(listed.length).toBeGreaterThan(15);
  });
});
