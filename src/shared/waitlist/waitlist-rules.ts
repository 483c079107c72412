import { refuseClosed } from "../bookings/booking-rules";
import { kindOf } from "../profile/boat-kinds";
import { lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import { Refusal } from "../refusals";
import { minutesUntil } from "../time/booking-span";
import { type ClockTime, fromMinutes, toMinutes } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** What a member waits for. */
export interface WaitlistEntry {
  /** any boat of this kind, by its key; or `boat`, and which one */
  kind: string;
  boatId: number | null;
  bookingDate: ClubDate;
  from: ClockTime;
  to: ClockTime;
  /** hours */
  duration: number;
}

/** Nothing is offered, held or waited for from so many minutes before its start. */
export const minutesToGetReady = 30;

/** Why nobody can wait for this, or null; rules, Waitlist. */
export function refuseWaitlistEntry(
  entry: WaitlistEntry,
  now: ClubTime,
  profile: ClubProfile,
): Refusal | null {
  if (isWaitlistEntryOver(entry, now)) {
    const ahead = minutesUntil(lastStart(entry), now) > 0;
    return new Refusal("TIME_PAST", ahead ? tooSoon : undefined, "to");
  }
  if (entry.bookingDate > lastBookableDate(now.today, "member", profile)) {
    return new Refusal("TOO_FAR_AHEAD", undefined, "dateStr");
  }
  const hours = hoursOn(entry.bookingDate, profile);
  if (!hours) return new Refusal("CLOSED_THAT_DAY", undefined, "dateStr");
  if (entry.from < hours.opens) return refuseClosed(hours, profile, "from");
  if (entry.to > hours.closes) return refuseClosed(hours, profile, "to");
  return null;
}

const tooSoon = `That is too soon to wait for: nothing is offered less than ${minutesToGetReady} minutes ahead. Please select a later time.`;

/** Whether it is too late for a waitlist entry: 30 minutes before its last start. */
export const isWaitlistEntryOver = (entry: WaitlistEntry, now: ClubTime): boolean =>
  minutesUntil(lastStart(entry), now) <= minutesToGetReady;

const lastStart = ({ bookingDate, to, duration }: WaitlistEntry) => ({
  bookingDate,
  startTime: fromMinutes(toMinutes(to) - duration * 60),
  duration,
});

/** Whether a boat is of the kind that is waited for. */
export const isWantedBoat = (
  { kind, boatId }: Pick<WaitlistEntry, "kind" | "boatId">,
  boat: { id: number; category: string },
  profile: ClubProfile,
): boolean => (kind === "boat" ? boatId === boat.id : kindOf(boat.category, profile).key === kind);
