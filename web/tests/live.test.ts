// One socket at a time, and what an older one still says is not heard.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/lib/live.svelte";
import type { Now, TableNow, Told } from "../src/lib/wire";

/** What a browser has instead: opened, heard and closed by hand. */
class Wire {
  static readonly CONNECTING = 0;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opened(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  lost(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006, reason: "" });
  }
  tell(number: number, told: Told): void {
    this.onmessage?.({ data: JSON.stringify([number, told]) });
  }
}

/** A page that is looked at again. */
const page = Object.assign(new EventTarget(), { hidden: false });
const seen = () => page.dispatchEvent(new Event("visibilitychange"));
const table = (id: string) => ({ t: "table", id }) as unknown as TableNow;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", page);
  live = new Live("table", () => undefined);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("while one socket is being opened, trying again opens no second one", () => {
  live.again();
  expect(Wire.all).toHaveLength(1);
  Wire.all[0]!.lost();
  live.again();
  live.again();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(2);
});

test("what an older socket says is not heard", () => {
  const [first] = Wire.all;
  first!.opened();
  first!.lost();
  live.again();
  first!.tell(1, table("old"));
  first!.onopen?.();
  expect([live.table, live.link]).toEqual([null, "lost"]);
  Wire.all[1]!.opened();
  Wire.all[1]!.tell(1, table("new"));
  expect(live.table?.id).toBe("new");
});

test("only an answer keeps the next answer waiting", () => {
  Wire.all[0]!.opened();
  live.say({ type: "chat", text: "hello" });
  expect(live.answering).toBe(false);
  const cmd = live.say({ type: "answer", to: 1, choose: 0, n: 0 });
  expect(live.answering).toBe(true);
  Wire.all[0]!.tell(1, { t: "now", cmd, moment: {} } as unknown as Now);
  expect(live.answering).toBe(false);
});

test("a socket that is gone without a word is noticed when somebody looks again", () => {
  Wire.all[0]!.opened();
  Wire.all[0]!.tell(1, table("one"));
  page.hidden = true;
  seen();
  expect(Wire.all[0]!.sent).toEqual([]);
  page.hidden = false;
  seen();
  expect(JSON.parse(Wire.all[0]!.sent[0]!)).toMatchObject({ type: "here" });
  vi.advanceTimersByTime(3900);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect([Wire.all.length, Wire.all[0]!.readyState, live.link]).toEqual([2, 3, "lost"]);
  Wire.all[0]!.lost(); // at last
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(2);
});

test("a socket that answers is kept, and one that is lost meanwhile is opened once", () => {
  Wire.all[0]!.opened();
  Wire.all[0]!.tell(1, table("one"));
  seen();
  Wire.all[0]!.tell(2, { t: "done", cmd: "any" });
  vi.advanceTimersByTime(60_000);
  expect([Wire.all.length, live.link]).toEqual([1, "open"]);
  seen();
  Wire.all[0]!.lost();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(2);
});
