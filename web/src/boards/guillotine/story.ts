// The line over time, from the moments one has seen: a row for each turn, with the line as it stood when the turn began.
import type { Message, Moment } from "../../lib/wire";

/** A noble that came to somebody, or went from them. */
export interface Change {
  seat: number;
  face: number;
  from: number; // the seat it was taken from, or -1
  lost: boolean;
}

export interface Turn {
  day: number;
  seat: number;
  step: number; // the moment in which it began
  line: number[] | null; // as it stood then; unknown if nobody had anything to decide in it
  played: number[]; // faces
  changes: Change[];
  totals: number[]; // when it was over
}

const GAINS = ["event-collected", "event-put", "event-taken"];
const LOSSES = ["event-missed", "event-lost"];

export function turnsOf(moments: readonly Moment[], faceOf: (ref: unknown) => number): Turn[] {
  const turns: Turn[] = [];
  let day = 0;
  for (const [step, moment] of moments.entries()) {
    for (const event of moment.events) {
      if (event[0] === "event-day-began") day = Number(event[1]["day"]);
      else if (event[0] === "event-turn-began") turns.push({ day, seat: Number(event[1]["seat"]), step, line: null, played: [], changes: [], totals: [] });
      else note(turns.at(-1), event, faceOf);
    }
    const now = turns.at(-1);
    if (now?.step === step) now.line = moment.zones["line"] as number[];
    for (const turn of turns) if (!turn.totals.length && (turn !== now || moment.over)) turn.totals = moment.totals;
  }
  const last = turns.at(-1);
  if (last && !last.totals.length) last.totals = moments.at(-1)!.totals;
  return turns;
}

function note(turn: Turn | undefined, [id, facts]: Message, faceOf: (ref: unknown) => number): void {
  if (id === "event-played") turn?.played.push(faceOf(facts["action"]));
  const lost = LOSSES.includes(id);
  if (!turn || (!lost && !GAINS.includes(id))) return;
  const [seat, face] = [Number(facts["seat"]), faceOf(facts["noble"])];
  // A noble may be told of twice: as taken and then as collected or put, or as collected by somebody who must give it on.
  const before = turn.changes.at(-1)?.face === face ? turn.changes.at(-1)! : undefined;
  if (before?.seat === seat && before.from >= 0 && !lost) return;
  const given = id === "event-put" && before && before.seat !== seat ? before.seat : -1;
  turn.changes.push({ seat, face, from: id === "event-taken" ? Number(facts["whom"]) : given, lost });
}

/** Which places of a line were taken from in a turn: of copies, the one nearest to the front. */
export function takenFrom({ line, changes }: Turn): Set<number> {
  const places = new Set<number>();
  for (const { face } of changes.filter((one) => !one.lost && one.from < 0)) {
    const at = (line ?? []).findIndex((one, place) => one === face && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}

/** What each seat came by in a day: the faces that came to it, less those it lost again. */
export function harvest(turns: readonly Turn[], seats: number): number[][] {
  const found: number[][] = Array.from({ length: seats }, () => []);
  for (const { seat, face, from, lost } of turns.flatMap((turn) => turn.changes)) {
    const left = lost ? found[seat]! : from >= 0 ? found[from]! : null;
    const at = left?.lastIndexOf(face) ?? -1;
    if (at >= 0) left!.splice(at, 1);
    if (!lost) found[seat]!.push(face);
  }
  return found;
}
