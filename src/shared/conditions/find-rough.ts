import { adminStarts } from "../bookings/admin-starts";
import type { BookingLimits } from "../bookings/booking-rules";
import { type BookingSpan, hasPassed } from "../bookings/booking-span";
import type { Finding } from "../bookings/finding";
import type { GateFacts } from "../bookings/gate-facts";
import { slotTimes } from "../bookings/slot-times";
import { findClosed } from "../closures/find-closed";
import { club } from "../club";
import { findDark } from "../daylight/find-dark";
import { formatHours } from "../hours/quarters";
import { endTime, formatTime, toMinutes } from "../time/clock-times";
import { conditionsFor } from "./conditions-for";

/** An outing that is a no-go for its rower, with the nearest start of its day that is not. */
export function findRough(
  outing: BookingSpan,
  facts: GateFacts,
  limits: BookingLimits,
): Finding | null {
  const judged = conditionsFor(outing, facts);
  if (judged?.verdict !== "no-go") return null;
  const message = `${judged.reasons.join("; ")}. ${nearestWords(outing, facts, limits)}`;
  return { code: "CONDITIONS_TOO_ROUGH", message };
}

function nearestWords(outing: BookingSpan, facts: GateFacts, limits: BookingLimits): string {
  const length = formatHours(outing.duration);
  const wanted = toMinutes(outing.startTime);
  const [nearest] = (limits === "admin" ? adminStarts : slotTimes)
    .map((startTime) => ({ ...outing, startTime }))
    .filter((other) => fits(other, facts) && wouldDo(other, facts, limits))
    .map(({ startTime }) => startTime)
    .sort((one, other) => Math.abs(toMinutes(one) - wanted) - Math.abs(toMinutes(other) - wanted));
  return nearest === undefined
    ? `No start of that day would do for ${length}; please choose another day.`
    : `The nearest start for ${length} that would do is ${formatTime(nearest)}.`;
}

function fits(outing: BookingSpan, { now }: GateFacts): boolean {
  const { startTime, duration } = outing;
  return !hasPassed(outing, now) && endTime(startTime, duration) <= club.closingTime;
}

function wouldDo(outing: BookingSpan, facts: GateFacts, limits: BookingLimits): boolean {
  if (conditionsFor(outing, facts)?.verdict === "no-go") return false;
  if (findClosed(outing, facts, limits)) return false;
  return facts.settings.daylight !== "refuse" || findDark(outing, facts, limits) === null;
}
