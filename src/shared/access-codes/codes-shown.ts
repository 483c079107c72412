import type { BookingSpan } from "../time/booking-span";
import { instantAt, minuteOf, shownAt } from "../time/clock-changes";
import { endTime, fromMinutes } from "../time/clock-times";
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
  const minute = minuteOf(now);
  if (minute >= closingMinute(booking, now)) return "over";
  if (codesShown === "atBooking") return "shown";

  const { from, late } = opening(booking, codesShown);
  if (minute >= from || (late && booking.launchedAt !== null)) return "shown";
  return codesOpening(booking, codesShown);
}

/** From when on codes are shown that appear so many minutes before the start. */
export function codesOpening(booking: Booked, minutes: number): CodesFrom {
  const { from, late } = opening(booking, minutes);
  const { today, minutes: time } = shownAt(from, booking.bookedAt);
  return { date: today, time: fromMinutes(time), orAtLaunch: late };
}

/** The first minute in which they are shown, and whether it was too late when it was booked. */
function opening({ bookingDate, startTime, bookedAt }: Booked, minutes: number) {
  const start = instantAt(bookingDate, startTime, bookedAt);
  const from = start - minutes * minuteMs;
  const late = minuteOf(bookedAt) >= from;
  return { from: late ? start : from, late };
}

/** The first minute in which the codes are no longer shown. */
function closingMinute(booking: CodesFacts, now: ClubTime): number {
  const { bookingDate, startTime, duration, launchedAt, landedAt } = booking;
  const end = instantAt(bookingDate, endTime(startTime, duration), now);
  if (launchedAt === null) return end;
  const back = landedAt === null ? Number.POSITIVE_INFINITY : minuteOf(landedAt);
  return Math.min(Math.max(end, back), end + codesStayMinutes * minuteMs);
}

const minuteMs = 60_000;
