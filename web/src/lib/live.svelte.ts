// A table over the network: one socket that comes back by itself, what it told last, and what we said that is not answered yet.
import type { Heard, No, Now, Said, TableNow, Told } from "./wire";

export type Link = "opening" | "open" | "lost" | "closed";
type Saying = Said extends infer One ? (One extends Said ? Omit<One, "cmd"> : never) : never;

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before the next try
const FINAL = [4400, 4403, 4404]; // the table is not for us: no use in trying again
const CROWDED = 4429; // too many from here: trying at once would only make it worse
const PAUSE = 15_000;
const SILENCE = 4000; // after this nobody hears us

export class Live {
  readonly id: string;
  link: Link = $state("opening");
  reason = $state(""); // why there is no connection, as the server told it; empty if it did not
  table: TableNow | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  refusal: No | null = $state.raw(null);
  chat: Heard[] = $state.raw([]);
  answering = $state(false); // an answer to a question is on its way, or is taken back
  private socket: WebSocket | null = null;
  private readonly said = new Map<string, Said>();
  private count = 0;
  private tries = 0;
  private heard = 0; // the number of the last frame of this socket
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly mark = Math.random().toString(36).slice(2, 8); // so that the commands of two windows differ
  private readonly moved: (now: Now, first: boolean) => void; // first: of this socket, without what happened before
  private first = true;

  constructor(id: string, moved: (now: Now, first: boolean) => void) {
    this.id = id;
    this.moved = moved;
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.back);
  }

  close(): void {
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.back);
    clearTimeout(this.timer);
    this.link = "closed";
    this.socket?.close();
  }

  /** Say something; it is said again after a lost connection until it is answered, and done once. */
  say(saying: Saying): string {
    const cmd = `${this.mark}-${++this.count}`;
    const said = { ...saying, cmd } as Said;
    this.refusal = null;
    this.said.set(cmd, said);
    this.note();
    if (this.link === "open") this.socket!.send(JSON.stringify(said));
    return cmd;
  }

  /** Now, whatever we were waiting for. */
  again = (): void => {
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    if (this.link === "open") this.knock();
    else this.open();
  };

  /** Somebody looks at this page again, perhaps hours later. */
  private back = (): void => {
    if (!document.hidden && this.link !== "closed") this.again();
  };

  /** Whether we are heard: after sleep or in another network a socket may be gone without a word. */
  private knock(): void {
    const { socket, heard } = this;
    socket!.send(JSON.stringify({ type: "here", cmd: `${this.mark}-here` } satisfies Said));
    this.timer = setTimeout(() => {
      if (socket !== this.socket || heard !== this.heard) return;
      this.link = "lost";
      this.open();
      socket!.close();
    }, SILENCE);
  }

  private open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    this.heard = 0;
    this.first = true;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.link = "open";
      for (const said of this.said.values()) socket.send(JSON.stringify(said));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.frame(socket, JSON.parse(event.data) as [number, Told]);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event);
    };
  }

  private lost(event: CloseEvent): void {
    if (this.link === "closed") return;
    clearTimeout(this.timer);
    if (FINAL.includes(event.code)) {
      this.link = "closed";
      this.reason = event.reason || "not-found";
      return;
    }
    this.link = "lost";
    this.reason = event.reason || (event.code === CROWDED ? "too-many" : this.reason);
    const wait = event.code === CROWDED ? PAUSE : PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** Frames are numbered: if one is missing, all is told anew over another socket. */
  private frame(socket: WebSocket, [number, told]: [number, Told]): void {
    if (number !== ++this.heard) {
      socket.close(4000, "a message is missing");
      return;
    }
    this.tries = 0;
    this.reason = told.t === "bye" ? told.code : "";
    this.hear(told);
  }

  private hear(told: Told): void {
    if (told.t === "table") this.table = told;
    else if (told.t === "chat") this.chat = [...this.chat, told];
    else if (told.t === "talk") this.chat = [...this.chat.filter((one) => one.at < told.lines[0]!.at), ...told.lines];
    else if (told.t === "no") this.refusal = told;
    else if (told.t === "now") {
      this.now = told;
      this.moved(told, this.first);
      this.first = false;
    }
    if ("cmd" in told && told.cmd && this.said.delete(told.cmd)) this.note();
  }

  private note(): void {
    this.answering = [...this.said.values()].some((one) => one.type === "answer" || one.type === "undo");
  }
}
