// A colour for each group of cards, so that any game has its own without saying so.
export function hue(groups: string[], group: string): number {
  return (Math.max(0, groups.indexOf(group)) * 137 + 20) % 360; // far apart, however many there are
}
