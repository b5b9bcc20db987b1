import type { Preset } from "../../lib/presets";

export default [
  { name: "two", seats: 2, variant: {} },
  { name: "four", seats: 4, variant: {} },
  { name: "german", seats: 3, variant: { edition: "german" } },
] satisfies Preset[];
