import type { FairUseFacts } from "../fair-use/fair-use-counts";
import { findUnfair } from "../fair-use/find-unfair";
import { type FeeFacts, findFeeDue } from "../fees/find-fee-due";
import type { Finding } from "../finding";
import type { BookingSpan } from "../time/booking-span";
import type { Asking } from "./outing-gates";

/**
 * What speaks against an outing because of who rows it, not of boat or water: the fee, then fair use.
 * The first one refuses; a reason of an admin lets all pass.
 */
export const rowerFindings = (
  span: BookingSpan,
  facts: FairUseFacts & FeeFacts,
  asking: Pick<Asking, "now" | "limits" | "profile">,
): Finding[] =>
  [findFeeDue(facts, asking.now, asking.limits), findUnfair(span, facts, asking)].filter(
    (finding) => finding !== null,
  );
