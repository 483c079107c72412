import type { BookingToMove } from "../bookings/moving-rules";
import type { BookingSpan } from "../time/booking-span";
import type { PreviewFacts } from "./booking-preview";

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
