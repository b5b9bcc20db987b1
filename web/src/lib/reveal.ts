// What can be touched is never out of sight: a row that scrolls shows the first thing in it that is lit, or the one a guide points at.

/** What scrolls sideways around a thing, up to the board. */
function rowOf(spot: Element, board: Element): HTMLElement | null {
  for (let up = spot.parentElement; up && up !== board; up = up.parentElement) {
    if (up.scrollWidth > up.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(up).overflowX)) return up;
  }
  return null;
}

function seen(spot: Element, row: Element): boolean {
  const [one, all] = [spot.getBoundingClientRect(), row.getBoundingClientRect()];
  return one.left >= all.left - 1 && one.right <= all.right + 1;
}

/** Scroll each row in which nothing lit is seen whole to the first lit thing. Not scrollIntoView: on a phone it would carry the page along. */
export function reveal(board: Element): void {
  const rows = new Map<HTMLElement, Element[]>();
  for (const what of [".spot.lit.pointed", ".spot.lit"]) {
    for (const spot of board.querySelectorAll(what)) {
      const row = rowOf(spot, board);
      if (row) rows.set(row, [...(rows.get(row) ?? []), spot]);
    }
  }
  for (const [row, spots] of rows) {
    const first = spots[0]!;
    if (first.matches(".pointed") ? seen(first, row) : spots.some((one) => seen(one, row))) continue;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const middle = (row.clientWidth - first.clientWidth) / 2;
    row.scrollBy({ left: first.getBoundingClientRect().left - row.getBoundingClientRect().left - middle, behavior: still ? "auto" : "smooth" });
  }
}
