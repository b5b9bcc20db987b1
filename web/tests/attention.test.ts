// My turn: a phone in the hand is touched, a page that is not seen shows a notice, and nothing of it can break the page.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let [touched, noticed]: [number[], string[]] = [[], []];
let notes = 0;
let touches: EventTarget;
const page = { hidden: false, documentElement: { dataset: {} } };

beforeEach(() => {
  [touched, noticed, notes, touches] = [[], [], 0, new EventTarget()];
  vi.resetModules();
  vi.stubGlobal("addEventListener", touches.addEventListener.bind(touches));
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ notices: true, sounds: true }) });
  const worker = { showNotification: async (title: string) => void noticed.push(title) };
  vi.stubGlobal("navigator", { languages: ["en"], vibrate: (long: number) => touched.push(long), serviceWorker: { getRegistration: async () => worker } });
  // As phones have it: only a worker may show notices.
  vi.stubGlobal("Notification", class {
    static permission = "granted";
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As browsers have it: it begins to sound when somebody touches the page. */
class Sound {
  state = "suspended";
  currentTime = 0;
  destination = {};
  async resume(): Promise<void> {
    this.state = "running";
  }
  createOscillator(): object {
    notes += 1;
    return { frequency: {}, connect: (on: object) => on, start: () => undefined, stop: () => undefined };
  }
  createGain(): object {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (on: object) => on };
  }
}

test("the sound is made ready by a touch, and what was not heard does not sound later", async () => {
  page.hidden = true;
  vi.stubGlobal("AudioContext", Sound);
  const { call, listen } = await import("../src/lib/attention");
  listen();
  call("A game", "What now?");
  touches.dispatchEvent(new Event("click"));
  expect(notes).toBe(0);
  call("A game", "And now?");
  expect(notes).toBe(2);
});

test("whoever wants no sound is touched by the phone nevertheless, while the page is seen: later it cannot be", async () => {
  page.hidden = false;
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ notices: true, sounds: false }) });
  const { call } = await import("../src/lib/attention");
  call("A game", "What now?");
  expect(touched).toHaveLength(1);
  expect(noticed).toEqual([]);
});

test("a page that is not seen shows its notice through the worker", async () => {
  page.hidden = true;
  const { call } = await import("../src/lib/attention");
  expect(() => call("A game", "What now?")).not.toThrow();
  await vi.waitFor(() => expect(noticed).toEqual(["A game"]));
});

test("the last seconds tick if somebody wants sounds, and only then", async () => {
  vi.stubGlobal("AudioContext", Sound);
  const { hurry, listen } = await import("../src/lib/attention");
  listen();
  touches.dispatchEvent(new Event("click"));
  hurry();
  expect(notes).toBe(1);
  const { settings } = await import("../src/lib/settings.svelte");
  settings.set({ sounds: false });
  hurry();
  expect(notes).toBe(1);
});

test("the last seconds are ten, of whoever is asked and has a clock", async () => {
  const { lastSeconds } = await import("../src/lib/hurry");
  const one = (clock: number | null, asked = true) => lastSeconds({ name: "", bot: "", here: true, asked, sealed: false, clock });
  expect([one(10_000), one(9_001), one(400), one(0)]).toEqual([10, 10, 1, 1]);
  expect([one(10_001), one(null), one(-1), one(3_000, false), lastSeconds(undefined)]).toEqual([0, 0, 0, 0, 0]);
});
