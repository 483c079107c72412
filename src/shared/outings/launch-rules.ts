import type { Formats } from "../profile/formats";
import { Refusal } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import { type ClockTime, endTime, formatTime, fromMinutes, toMinutes } from "../time/clock-times";
import { type ClubDate, formatDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import { dueDay } from "./due-day";
import { launchOpens, launchWindow } from "./outing-state";

/** What a launch is decided on, under the locks of boat and rower. */
export interface LaunchFacts {
  span: BookingSpan;
  boat: { capacity: number; unusable: boolean };
  /** how many people besides the rower */
  aboard: number;
  /** when the boat is due that has not come back, if it has not */
  stillOut: { due: ClockTime; bookingDate: ClubDate } | null;
  /** why the rower may not row now, if so */
  notActive: Refusal | null;
  /** what refuses what is left of the outing, though it was booked: boat, closure or clearance */
  again: Refusal | null;
  /** staff take it upon themselves, and say why */
  overridden: boolean;
}

/**
 * The first rule that says no to a launch at `told`, or null; rules, On the water. What was asked
 * when the boat was booked is asked again, and staff may pass that alone.
 */
export function refuseLaunch(facts: LaunchFacts, told: ClubTime, formats: Formats): Refusal | null {
  return (
    refuseLaunchTime(facts.span, told, formats) ??
    refuseAboard(facts) ??
    refuseStillOut(facts, told, formats) ??
    (facts.overridden ? null : refuseAgain(facts))
  );
}

/** From 15 minutes before the start until the end: TOO_EARLY_TO_LAUNCH, BOOKING_OVER. */
export function refuseLaunchTime(
  span: BookingSpan,
  told: ClubTime,
  formats: Formats,
): Refusal | null {
  const window = launchWindow(span, told);
  if (window === "over") return new Refusal("BOOKING_OVER");
  if (window === "open") return null;
  const time = formatTime(fromMinutes(launchOpens(span, told).minutes), formats);
  const day = span.bookingDate === told.today ? "" : ` on ${formatDate(span.bookingDate)}`;
  return new Refusal("TOO_EARLY_TO_LAUNCH", `This boat can be launched from ${time}${day}.`);
}

/** What is left of an outing at a launch: a closure that is over by then does not count. */
export function restOfOuting(span: BookingSpan, told: ClubTime): BookingSpan {
  const end = toMinutes(endTime(span.startTime, span.duration));
  return {
    ...span,
    startTime: fromMinutes(told.minutes),
    duration: (end - told.minutes) / 60,
  };
}

function refuseAboard({ boat, aboard }: LaunchFacts): Refusal | null {
  if (aboard + 1 <= boat.capacity) return null;
  const people = boat.capacity === 1 ? "one person" : `${boat.capacity} people`;
  const sentence = `This boat carries ${people}, the rower among them.`;
  return new Refusal("TOO_MANY_ABOARD", sentence, "aboard");
}

function refuseStillOut(
  { stillOut }: LaunchFacts,
  { today }: ClubTime,
  formats: Formats,
): Refusal | null {
  if (stillOut === null) return null;
  const due = `${formatTime(stillOut.due, formats)}${dueDay(stillOut.bookingDate, today)}`;
  return new Refusal(
    "BOAT_STILL_OUT",
    `This boat is still out, due back at ${due}. ` +
      "If it lies at the dock, please ask a manager to note its return.",
  );
}

function refuseAgain({ boat, notActive, again }: LaunchFacts): Refusal | null {
  return notActive ?? (boat.unusable ? new Refusal("BOAT_UNUSABLE") : again);
}
