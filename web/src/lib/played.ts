// Which card somebody has just played, so that it can be shown large for a moment.
import type { Moment, Sheet } from "./wire";

/** The face of the last card that a moment says was played; -1 if none was, or if it is mine and I am asked on. */
export function played(sheet: Sheet, moment: Moment): number {
  const faces = moment.events.flatMap(([id, facts]) => {
    if (!sheet.uses.includes(id) || (facts["seat"] === moment.seat && moment.mine.length)) return [];
    return Object.values(facts).map((fact) => sheet.cards.findIndex((card) => card.ref === fact && sheet.played.includes(card.ref.split(":")[0]!)));
  });
  return faces.findLast((face) => face >= 0) ?? -1;
}
