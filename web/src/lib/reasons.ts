// Why cards cannot be played.

/** Why cards cannot be played, which of them, and how many; none is named if the one reason holds for all. */
export function reasons(hand: readonly { name: string; why: string }[]): { why: string; names: string[]; count: number }[] {
  const found = [...new Set(hand.map((one) => one.why).filter(Boolean))];
  if (found.length === 1 && hand.every((one) => one.why)) return [{ why: found[0]!, names: [], count: hand.length }];
  return found.map((why) => {
    const names = hand.filter((one) => one.why === why).map((one) => one.name);
    return { why, names: [...new Set(names)], count: names.length };
  });
}
