// One table as this browser sees it: the connection, the stage with its words and board, all that happened.
import { api } from "./api";
import { boardOf, largeOf, type Board, type Large } from "./boards";
import { isLevel } from "./levels";
import { Live } from "./live.svelte";
import { Pace, type Read } from "./pace.svelte";
import type { Sitter } from "./scene";
import { settings } from "./settings.svelte";
import { say } from "./speech.svelte";
import { Stage } from "./stage.svelte";
import { weighing, telling } from "./telling";
import type { Choice } from "./tree";
import type { Message, Moment, Now, Option, TableNow } from "./wire";
import { bundle, Words } from "./words";

/** What everybody at a table is called; only bots of a level have a name of their own. */
export function names(table: TableNow): string[] {
  return table.seats.map((seat, at) => (seat.who === "bot" && !isLevel(seat.level) ? say("web-bot", { number: at + 1 }) : seat.name));
}

/** What happened at one moment, and whether it came of my own answer. */
export interface News {
  mine: boolean;
  events: Message[];
}

export class Room {
  readonly live: Live;
  readonly pace = new Pace<Now>((now) => this.put(now), () => settings.pace);
  stage: Stage | null = $state.raw(null);
  board: Board | null = $state.raw(null);
  large: Large | null = $state.raw(null);
  events: Message[] = $state.raw([]);
  news: News[] = $state.raw([]); // since I last decided
  ahead: Record<string, Message> = $state.raw({}); // the answers chosen in advance, as they were offered, by kind of question and path
  seen: Moment[] = $state.raw([]); // all moments from the deal on, while one looks back at them
  private known = -1; // the moment up to which `events` tells
  private heard = 0; // when the clocks were told
  private closed = false;
  private tick = $state(0);
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(id: string) {
    this.live = new Live(id, (now, first) => void this.moved(now, first));
    this.timer = setInterval(() => (this.tick = performance.now()), 500);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.pace.still();
    this.live.close();
  }

  answer(choice: Choice): void {
    const { number } = choice.question;
    if (this.live.answering) return;
    this.live.say({ type: "answer", to: number, choose: choice.place, n: this.stage!.moment.n, path: choice.option[0].join(" ").slice(0, 200) });
    this.stage!.touch.clear();
    this.stage!.change(false);
    this.news = [];
  }

  /** Answer so now, and every question of this kind in advance: in this day, round or turn, or in the whole game. */
  always(choice: Choice, until: "stage" | "game"): void {
    const { kind } = choice.question;
    const path = choice.option[0].join(" ");
    this.live.say({ type: "preset", kind, path, until });
    this.note(kind, path, choice.option);
    this.stage!.touch.clear();
    this.news = [];
  }

  /** What the choice being made would bring, as far as we can know it. */
  async foresee(choice: Choice | null): Promise<void> {
    const stage = this.stage;
    if (!stage) return;
    stage.preview = null;
    if (!choice) return;
    const told = await api.preview(this.live.id, choice.question.number, choice.place).catch(() => null);
    if (stage.touch.choice === choice) stage.preview = told;
  }

  private async moved(now: Now, first: boolean): Promise<void> {
    this.heard = performance.now();
    const table = this.live.table!;
    if (this.stage?.sheet.name !== table.sheet) await this.prepare(table);
    if (this.closed) return;
    void this.reread(now.preset ?? {});
    if (!first) return this.pace.add(now, Boolean(now.cmd) || this.seen.length > 0); // whoever looks back reads of it there
    this.pace.all();
    this.stage!.put(this.live.now!.moment); // another may have come meanwhile
    await this.recall();
    if (this.seen.length) await this.lookBack();
  }

  /** A moment is seen; what of it one may want to read, if others did it. What decides a part of the game the board shows by itself, and the log has all of it. */
  private put(now: Now): Read {
    const stage = this.stage!;
    if (now.moment.n >= stage.moment.n) stage.put(now.moment);
    this.remember(now);
    if (this.seen.length && now.moment.n > this.seen.at(-1)!.n) this.seen = [...this.seen, now.moment];
    const { events, over } = now.moment;
    const stays = !over && events.some(([id]) => stage.sheet.stays.includes(id));
    if (now.cmd && !stays) return { text: "", stays };
    const briefly = stage.size === "phone";
    const heard = stays ? weighing(stage.sheet, events) : events;
    return { text: telling(stage.sheet, stage.words, stage.you, heard, briefly).map((one) => one.text).join(" "), stays };
  }

  private async prepare(table: TableNow): Promise<void> {
    const sheet = await api.sheet(this.live.id, table.sheet);
    const [board, large, words] = await Promise.all([boardOf(sheet.game), largeOf(sheet.game), this.words(table, sheet)]);
    if (this.closed || this.stage?.sheet.name === sheet.name) return;
    [this.board, this.large] = [board, large];
    document.documentElement.dataset["look"] = sheet.look;
    this.stage = new Stage(sheet, words, this.live.now!.moment);
  }

  private async words(table: TableNow, sheet: Stage["sheet"]): Promise<Words> {
    return new Words(settings.language, await bundle(settings.language, sheet.game), sheet, names(table));
  }

  /** Another language, or other names. */
  async reword(): Promise<void> {
    const { table } = this.live;
    if (this.stage && table) this.stage.words = await this.words(table, this.stage.sheet);
  }

  /** Everything we saw from the deal to now, to look at it again; what comes meanwhile is added. */
  async lookBack(found: (seen: Moment[]) => void = () => undefined): Promise<void> {
    this.pace.all();
    const seen = await this.past(this.seen);
    found(seen);
    this.seen = seen;
  }

  /** These moments, and all that came after them. */
  private async past(known: Moment[] = []): Promise<Moment[]> {
    const seen = [...known];
    for (;;) {
      const some = await api.past(this.live.id, seen.length ? seen.at(-1)!.n + 1 : 0);
      if (!some.length) return seen;
      seen.push(...some);
    }
  }

  /** Which answers were chosen in advance, before this page was loaded: the server tells what is touched, and the past how it was offered. */
  private async reread(preset: Record<string, string>): Promise<void> {
    const unknown = Object.entries(preset).filter(([kind, path]) => !this.ahead[`${kind} ${path}`]);
    if (!unknown.length) return;
    const offered = (await this.past().catch(() => [])).flatMap((one) => one.mine);
    for (const [kind, path] of unknown) {
      const option = offered.filter((one) => one.kind === kind).flatMap((one) => one.options).findLast((one) => one[0].join(" ") === path);
      if (option) this.note(kind, path, option);
    }
  }

  private note(kind: string, path: string, [, id, facts]: Option): void {
    this.ahead = { ...this.ahead, [`${kind} ${path}`]: [id, facts] };
  }

  /** Back to the table as it is now. */
  lookUp(): void {
    this.seen = [];
  }

  private async recall(): Promise<void> {
    const told = await api.log(this.live.id).catch(() => null);
    if (!told || told.n < this.known) return;
    this.events = told.events;
    this.known = told.n;
  }

  private remember(now: Now): void {
    if (now.moment.n <= this.known) return;
    this.events = [...this.events, ...now.moment.events];
    this.news = [...this.news, { mine: Boolean(now.cmd), events: now.moment.events }];
    this.known = now.moment.n;
  }

  /** Who sits where, as a board shows it. */
  sitters(): Sitter[] {
    const { table, now } = this.live;
    if (!table || !now) return [];
    const called = names(table);
    const needed = (moment: Moment, at: number) => moment.asked.filter((one) => one[1] === at && one[3]);
    return table.seats.map((seat, at) => {
      const asked = needed(this.stage?.moment ?? now.moment, at);
      const running = needed(now.moment, at).some((one) => !one[4]); // clocks do not wait for whoever reads
      const told = now.clocks?.[at];
      const passed = running && table.state === "playing" ? Math.max(0, this.tick - this.heard) : 0;
      return {
        name: called[at]!, bot: seat.level, here: seat.here, asked: asked.some((one) => !one[4]), sealed: asked.some((one) => one[4]),
        clock: told === undefined || told < 0 ? null : Math.max(0, told - passed),
      };
    });
  }
}
