// Every exchange of a game, from the moments one has seen: each moment tells those of its turn, the last time as they ended.
import type { Scene } from "../../lib/scene";
import type { Moment } from "../../lib/wire";
import { exchangesOf, type Exchange } from "./read";

export interface Bout {
  turn: number;
  step: number; // the moment in which it was struck
  exchange: Exchange;
}

const blow = ({ attack }: Exchange) => `${attack.who} ${attack.card}`;

export function boutsOf(scene: Pick<Scene, "sheet" | "moment">, moments: readonly Moment[]): Bout[] {
  const bouts: Bout[] = [];
  let open: Bout[] = []; // those of the turn
  for (const [step, moment] of moments.entries()) {
    const now = exchangesOf(scene, moment);
    if (now.length < open.length || open.some((one, at) => blow(one.exchange) !== blow(now[at]!))) open = [];
    const turn = open[0]?.turn ?? turnOf(moments, step);
    for (const [at, exchange] of now.entries()) {
      if (open[at]) open[at].exchange = exchange;
      else open.push({ turn, step, exchange });
      if (!bouts.includes(open[at]!)) bouts.push(open[at]!);
    }
  }
  return bouts;
}

/** The turn in which a blow was struck: what is answered at once may have ended it already. */
const turnOf = (moments: readonly Moment[], step: number) => Number((moments[step - 1] ?? moments[step]!).status[1]["number"] ?? 0);

/** The exchanges by their turns. */
export function byTurn(bouts: readonly Bout[]): { turn: number; bouts: Bout[] }[] {
  return [...new Set(bouts.map((one) => one.turn))].map((turn) => ({ turn, bouts: bouts.filter((one) => one.turn === turn) }));
}
