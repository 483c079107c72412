import type { DamageSeverity } from "../../shared/damage/damage-severity";

/** How bad it is, for whoever reports and for staff. */
export const severityWords: Record<DamageSeverity, { label: string; means: string }> = {
  minor: { label: "Minor", means: "Safe to row." },
  restricted: { label: "Restricted", means: "It can be rowed with care." },
  unusable: { label: "Unusable", means: "Nobody should row it. It goes offline at once." },
};
