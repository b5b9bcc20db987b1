// Why cards cannot be played.

/** Why cards cannot be played, and which of them; none is named if the one reason holds for all. */
export function reasons(hand: readonly { name: string; why: string }[]): { why: string; names: string[] }[] {
  const found = [...new Set(hand.map((one) => one.why).filter(Boolean))];
  if (found.length === 1 && hand.every((one) => one.why)) return [{ why: found[0]!, names: [] }];
  return found.map((why) => ({ why, names: [...new Set(hand.filter((one) => one.why === why).map((one) => one.name))] }));
}
