// Tartans: a sett is a thread count such as "R/32 G6 W/4", mirrored about its two pivots, the same up and across.

export interface Stripe {
  dye: string; // a colour
  from: number;
  threads: number;
}

// Dyes of one family, a little subdued, so that any two tartans lie well beside each other.
const DYES: Record<string, string> = {
  B: "#27457f", G: "#2a5f41", K: "#1d1c1e", R: "#a8272f", W: "#efe7d3", Y: "#d9a62a", N: "#86847d", P: "#64397c", T: "#71492a",
};

/** The stripes of one whole repeat: down to the second pivot and back again. */
export function stripes(sett: string): Stripe[] {
  const half = sett.split(" ").map((part) => [DYES[part[0] ?? ""] ?? DYES["N"]!, Number(part.replace(/\D/g, ""))] as const);
  let from = 0;
  return [...half, ...half.slice(1, -1).reverse()].map(([dye, threads]) => {
    from += threads;
    return { dye, from: from - threads, threads };
  });
}

/** How many threads one repeat has. */
export function repeat(woven: Stripe[]): number {
  return woven.reduce((sum, stripe) => sum + stripe.threads, 0);
}

/** The dye there is most of: the colour one sees from afar. */
export function ground(sett: string): string {
  const seen = new Map<string, number>();
  for (const { dye, threads } of stripes(sett)) seen.set(dye, (seen.get(dye) ?? 0) + threads);
  return [...seen].sort((a, b) => b[1] - a[1])[0]![0];
}
