import type { BookingSpan } from "../../shared/bookings/booking-span";
import { outingTimes } from "../../shared/bookings/outing-words";
import { formatDate } from "../../shared/time/club-dates";
import type { Mail } from "./mail";
import { greeting, plainWords } from "./plain-words";

/** The club is closed at the time of a booking that it has left standing. */
export const clubClosedMail = (
  member: { firstName: string },
  outing: BookingSpan & { id: number; boat: string; reason: string },
): Mail => ({
  kind: "club closed",
  bookingId: outing.id,
  subject: "The club is closed at the time of {reference}",
  text: [
    greeting(member),
    `the club is closed at the time of your outing on ${formatDate(outing.bookingDate)}, ` +
      `${outingTimes(outing)} with ${outing.boat}: ${plainWords(outing.reason)}.`,
    "Your booking stands, but the boat stays at the dock while the club is closed. Cancel before " +
      "it starts, and your hours come back: {home}/dashboard#my-current-bookings",
  ].join("\n\n"),
});
