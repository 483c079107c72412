import { type BoatDiary, blockOn, outingsOn } from "../bookings/day-slots";
import type { BookingToMove } from "../bookings/moving-rules";
import type { Conditions } from "../conditions/conditions-schemas";
import { isLight, lightWords } from "../daylight/outing-light";
import type { Finding } from "../finding";
import { toHours, toQuarters } from "../hours/quarters";
import type { ClubProfile } from "../profile/club-profile";
import type { Formats } from "../profile/formats";
import type { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import { lightOf } from "../time/sun-times";
import { decideSlot, type SlotFacts } from "./decide-slot";
import type { GateFacts, RowerFacts } from "./gate-facts";
import type { KnownOfGates } from "./outing-gates";

/** What is known before anything is sent: the boat's diary, the member's balance and outings. */
export interface PreviewFacts {
  boat: { id: number; category: string };
  diary: BoatDiary;
  hoursRemaining: number;
  ownOutings: readonly BookingSpan[];
  /** left out, only whether the club is open */
  gates?: RowerFacts | undefined;
  /** the booking that is moved, which is in none of these */
  moved?: BookingToMove | undefined;
  profile: ClubProfile;
}

/** What a booking would cost and leave, in balance hours, and the rule that would refuse it. */
export interface BookingPreview {
  unlimited: boolean;
  cost: number;
  /** of a booking that is moved: what it costs beyond what is paid; below zero what comes back */
  more?: number;
  leaves: number;
  refusal: Refusal | null;
  /** what speaks against it, and does not refuse it */
  warnings: Finding[];
  /** how it looks; null where nothing is known of it, or the club minds neither light nor weather */
  sight: Sight | null;
}

/** Light and weather of an outing, where the club minds either. */
interface Sight {
  /** which part of it lies before sunrise or after sunset, in words; null where none does */
  dark: string | null;
  /** null where nothing is foreseen, or the club does not go by it */
  conditions: Conditions | null;
}

/** Asks the club's own rules about a span before it is booked; the server's word still counts. */
export function previewBooking(
  span: BookingSpan,
  facts: PreviewFacts,
  now: ClubTime,
): BookingPreview {
  const { moved, hoursRemaining, gates } = facts;
  const decided = decideSlot(span, slotFactsOf(span, facts, now));
  const { unlimited, costQuarters, dueQuarters, refusal, warnings, conditions } = decided;
  return {
    unlimited,
    cost: toHours(costQuarters),
    ...(moved && { more: toHours(dueQuarters) }),
    leaves: unlimited ? hoursRemaining : toHours(toQuarters(hoursRemaining) - dueQuarters),
    refusal,
    warnings,
    sight:
      gates && isMinded(gates) ? { dark: darkWords(span, gates, facts.profile), conditions } : null,
  };
}

const isMinded = ({ settings }: RowerFacts): boolean =>
  settings.daylight !== "off" || settings.conditions !== "off";

function darkWords(
  span: BookingSpan,
  { settings, place }: RowerFacts,
  formats: Formats,
): string | null {
  const sun = lightOf(span.bookingDate, place);
  return settings.daylight === "off" || isLight(span, sun) ? null : lightWords(span, sun, formats);
}

function slotFactsOf(span: BookingSpan, facts: PreviewFacts, now: ClubTime): SlotFacts {
  const { diary, hoursRemaining, ownOutings, moved, profile } = facts;
  const { available, availability } = diary;
  return {
    boat: { ...facts.boat, available, managerDisabled: false },
    block: blockOn(span.bookingDate, availability),
    known: knownOf(facts),
    taken: outingsOn(span.bookingDate, availability),
    ownOutings,
    spendableQuarters: toQuarters(hoursRemaining),
    moved: moved && { ...moved, ...chargedFor(moved), shortNotice: false },
    // An admin's limits for a booking that is moved for its rower, a member's for everything else.
    limits: moved?.rower ? "admin" : "member",
    overridden: false,
    now,
    profile,
  };
}

/** What others paid of it they have back, so its rower pays for the whole. */
const chargedFor = ({ hoursUsed, paid = hoursUsed }: BookingToMove) => ({
  chargedQuarters: toQuarters(hoursUsed),
  partsQuarters: toQuarters(hoursUsed - paid),
});

function knownOf({ gates, diary }: PreviewFacts): KnownOfGates<GateFacts> {
  const { closures } = diary.availability;
  return gates
    ? { ask: "all", facts: { ...gates, closures } }
    : { ask: "closures", facts: { closures } };
}
