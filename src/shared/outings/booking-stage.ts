import { type BookingSpan, outingState } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import type { OutingView } from "./outing-schemas";
import { isToCome } from "./outing-state";

/** What the outing log knows of a booking. */
export type LoggedBooking = Pick<OutingView, "bookingId" | "launchedAt" | "landedAt">;

export type BookingStage = "upcoming" | "on-water" | "returned" | "completed";

/**
 * Where a booking stands on every screen. What the log knows decides: out until it has landed, whatever
 * the clock says, and in the shed while nobody has launched it. Where it knows nothing, the clock does
 * (rules, On the water).
 */
export function bookingStage(
  booking: BookingSpan & { id: number },
  log: readonly LoggedBooking[],
  now: ClubTime,
): BookingStage {
  const logged = log.find(({ bookingId }) => bookingId === booking.id);
  if (!logged) return outingState(booking, now);
  if (logged.landedAt !== null) return "returned";
  if (logged.launchedAt !== null) return "on-water";
  return isToCome(booking, true, now) ? "upcoming" : "completed";
}

/** Whether nobody rows on a booking any more. */
export const isOver = (stage: BookingStage): boolean =>
  stage === "returned" || stage === "completed";
