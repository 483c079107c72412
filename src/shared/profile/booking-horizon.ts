import { hasPassed } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import { addDays, addMonths, type ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";
import type { ClubProfile } from "./club-profile";
import { hoursOn, startsOf } from "./day-hours";

/** Whose limits apply: a member's own booking, or an admin's for a member. */
export type BookingLimits = "member" | "admin";

/** The first day with a start to come: today, and after the last start of the day the next one. */
export function firstBookableDate(now: ClubTime, profile: ClubProfile): ClubDate {
  const last = lastBookableDate(now.today, "member", profile);
  for (let bookingDate = now.today; bookingDate <= last; bookingDate = addDays(bookingDate, 1)) {
    const starts = shownTimes(startsOf(hoursOn(bookingDate, profile)), bookingDate, now);
    if (starts.some((startTime) => !hasPassed({ bookingDate, startTime }, now))) return bookingDate;
  }
  return now.today;
}

/**
 * The last day that can be booked: so many calendar months ahead for members; for admins 90 days, or as
 * far as members where that is more than three months.
 */
export function lastBookableDate(
  today: ClubDate,
  limits: BookingLimits,
  { horizonMonths }: Pick<ClubProfile, "horizonMonths">,
): ClubDate {
  return limits === "admin" && horizonMonths <= 3
    ? addDays(today, 90)
    : addMonths(today, horizonMonths);
}
