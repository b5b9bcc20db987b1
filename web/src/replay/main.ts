// A recorded game as a page of its own: one file, nothing from elsewhere.
import "../house.css";
import { mount } from "svelte";
import { boardOf, largeOf } from "../lib/boards";
import { settings } from "../lib/settings.svelte";
import { speech } from "../lib/speech.svelte";
import { bundle, LANGUAGES, Words, type Language } from "../lib/words";
import { recorded } from "./recorded";
import Replay from "./Replay.svelte";

if ((LANGUAGES as readonly string[]).includes(recorded.language)) settings.set({ language: recorded.language as Language });
settings.dress();
document.documentElement.dataset["look"] = recorded.sheet.look;
await speech.learn(settings.language);
const { sheet, names } = recorded;
const words = new Words(settings.language, await bundle(settings.language, sheet.game), sheet, names);
const [board, large] = await Promise.all([boardOf(sheet.game), largeOf(sheet.game)]);
mount(Replay, { target: document.getElementById("app")!, props: { recorded, words, board, large } });
