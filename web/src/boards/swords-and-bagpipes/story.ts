// Promises and deeds, round by round, from the moments one has seen: what was said, which side was taken, what it brought.
import type { Message, Moment } from "../../lib/wire";
import { told, type Battle } from "./battle";
import { count, zone } from "./read";

export interface Deed {
  seat: number;
  said: Message[]; // everything claimed in this round
  promised: "bonnet" | "crown" | ""; // the side last claimed
  side: "bonnet" | "crown" | ""; // the side taken; none for whoever stayed home, or before it is known
  units: number;
  gold: number; // when the round was over
  change: number; // since the round before
  daggers: number; // cards, when the round was over
  more: number; // since the round before
}

export interface Round {
  number: number;
  step: number; // the moment in which it began
  arms: string; // the ref of the English Arms card
  battle: Battle | null;
  fought: number; // the moment in which it was told, or -1
  deeds: Deed[];
}

const SIDES: Record<string, "bonnet" | "crown"> = {
  "claim-scotland": "bonnet", "claim-england": "crown", "event-stood-for-scotland": "bonnet", "event-stood-for-england": "crown",
};

export function roundsOf(moments: readonly Moment[], seats: number): Round[] {
  const rounds: Round[] = [];
  for (const [step, moment] of moments.entries()) {
    for (const event of moment.events) {
      if (event[0] === "event-invaded") rounds.push({ number: Number(event[1]["round"]), step, arms: String(event[1]["arms"]), battle: null, fought: -1, deeds: idle(seats) });
      else note(rounds.at(-1), event);
    }
    const fought = told(moment.events);
    const round = rounds.findLast((one) => one.step < step);
    if (fought && round) [round.battle, round.fought] = [fought, step];
    // A round is over in the moment in which the next begins: what was awarded at its end is told there, too.
    rounds.forEach((one, at) => one.step <= step && (rounds[at + 1]?.step ?? step) === step && settle(one, moment, rounds[at - 1]));
  }
  return rounds;
}

const idle = (seats: number): Deed[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, said: [], promised: "", side: "", units: 0, gold: 0, change: 0, daggers: 0, more: 0 }));

function note(round: Round | undefined, event: Message): void {
  const [id, facts] = event;
  const deed = round?.deeds[Number(facts["seat"])];
  if (!deed) return;
  const side = SIDES[id];
  if (id.startsWith("claim-")) deed.said.push(event);
  if (side && id.startsWith("claim-")) deed.promised = side;
  else if (side) [deed.side, deed.units] = [side, Number(facts["count"])];
}

function settle(round: Round, moment: Moment, before: Round | undefined): void {
  for (const deed of round.deeds) {
    const was = before?.deeds[deed.seat];
    deed.gold = count(moment, `gold@${deed.seat}`) ?? 0;
    deed.daggers = zone(moment, `daggers@${deed.seat}`).length;
    deed.change = deed.gold - (was?.gold ?? deed.gold);
    deed.more = deed.daggers - (was?.daggers ?? 0);
  }
}
