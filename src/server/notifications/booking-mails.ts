import { bookingReference } from "../../shared/bookings/booking-reference";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { formatHours } from "../../shared/hours/quarters";
import { endTime, formatTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import type { Mail } from "./mail";

type Person = { firstName: string };
type Outing = BookingSpan & { id: number; reason: string };

/** The club moved an outing to another boat. */
export const bookingMovedMail = (
  member: Person,
  outing: Outing & { from: string; to: string },
): Mail => ({
  kind: "booking moved",
  subject: `${bookingReference(outing.id)} is now on ${outing.to}`,
  text: [
    `Hello ${member.firstName},`,
    `your outing on ${when(outing)} moves from ${outing.from} to ${outing.to}: ${outing.reason}.`,
    "Date, time and hours stay as they were. The lock code of the new boat is on your dashboard.",
  ].join("\n\n"),
});

/** The club cancelled an outing and gave its hours back. */
export const bookingCancelledMail = (
  member: Person,
  outing: Outing & { boat: string; hoursReturned: number },
): Mail => ({
  kind: "booking cancelled by the club",
  subject: `${bookingReference(outing.id)} is cancelled`,
  text: [
    `Hello ${member.firstName},`,
    `we had to cancel your outing on ${when(outing)} with ${outing.boat}: ${outing.reason}.`,
    `${formatHours(outing.hoursReturned)} went back to your account. We are sorry.`,
  ].join("\n\n"),
});

/** The lock of a boat has another code now. */
export const lockCodeChangedMail = (member: Person, outing: Outing & { boat: string }): Mail => ({
  kind: "lock code changed",
  subject: `${outing.boat} has a new lock code`,
  text: [
    `Hello ${member.firstName},`,
    `the lock code of ${outing.boat} has changed. Before your outing on ${when(outing)}, please ` +
      "look the new one up on your dashboard.",
  ].join("\n\n"),
});

function when({ bookingDate, startTime, duration }: BookingSpan): string {
  const day = formatDate(bookingDate, "EEEE, MMMM d");
  return `${day}, ${formatTime(startTime)} to ${formatTime(endTime(startTime, duration))}`;
}
