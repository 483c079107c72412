import type { RefusalCode } from "../refusals";

/** The refusals that an admin's reason passes. */
export const passedByReason: readonly string[] = [
  "OUTSIDE_DAYLIGHT",
  "CLEARANCE_MISSING",
  "CLEARANCE_EXPIRED",
  "CONDITIONS_TOO_ROUGH",
  "FAIR_USE",
  "FEE_DUE",
] satisfies RefusalCode[];
