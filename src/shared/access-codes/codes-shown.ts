import type { BookingSpan } from "../time/booking-span";
import { endTime, fromMinutes, toMinutes } from "../time/clock-times";
import { addDays, daysBetween } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { CodesFrom, CodesShown } from "./codes-schemas";

/** What decides when a booking shows the codes of lock, gate, shed and washroom. */
export interface CodesFacts extends BookingSpan {
  status: "confirmed" | "cancelled";
  /** when it was made */
  bookedAt: ClubTime;
  /** the outing, where it was logged */
  launchedAt: ClubTime | null;
  landedAt: ClubTime | null;
}

type Booked = Pick<CodesFacts, "bookingDate" | "startTime" | "bookedAt">;

/** How long after a booking's end the codes are shown to whoever is not back. */
export const codesStayMinutes = 3 * 60;

/**
 * Whether a booking shows its codes now: "shown", "over", or from when on. They stay until the outing
 * has landed or ended, whichever is later; with minutes they appear so long before the start. Who
 * books inside those minutes waits for the start or the launch, so that booking and cancelling
 * reveals nothing (rules, Boats).
 */
export function codesOf(
  booking: CodesFacts,
  codesShown: CodesShown,
  now: ClubTime,
): "shown" | "over" | CodesFrom {
  if (booking.status === "cancelled") return "over";
  const minute = minutesInto(booking, now);
  if (minute >= closingMinute(booking)) return "over";
  if (codesShown === "atBooking") return "shown";

  const { from, late } = opening(booking, codesShown);
  if (minute >= from || (late && booking.launchedAt !== null)) return "shown";
  return codesOpening(booking, codesShown);
}

/** From when on codes are shown that appear so many minutes before the start. */
export function codesOpening(booking: Booked, minutes: number): CodesFrom {
  const { from, late } = opening(booking, minutes);
  const days = Math.floor(from / dayMinutes);
  return {
    date: addDays(booking.bookingDate, days),
    time: fromMinutes(from - days * dayMinutes),
    orAtLaunch: late,
  };
}

/** The first minute in which they are shown, and whether it was too late when it was booked. */
function opening(booking: Booked, minutes: number) {
  const start = toMinutes(booking.startTime);
  const late = minutesInto(booking, booking.bookedAt) >= start - minutes;
  return { from: late ? start : start - minutes, late };
}

/** The first minute in which the codes are no longer shown. */
function closingMinute(booking: CodesFacts): number {
  const { startTime, duration, launchedAt, landedAt } = booking;
  const end = toMinutes(endTime(startTime, duration));
  if (launchedAt === null) return end;
  const back = landedAt === null ? Number.POSITIVE_INFINITY : minutesInto(booking, landedAt);
  return Math.min(Math.max(end, back), end + codesStayMinutes);
}

/** Minutes since the midnight of the booking's day; below zero on the days before. */
const minutesInto = ({ bookingDate }: Booked, { today, minutes }: ClubTime): number =>
  daysBetween(bookingDate, today) * dayMinutes + minutes;

const dayMinutes = 24 * 60;
