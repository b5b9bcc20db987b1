// My turn: a phone in the hand is touched, a page that is not seen shows a notice, and nothing of it can break the page.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let [touched, noticed]: [number[], string[]] = [[], []];
const page = { hidden: false, documentElement: { dataset: {} } };

beforeEach(() => {
  [touched, noticed] = [[], []];
  vi.resetModules();
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

test("who wants to be called is touched by the phone while the page is seen: later it cannot", async () => {
  page.hidden = false;
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
