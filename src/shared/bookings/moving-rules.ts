import { isSameKind } from "../profile/boat-kinds";
import type { BookingLimits } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { adminMinutes, onTheHour } from "../profile/day-hours";
import { adminLengths, lengthSentence, memberLengths } from "../profile/outing-lengths";
import { Refusal } from "../refusals";
import { type BookingSpan, outingState } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import { bookingCostQuarters } from "./booking-cost";
import type { MoveBookingInput } from "./booking-schemas";
import type { CancellableBooking } from "./cancelling-rules";

/** Where a booking lies: a boat, and when. */
export interface Place extends BookingSpan {
  boatId: number;
}

/** A booking that is being moved, as it is paid for. */
export interface BookingToMove extends Place {
  category: string;
  hoursUsed: number;
  /** what of it its rower pays, where somebody of the crew pays the rest */
  paid?: number | undefined;
  /** whose it is, where that is not who moves it: what they may spend, and their outings */
  rower?: { hoursRemaining: number; ownOutings: readonly BookingSpan[] };
}

/** A booking's place alone. */
export const placeOf = ({ boatId, bookingDate, startTime, duration }: Place): Place => ({
  boatId,
  bookingDate,
  startTime,
  duration,
});

/** Where a booking is to lie; what nobody said stays. */
export const wantedPlace = (
  { boatId, bookingDate, startTime, duration }: Place,
  wanted: Omit<MoveBookingInput, "id">,
): Place => ({
  boatId: wanted.boatId ?? boatId,
  bookingDate: wanted.dateStr ?? bookingDate,
  startTime: wanted.timeStr ?? startTime,
  duration: wanted.duration ?? duration,
});

/** Whether it begins elsewhere or at another time: to lengthen or shorten it changes neither. */
export const beginsElsewhere = (from: Place, to: Place): boolean =>
  from.boatId !== to.boatId ||
  from.bookingDate !== to.bookingDate ||
  from.startTime !== to.startTime;

export const isSamePlace = (from: Place, to: Place): boolean =>
  !beginsElsewhere(from, to) && from.duration === to.duration;

/**
 * Who moves a booking, member or admin, does so before its start and before its boat is launched;
 * rules, Bookings and On the water.
 */
export function refuseMoving(booking: CancellableBooking, now: ClubTime): Refusal | null {
  if (booking.status === "cancelled") return new Refusal("ALREADY_CANCELLED");
  if (booking.outing) return new Refusal("ALREADY_LAUNCHED", launchedSentence[booking.outing]);
  if (outingState(booking, now) === "upcoming") return null;
  return new Refusal(
    "BOOKING_STARTED",
    "This booking has already started, so it can no longer be moved.",
  );
}

const launchedSentence = {
  out: undefined,
  landed: "This booking has been rowed, so it can no longer be moved.",
};

/** The lengths that are offered, and an admin's starts on the hour, as far as they change; rules, Bookings. */
export function refuseShape(
  from: BookingSpan,
  to: BookingSpan,
  limits: BookingLimits,
  profile: ClubProfile,
): Refusal | null {
  const minutes = limits === "admin" ? adminMinutes(profile) : null;
  if (minutes !== null && to.startTime !== from.startTime && !to.startTime.endsWith(minutes)) {
    return new Refusal("BAD_INPUT", onTheHour(minutes), "timeStr");
  }
  const lengths = limits === "admin" ? adminLengths(profile) : memberLengths(profile);
  return to.duration === from.duration || lengths.includes(to.duration)
    ? null
    : new Refusal("BAD_INPUT", lengthSentence(lengths), "duration");
}

/** What a booking is charged, in quarters. */
export interface PaidQuarters {
  chargedQuarters: number;
  /** what of it others pay, who have it back when it moves; left out where nobody does */
  partsQuarters?: number;
}

/** What of it its rower has paid. */
export const ownQuarters = ({ chargedQuarters, partsQuarters = 0 }: PaidQuarters): number =>
  chargedQuarters - partsQuarters;

/** A booking that is moved, as it is paid for. */
export interface PaidOuting extends PaidQuarters {
  category: string;
  duration: number;
}

/**
 * What a moved booking costs today, in quarters. Nothing for unlimited members; and what cost nothing
 * because its member was one then stays so until it is longer, or in another kind of boat.
 */
export function movedCostQuarters(
  from: PaidOuting,
  to: Omit<PaidOuting, "chargedQuarters">,
  unlimited: boolean,
  profile: ClubProfile,
): number {
  const staysFree =
    from.chargedQuarters === 0 &&
    to.duration <= from.duration &&
    isSameKind(to.category, from.category, profile);
  return unlimited || staysFree ? 0 : bookingCostQuarters(to.category, to.duration, profile);
}
