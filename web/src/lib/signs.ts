// Signs and letters on the board say in their title what they mean: a mouse shows it, whoever has none reads it in a list.

/** The signs to be seen on a thing, each meaning once. */
export function signsOn(thing: Element): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const one of thing.querySelectorAll<HTMLElement>("[title]")) if (one.checkVisibility() && !found.has(one.title)) found.set(one.title, one);
  return [...found.values()];
}
