// Cards travel from where they were: from a line to a pile, from a hand to the table. A quarter of a second, or none for whoever wants no motion.
import { crossfade, fade } from "svelte/transition";

export const pace = (): number => (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : 240);

export const [send, receive] = crossfade({ duration: pace, fallback: (node) => fade(node, { duration: pace() }) });
