// A table with a recorded moment on it, for whoever draws boards: vite, then /gallery.html?scene=NAME&at=17&lang=es&theme=dark
// (then #18 goes to another moment). &touch=hand:1 makes touches, &bare=1 leaves the board alone without the room around it, &show=12 shows a card large,
// &story=1 the whole game at a glance, &cards=SECTION all cards of a section on one sheet.
import { mount } from "svelte";
import Room from "./parts/Room.svelte";
import Replay from "./replay/Replay.svelte";
import { boardOf, largeOf } from "./lib/boards";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";
import { Stage } from "./lib/stage.svelte";
import type { Recorded } from "./replay/recorded";
import { bundle, Words, type Language } from "./lib/words";

const asked = new URLSearchParams(location.search);
const language = (asked.get("lang") ?? "en") as Language;
const recorded = (await (await fetch(`/scenes/${asked.get("scene")}.json`)).json()) as Recorded;
const { sheet, names } = recorded;
const moments = recorded.steps.map((step) => step.moment);
settings.set({ language, theme: asked.get("theme") === "dark" ? "dark" : "light", confirm: true, log: asked.get("log") !== "0" });
await speech.learn(language);
const words = new Words(language, await bundle(language, sheet.game), sheet, names);
const at = Math.min(Number(asked.get("at") ?? 0), moments.length - 1);
const stage = new Stage(sheet, words, moments[Math.max(0, at - 1)]!);
stage.put(moments[at]!);
stage.size = innerWidth < 600 || innerHeight < 420 ? "phone" : innerWidth < 1100 ? "tablet" : "desktop";
stage.seats = names.map((name, seat) => {
  const questions = stage.moment.asked.filter((one) => one[1] === seat);
  return {
    name, bot: seat ? "steady" : "", here: true, clock: null,
    asked: questions.some((one) => one[3] && !one[4]), sealed: questions.some((one) => one[4]),
  };
});
for (const touch of (asked.get("touch") ?? "").split(" ").filter(Boolean)) stage.touch.press(touch);
document.documentElement.dataset["look"] = sheet.look;
const [board, large] = [await boardOf(sheet.game), await largeOf(sheet.game)];
const target = document.getElementById("app")!;
const events = moments.slice(0, at + 1).flatMap((moment) => moment.events);
const kind = asked.get("cards");
if (kind) {
  const sheetOf = document.createElement("div");
  mount(board, { target, props: { scene: stage } }); // it has what the cards are drawn with
  sheet.cards.forEach((card, face) => card.ref.startsWith(`${kind}:`) && mount(large, { target: sheetOf, props: { scene: stage, face } }));
  sheetOf.className = "cards";
  sheetOf.style.cssText = "display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); align-items: start; gap: 16px; padding: 24px";
  target.style.cssText = "position: absolute; width: 1px; min-height: 1px; height: 1px; overflow: hidden";
  target.before(sheetOf);
} else if (asked.get("story")) mount(Replay, { target, props: { recorded, words, board, large } });
else if (asked.get("bare")) mount(board, { target, props: { scene: stage } });
else mount(Room, { target, props: { scene: stage, board, large, events, answer: () => undefined } });
if (asked.get("show")) stage.show(Number(asked.get("show")));
addEventListener("hashchange", () => stage.put(moments[Number(location.hash.slice(1))] ?? stage.moment)); // another moment, without loading the page anew
