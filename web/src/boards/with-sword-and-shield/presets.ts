import type { Preset } from "../../lib/presets";

export default [
  { name: "joust", seats: 2, variant: {} },
  { name: "pairs", seats: 4, variant: { mode: "melee", teams: "two-two" } },
  { name: "short", seats: 2, variant: { mode: "short" } },
] satisfies Preset[];
