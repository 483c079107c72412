import { isToCome } from "../outings/outing-state";
import { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import {
  type OfferChoice,
  type OfferOutcome,
  type OfferReason,
  offerChoices,
} from "./booking-offer-schemas";

/** An offer with all that decides what may still be chosen. */
export interface OfferFacts {
  reason: OfferReason;
  outcome: OfferOutcome | null;
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
const choicesFor: Record<OfferReason, readonly OfferChoice[]> = {
  unusable: offerChoices,
  "no-go": ["cancel"],
};

/** What may still be chosen now; nothing once an offer is spent or old. */
export const openChoices = (facts: OfferFacts, now: ClubTime): readonly OfferChoice[] =>
  refuseOffer(facts, now) ? [] : choicesFor[facts.reason];

/** Why this is not to be chosen, or null: ALREADY_LAUNCHED, LINK_SPENT, BAD_INPUT. */
export function refuseChoice(
  facts: OfferFacts,
  choice: OfferChoice,
  now: ClubTime,
): Refusal | null {
  const refusal = refuseOffer(facts, now);
  if (refusal) return refusal;
  if (choicesFor[facts.reason].includes(choice)) return null;
  return new Refusal("BAD_INPUT", "This booking can only be cancelled.", "choice");
}

function refuseOffer(facts: OfferFacts, now: ClubTime): Refusal | null {
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
