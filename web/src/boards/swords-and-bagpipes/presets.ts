import type { Preset } from "../../lib/presets";

export default [
  { name: "four", seats: 4, variant: {} },
  { name: "village", seats: 4, variant: { village: "yes" } },
  { name: "long", seats: 6, variant: { length: "long" } },
] satisfies Preset[];
