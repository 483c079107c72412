import type { PreviewFacts } from "../slots/booking-preview";
import type { BookingSpan } from "../time/booking-span";
import type { Place } from "./moving-rules";

/** A booking that is being moved, as it is paid for. */
export interface BookingToMove extends Place {
  category: string;
  hoursUsed: number;
  /** what of it its rower pays, where somebody of the crew pays the rest */
  paid?: number | undefined;
  /** whose it is, where that is not who moves it: what they may spend, and their outings */
  rower?: { hoursRemaining: number; ownOutings: readonly BookingSpan[] };
}

/**
 * What is known of a boat and its rower as if the booking that is moved were not there. Nobody is in
 * two boats at once, so a day and a start name one of a rower's outings.
 */
export function withoutBooking(facts: PreviewFacts, moved: BookingToMove): PreviewFacts {
  const isOther = ({ bookingDate, startTime }: Omit<BookingSpan, "duration">) =>
    bookingDate !== moved.bookingDate || startTime !== moved.startTime;
  const { gates, diary } = facts;
  const { hoursRemaining, ownOutings } = moved.rower ?? facts;
  const { availability } = diary;
  const bookings = availability.bookings.filter(isOther);
  return {
    ...facts,
    moved,
    hoursRemaining,
    ownOutings: ownOutings.filter(isOther),
    // What the gates look at is known of who asks; of somebody else the server knows.
    gates: moved.rower ? undefined : gates && { ...gates, held: gates.held.filter(isOther) },
    diary:
      facts.boat.id === moved.boatId
        ? { ...diary, availability: { ...availability, bookings } }
        : diary,
  };
}
