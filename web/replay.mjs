// Builds what a recorded game as one file needs, for each board: a script and a style in build/web/replay.
import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

/** This board alone (and the plain one, for what it does not draw itself), and the words that stand in the page. */
const alone = (game) => ({
  name: "alone",
  enforce: "pre",
  resolveId: (id, from) => (id === "./texts" && from?.endsWith("/lib/words.ts") ? new URL("src/replay/texts.ts", import.meta.url).pathname : null),
  transform: (code, id) => (id.endsWith("/lib/boards.ts") ? code.replaceAll("../boards/*/", `../boards/{${game},plain}/`) : null),
});

for (const game of readdirSync("src/boards")) {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [alone(game), svelte()],
    build: {
      outDir: "../build/web/replay",
      emptyOutDir: false,
      target: "es2022",
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      rollupOptions: {
        input: "src/replay/main.ts",
        output: { codeSplitting: false, entryFileNames: `${game}.js`, assetFileNames: `${game}[extname]` },
      },
    },
  });
}
