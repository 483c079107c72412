import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";

/** The club is closed at the time of a booking that it has left standing. */
export const clubClosedMail = (
  member: { firstName: string },
  outing: BookingSpan & { id: number; boat: string; reason: string },
  formats: Formats,
): Mail => ({
  kind: "club closed",
  bookingId: outing.id,
  subject: "The club is closed at the time of {reference}",
  text: [
    greeting(member),
    `the club is closed at the time of your outing on ${formatDate(outing.bookingDate)}, ` +
      `${outingTimes(outing, formats)} with ${outing.boat}: ${plainWords(outing.reason)}.`,
    "Your booking stands, but the boat stays at the dock while the club is closed. Cancel before " +
      "it starts, and your hours come back: {home}/dashboard#my-current-bookings",
  ].join("\n\n"),
});
