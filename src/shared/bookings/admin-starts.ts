import type { ClubProfile } from "../profile/club-profile";
import { adminStartsOf, hoursOn } from "../profile/day-hours";
import { hasPassed } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import type { ClockTime } from "../time/clock-times";
import type { ClubDate } from "../time/club-dates";
import type { ClubTime } from "../time/club-now";

/** The full hours of a day at which admins book for members, as far as they are still ahead. */
export const adminStartsAhead = (
  bookingDate: ClubDate,
  now: ClubTime,
  profile: ClubProfile,
): ClockTime[] =>
  shownTimes(adminStartsOf(hoursOn(bookingDate, profile)), bookingDate, now).filter(
    (startTime) => !hasPassed({ bookingDate, startTime }, now),
  );
