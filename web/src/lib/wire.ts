// Written by docs/make_types.py from the types of the server: do not edit.

/** How a seat came to its result: start + skill + others + luck = result. */
export interface Account {
  seat: number;
  start: number;
  skill: number;
  skill_error: number;
  others: number;
  others_error: number;
  luck: number;
  luck_error: number;
  result: number;
  chances: Record<string, number>;
  verdicts: Record<string, number>;
}

/** Say yes or no to what somebody asked the table. */
export interface Agree {
  type: "agree";
  cmd: string;
  yes: boolean;
}

/** Option `choose` of question `to`; `n` is the moment it was chosen in, `path` what is wished, in case it is refused. */
export interface Answer {
  type: "answer";
  cmd: string;
  to: number;
  choose: number;
  n?: number;
  path?: string;
}

/** Ask the others to agree: to take back the last answer though it was not quiet, or to end the game. */
export interface Ask {
  type: "ask";
  cmd: string;
  what: "end" | "undo";
}

/** A question as everybody sees it. */
export type Asked = [number: number, seat: number, kind: string, needed: boolean, sealed: boolean, part: number];

/** What the table has been asked, by whom, and who has not agreed yet. */
export interface Asking {
  what: string;
  by: number;
  waits: number[];
}

/** The socket will be closed. */
export interface Bye {
  t: "bye";
  code: string;
}

/** A face of the box; a zone names it by its place in the list of them. */
export interface Card {
  ref: string;
  group: string;
  value: string;
  special: boolean;
  copies: number;
  source: string;
  named: Message;
  numbers: Record<string, number>;
  printed: Record<string, any>;
  gist: string[];
  name: string;
  text: string;
}

/** Talk: players among themselves, watchers among themselves. */
export interface Chat {
  type: "chat";
  cmd: string;
  text: string;
}

/** One option of a decision, and what it promised. */
export interface Choice {
  said: Message;
  share: number;
  error: number;
  margin: number;
  worlds: number;
  compared: boolean;
  cost: number;
  cost_error: number;
  mix: number;
  reasons: Message[];
}

/** Say something at the table, true or false: one of those that GET …/claims offers at the moment `n`. */
export interface Claim {
  type: "claim";
  cmd: string;
  choose: number;
  n: number;
}

/** How long one may think: `seconds` for each decision, or a bank of them with `more` after each; `days` is a long bank. */
export interface Clock {
  kind?: "bank" | "days" | "decision" | "none";
  seconds?: number;
  more?: number;
}

/** A question with two options or more, given what the seat could know. */
export interface Decision {
  answer: number;
  question: number;
  seat: number;
  status: Message;
  ask: Message;
  sealed: boolean;
  choices: Choice[];
  taken: number;
  best: number;
  verdict: string;
  gain: number[];
  errors: number[];
}

/** What you asked for is done, and changes nothing you see. */
export interface Done {
  t: "done";
  cmd: string;
}

/** A table by its id. */
export interface Found {
  id: string;
}

/** What one is called. */
export interface Guest {
  name: string;
}

/** Somebody said something. */
export interface Heard {
  t: "chat";
  name: string;
  seat: number;
  text: string;
  at: number;
}

/** Only to hear that one is heard: a connection may be gone without a word. */
export interface Here {
  type: "here";
  cmd: string;
}

/** The best answer as far as one can know: the question's number, and which option; both -1 if one is asked nothing. */
export interface Hint {
  to: number;
  choose: number;
  share: number;
  error: number;
  mix: number[];
  reasons: Message[];
}

/** What a host does: seat a bot, free or close a seat, begin, end, silence somebody or no longer, change a link. */
export interface Host {
  do: "begin" | "bot" | "close" | "end" | "free" | "mute" | "renew" | "unmute";
  seat?: number;
  level?: string;
}

/** It is done; if a link was changed, the new one. */
export interface Hosted {
  key?: string;
  link?: string;
}

/** A kind of question: the sizes of the fields its options are made of. */
export interface Kind {
  name: string;
  sizes: number[];
  secret: boolean;
}

/** A guest; a program is told the token it is known by, a browser gets it as a cookie. */
export interface Known {
  id: string;
  name: string;
  token?: string;
}

/** A table in a list. */
export interface Listed {
  id: string;
  code: string;
  game: string;
  state: "lost" | "open" | "over" | "playing";
  seats: SeatNow[];
  turn: boolean;
}

/** All that happened, as one viewer may know it, up to the moment n; -1 if there is nothing to be seen. */
export interface Log {
  n: number;
  events: Message[];
}

/** Look at a table before sitting down: with the key of a seat, or of the link to watch, or with the table's code. */
export interface Look {
  key: string;
  seat: number;
  code: string;
}

/** What can be said in any language: the id of a Fluent message, and its facts (docs/moment.md). */
export type Message = [id: string, facts: Record<string, number | number | string | (number | string | Say)[] | Say>];

/** A question put to the viewer. */
export interface Mine {
  number: number;
  kind: string;
  needed: boolean;
  sealed: number;
  ask: Message;
  options: Option[];
}

/** All that one viewer sees. */
export interface Moment {
  n: number;
  seat: number;
  over: boolean;
  zones: Record<string, any[]>;
  status: Message;
  totals: number[];
  asked: Asked[];
  mine: Mine[];
  why_not: Record<string, string>;
  events: Message[];
  winners: number[];
}

/** What you asked for is not done, and nothing has changed. */
export interface No {
  t: "no";
  cmd: string;
  code: string;
  message: string;
  rule: string;
  options: string[][];
}

/** All you see now; what is empty is left out. */
export interface Now {
  t: "now";
  moment: Moment;
  cmd?: string;
  undo?: boolean;
  back?: boolean;
  clocks?: number[];
  preset?: Record<string, string>;
}

/** A new table with its keys; they are told once. */
export interface Opened {
  id: string;
  code: string;
  keys: string[];
  watch: string;
  promise: string;
  links: string[];
}

/** What can be chosen: the things to touch, the message that names it, its number among all actions of the box. */
export type Option = [path: string[], id: string, facts: Record<string, number | number | string | (number | string | Say)[] | Say>, action: number];

/** A card set of somebody's own, as the text of its file. */
export interface OwnCards {
  name: string;
  text: string;
}

/** What takes a seat to another device, once. */
export interface Pass {
  key: string;
  link: string;
}

/** A zone as the box declares it; `look` says how its numbers are read (engine/zones.py, docs/moment.md). */
export interface Place {
  key: string;
  name: string;
  look: string;
  owner: number;
  part: number;
  most: number;
  touch: string;
}

/** A point of the curve: what a watcher who sees no hand would give each seat after so many answers. */
export interface Point {
  answer: number;
  question: number;
  status: Message;
  shares: number[];
  errors: number[];
  chance: string;
  luck: number[];
}

/** An answer chosen in advance, told to nobody: to every question of a kind, as long as it is offered there. */
export interface Preset {
  type: "preset";
  cmd: string;
  kind: string;
  path?: string;
  until?: "game" | "stage";
}

/** What would lie where, and the points of each seat; a zone, or points, that cannot be known are missing. */
export interface Preview {
  zones: Record<string, any[]>;
  totals: (number | null)[];
}

/** Something said at the table, and whether it was true, or done. */
export interface Promised {
  answer: number;
  seat: number;
  said: Message;
  kept: boolean;
}

/** It is not done: a code for programs, an exact sentence, and the id of the rule that forbids it, if one does. */
export interface Refusal {
  code: string;
  message: string;
  rule: string;
}

/** All of it. */
export interface Review {
  game: string;
  names: string[];
  players: string[];
  budget: number;
  accounts: Account[];
  points: Point[];
  decisions: Decision[];
  turning: number[];
  promises: Promised[];
}

/** A review that is being made: so many of its parts are done; of 0 while it waits for others. */
export interface Reviewing {
  done: number;
  of: number;
}

/** A message inside a message: its id, and the facts it needs. */
export interface Say {
  id: string;
  facts: Record<string, number | number | string | (number | string | Say)[] | Say>;
}

/** One term of a score: what gives it (`term-WHAT`), with which card, how many count, how much, by which clause. */
export interface Scored {
  what: string;
  card: string;
  count: number;
  points: number;
  rule: string;
}

/** Who sits at a seat. */
export interface SeatNow {
  name: string;
  who: "bot" | "closed" | "open" | "person";
  level: string;
  here: boolean;
  kept: boolean;
  awaited: boolean;
}

/** What is played, by whom, and how. */
export interface Settings {
  game: string;
  seats: string[];
  variant?: Record<string, string>;
  cards?: string | OwnCards;
  listed?: boolean;
  watch?: "hands" | "nobody" | "table";
  delay?: number;
  undo?: "agree" | "off" | "quiet";
  veiled?: boolean;
  clock?: Clock;
  grace?: number;
  pace?: number;
  lang?: "en" | "es" | "it";
}

/** Cards, kinds of question, zones and looks of one box. */
export interface Sheet {
  name: string;
  game: string;
  fingerprint: string;
  seats: number;
  variant: Record<string, string>;
  set: string;
  ours: boolean;
  look: string;
  terse: boolean;
  actions: number;
  cards: Card[];
  kinds: Kind[];
  zones: Place[];
  serves: string[];
  played: string[];
  uses: string[];
  more: string[];
  fine: string[];
  harms: string[];
  ends: string[];
  tallies: Record<string, string[]>;
  stays: string[];
  paid: string;
  last: string[];
  ahead: string[];
  sides: number[];
}

/** A game that can be played here. */
export interface Shelved {
  game: string;
  seats: number[];
  usual: number;
  variants: Record<string, string[]>;
  sets: string[];
}

/** Sit down: at this seat with its key, or at any open seat of a listed table, or of one whose code you were told. */
export interface Sit {
  name: string;
  seat?: number;
  key?: string;
  code?: string;
  value?: string;
  openly?: boolean;
}

/** Of somebody who is away: let a bot keep the seat. */
export interface Stand {
  type: "stand";
  cmd: string;
  seat: number;
}

/** The table itself: sent at the beginning and whenever it changes. */
export interface TableNow {
  t: "table";
  id: string;
  code: string;
  sheet: string;
  settings: Settings;
  state: "open" | "over" | "playing";
  seats: SeatNow[];
  you: number;
  host: boolean;
  watchers: number;
  promise: string;
  by: number;
  form: Record<string, string>;
  next: string;
  asking: Asking | null;
  hints: boolean;
  muted: number[];
}

/** The seat one has now. */
export interface Taken {
  seat: number;
}

/** What was said among your own before you came, the last of it. */
export interface Talk {
  t: "talk";
  lines: Heard[];
}

/** Take back one's own last answer, if it was quiet; where all others are bots, one's last choice, whatever came of it. */
export interface Undo {
  type: "undo";
  cmd: string;
}

/** Watch: with the key of the link, or at a listed table without. */
export interface Watch {
  key?: string;
}

export type Said = Answer | Undo | Ask | Agree | Claim | Chat | Preset | Stand | Here;

export type Told = TableNow | Now | Done | No | Heard | Talk | Bye;

export type Facts = Say["facts"];
