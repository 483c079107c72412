import { isToCome } from "../outings/outing-state";
import { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import {
  type ReplacementChoice,
  type ReplacementOutcome,
  type ReplacementReason,
  replacementChoices,
} from "./replacement-schemas";

/** An offer with all that decides what may still be chosen. */
export interface ReplacementFacts {
  reason: ReplacementReason;
  outcome: ReplacementOutcome | null;
  /** the boat it was made about is not the booking's any more */
  boatLeft: boolean;
  /** its rower has moved the booking since it was made */
  moved: boolean;
  booking: BookingSpan & { status: "confirmed" | "cancelled" };
  /** what the outing log knows of the booking */
  outing: "out" | "landed" | null;
  /** it was kept at the booking's start */
  logged: boolean;
}

/** What the reason leaves to choose from; rules, Offers. */
const choicesFor: Record<ReplacementReason, readonly ReplacementChoice[]> = {
  unusable: replacementChoices,
  "no-go": ["cancel"],
};

/** What may still be chosen now; nothing once an offer is spent or old. */
export const openChoices = (
  facts: ReplacementFacts,
  now: ClubTime,
): readonly ReplacementChoice[] => (refuseOffer(facts, now) ? [] : choicesFor[facts.reason]);

/** Why this is not to be chosen, or null: ALREADY_LAUNCHED, LINK_SPENT, BAD_INPUT. */
export function refuseChoice(
  facts: ReplacementFacts,
  choice: ReplacementChoice,
  now: ClubTime,
): Refusal | null {
  const refusal = refuseOffer(facts, now);
  if (refusal) return refusal;
  if (choicesFor[facts.reason].includes(choice)) return null;
  return new Refusal("BAD_INPUT", "This booking can only be cancelled.", "choice");
}

function refuseOffer(facts: ReplacementFacts, now: ClubTime): Refusal | null {
  const { booking, outcome, outing, logged, reason, boatLeft, moved } = facts;
  if (outing) return new Refusal("ALREADY_LAUNCHED");
  const isMoot =
    outcome !== null ||
    booking.status === "cancelled" ||
    moved ||
    (reason === "unusable" && boatLeft);
  // Who is late for their boat needs another one; the weather they have seen for themselves.
  if (isMoot || !isToCome(booking, logged && reason === "unusable", now)) {
    return new Refusal("LINK_SPENT", offerSpent);
  }
  return null;
}

const offerSpent =
  "This has been decided, or its time is over. Your dashboard says how your booking stands.";
