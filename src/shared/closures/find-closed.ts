import { adminStarts } from "../bookings/admin-starts";
import type { BookingLimits } from "../bookings/booking-rules";
import type { BookingSpan } from "../bookings/booking-span";
import type { Finding } from "../bookings/finding";
import { slotTimes } from "../bookings/slot-times";
import { club } from "../club";
import { formatHours } from "../hours/quarters";
import { endTime, formatTime, toMinutes } from "../time/clock-times";
import type { ClosureView } from "./closure-schemas";
import { closureTimes, isClosedFor } from "./closure-span";

/** What an outing needs to know of the club's closures. */
export interface ClosureFacts {
  closures: readonly ClosureView[];
}

/** An outing while the club is closed, with the nearest start of that day that is not. */
export function findClosed(
  outing: BookingSpan,
  { closures }: ClosureFacts,
  limits: BookingLimits,
): Finding | null {
  const closure = closures.find((one) => isClosedFor(outing, one));
  if (!closure) return null;
  const message = `The club is closed ${closureTimes(closure)}: ${ended(closure.reason)} ${nearestWords(outing, closures, limits)}`;
  return { code: "CLUB_CLOSED", message };
}

const ended = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

function nearestWords(
  outing: BookingSpan,
  closures: readonly ClosureView[],
  limits: BookingLimits,
): string {
  const away = (time: string) => Math.abs(toMinutes(time) - toMinutes(outing.startTime));
  const [nearest] = (limits === "admin" ? adminStarts : slotTimes)
    .filter((startTime) => endTime(startTime, outing.duration) <= club.closingTime)
    .filter((startTime) => !closures.some((one) => isClosedFor({ ...outing, startTime }, one)))
    .sort((one, other) => away(one) - away(other));
  if (nearest === undefined) return "Please choose another day.";
  return `The nearest start for ${formatHours(outing.duration)} is ${formatTime(nearest)}.`;
}
