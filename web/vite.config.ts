import { readdirSync, readFileSync, rmSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What every screen needs, in one file: many small ones weigh more. */
const SHELL = /node_modules|web\/src\/(lib\/(api|attention|joining|naming|router|scene|settings|speech|words|texts|telling|tree)|parts\/(Icon|Menu|Page|Refusal|Clause)\.)/;

/** And what every table needs besides. */
const TABLE = /web\/src\/(screens\/Table|lib\/(aloud|drag|keys|levels|lines|links|live|marks|pace|played|reading|reasons|reveal|room|stage|touch|track|boards)|parts\/(AskName|Decision|Gone|Log|News|PlayedCard|Room|Seats|Spot|TableMenu|Talk|Telling)\.|boards\/plain\/motion)/;

/** All of a board; what is seen without a table (its emblem, its minute, what its signs mean, the ways to play it) or after the game stands apart. */
const board = (id: string) => /web\/src\/boards\/([^/]+)\/(?!Emblem|Legend|Minute|presets|Story|story)/.exec(id)?.[1] ?? null;

/** The page itself with another script: a recorded scene on the table, for whoever draws boards. */
const gallery: Plugin = {
  name: "gallery",
  configureServer: (server) => {
    server.middlewares.use("/gallery.html", (request, answer) => {
      const page = readFileSync("index.html", "utf-8").replace("/src/main.ts", "/src/gallery.ts");
      void server.transformIndexHtml(request.originalUrl ?? "", page).then((text) => answer.setHeader("Content-Type", "text/html").end(text));
    });
  },
};

/** What others have made and the page has in it, each with its licence: one file beside the page. */
const licences: Plugin = {
  name: "licences",
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : []));
    const code = modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf-8")) as { dependencies: Record<string, string> };
    const told = [...new Set([...code, ...Object.keys(dependencies)])].sort().map((name) => {
      const folder = `node_modules/${name}`;
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf-8")) as { version: string; license: string };
      const texts = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file)).map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
      return [`${name} ${version}: ${license}`, ...texts].join("\n\n");
    });
    this.emitFile({ type: "asset", fileName: "licences.txt", source: told.join(`\n\n${"-".repeat(80)}\n\n`) });
  },
};

// The words are read from the package itself, so the root of what may be served is one folder up.
// Recorded scenes are for the gallery, not for whoever plays.
export default defineConfig({
  plugins: [svelte(), gallery, licences, { name: "no-scenes", closeBundle: () => rmSync("../build/web/scenes", { recursive: true, force: true }) }],
  base: "/",
  build: {
    outDir: "../build/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }, { name: "table", test: TABLE }, { name: board }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
