import type { Verdict } from "../../shared/conditions/verdicts";
import { CarefulIcon, CheckCircleIcon, DangerIcon, InfoIcon } from "../ui/icons/icons";

/** Each verdict's mark and colours. The mark tells it without the colour, its word without either. */
export const verdictLook = {
  go: { Icon: CheckCircleIcon, soft: "bg-kelp-soft text-kelp" },
  careful: { Icon: CarefulIcon, soft: "bg-amber-soft text-amber" },
  unknown: { Icon: InfoIcon, soft: "bg-sunken text-ink-soft" },
  "no-go": { Icon: DangerIcon, soft: "bg-signal-soft text-signal" },
} as const satisfies Record<Verdict, object>;
