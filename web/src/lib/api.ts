// What is asked of the server once, by HTTP. A refusal is thrown as it was told.
import type {
  Card, Found, Guest, Hint, Host, Hosted, Known, Listed, Log, Look, Message, Moment, Opened, Pass, Preview, Refusal, Review, Reviewing, Scored, Settings, Sheet, Shelved, Sit, TableNow, Taken, Watch,
} from "./wire";

export class Refused extends Error {
  readonly code: string;
  readonly rule: string;

  constructor(told: Refusal) {
    super(told.message);
    this.code = told.code;
    this.rule = told.rule;
  }
}

async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const given = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, given);
  } catch {
    throw new Refused({ code: "unreachable", message: "", rule: "" });
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok || told === null) throw new Refused((told ?? { code: "unreachable", message: "", rule: "" }) as Refusal);
  return told as T;
}

const at = (id: string, more = "") => `/api/tables/${encodeURIComponent(id)}${more}`;

export const api = {
  games: () => ask<Shelved[]>("/api/games"),
  cards: (game: string) => ask<Card[]>(`/api/games/${encodeURIComponent(game)}/cards`),
  guest: (body: Guest) => ask<Known>("/api/guest", body),
  logOut: () => ask<object>("/api/guest", undefined, "DELETE"),
  choices: (game: string, seats: number, chosen: Record<string, string>) => ask<Record<string, string[]>>(`/api/games/${encodeURIComponent(game)}/choices/${seats}?${new URLSearchParams(chosen)}`),
  lobby: () => ask<Listed[]>("/api/tables"),
  mine: () => ask<Listed[]>("/api/mine"),
  make: (body: Settings) => ask<Opened>("/api/tables", body),
  code: (code: string) => ask<Found>(`/api/code/${encodeURIComponent(code)}`),
  look: (id: string) => ask<TableNow>(at(id)),
  lookFirst: (id: string, body: Look) => ask<TableNow>(at(id, "/look"), body),
  sit: (id: string, body: Sit) => ask<Taken>(at(id, "/sit"), body),
  watch: (id: string, body: Watch) => ask<object>(at(id, "/watch"), body),
  host: (id: string, body: Host) => ask<Hosted>(at(id, "/host"), body),
  pass: (id: string) => ask<Pass>(at(id, "/pass"), {}),
  rematch: (id: string) => ask<Found>(at(id, "/rematch"), {}),
  sheet: (id: string, name: string) => ask<Sheet>(at(id, `/sheet/${encodeURIComponent(name)}`)),
  past: (id: string, n: number) => ask<Moment[]>(at(id, `/past/${n}`)),
  log: (id: string) => ask<Log>(at(id, "/log")),
  preview: (id: string, to: number, choose: number) => ask<Preview>(at(id, `/preview/${to}/${choose}`)),
  hint: (id: string) => ask<Hint>(at(id, "/hint")),
  review: (id: string) => ask<Review | Reviewing>(at(id, "/review")),
  score: (id: string) => ask<Scored[][]>(at(id, "/score")),
  journal: (id: string) => fetch(at(id, "/journal")).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error("no journal")))),
  claims: (id: string) => ask<Message[]>(at(id, "/claims")),
};
