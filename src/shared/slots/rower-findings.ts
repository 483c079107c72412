import type { BookingLimits } from "../bookings/booking-rules";
import type { Finding } from "../bookings/finding";
import type { FairUseFacts } from "../fair-use/fair-use-counts";
import { findUnfair } from "../fair-use/find-unfair";
import { type FeeFacts, findFeeDue } from "../season/find-fee-due";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";

/**
 * What speaks against an outing because of who rows it, not of boat or water: the fee, then fair use.
 * The first one refuses; a reason of an admin lets all pass.
 */
export const rowerFindings = (
  span: BookingSpan,
  facts: FairUseFacts & FeeFacts,
  now: ClubTime,
  limits: BookingLimits,
): Finding[] =>
  [findFeeDue(facts, now, limits), findUnfair(span, facts, now, limits)].filter(
    (finding) => finding !== null,
  );
