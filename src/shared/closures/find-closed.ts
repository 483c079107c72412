import { adminStarts } from "../bookings/admin-starts";
import type { BookingLimits } from "../bookings/booking-rules";
import { type BookingSpan, hasPassed } from "../bookings/booking-span";
import type { Finding } from "../bookings/finding";
import { slotTimes } from "../bookings/slot-times";
import { club } from "../club";
import { formatHours } from "../hours/quarters";
import { endTime, formatTime, toMinutes } from "../time/clock-times";
import type { ClubTime } from "../time/club-now";
import type { ClosureView } from "./closure-schemas";
import { closureTimes, isClosedFor } from "./closure-span";

/** What an outing needs to know of the club's closures. */
export interface ClosureFacts {
  closures: readonly ClosureView[];
  now: ClubTime;
}

/** An outing while the club is closed, with the nearest start ahead on that day that is not. */
export function findClosed(
  outing: BookingSpan,
  facts: ClosureFacts,
  limits: BookingLimits,
): Finding | null {
  const closed = findClosedNow(outing, facts);
  return (
    closed && { ...closed, message: `${closed.message} ${nearestWords(outing, facts, limits)}` }
  );
}

/** The same for an outing that begins now and at no other time. */
export function findClosedNow(
  outing: BookingSpan,
  { closures }: Pick<ClosureFacts, "closures">,
): Finding | null {
  const closure = closures.find((one) => isClosedFor(outing, one));
  if (!closure) return null;
  const message = `The club is closed ${closureTimes(closure)}: ${ended(closure.reason)}`;
  return { code: "CLUB_CLOSED", message };
}

const ended = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

function nearestWords(
  outing: BookingSpan,
  { closures, now }: ClosureFacts,
  limits: BookingLimits,
): string {
  const away = (time: string) => Math.abs(toMinutes(time) - toMinutes(outing.startTime));
  const [nearest] = (limits === "admin" ? adminStarts : slotTimes)
    .filter((startTime) => !hasPassed({ ...outing, startTime }, now))
    .filter((startTime) => endTime(startTime, outing.duration) <= club.closingTime)
    .filter((startTime) => !closures.some((one) => isClosedFor({ ...outing, startTime }, one)))
    .sort((one, other) => away(one) - away(other));
  if (nearest === undefined) return "Please choose another day.";
  return `The nearest start for ${formatHours(outing.duration)} is ${formatTime(nearest)}.`;
}
