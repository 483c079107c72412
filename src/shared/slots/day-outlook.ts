import type { OutlookView } from "../bookings/booking-schemas";
import { conditionsFor } from "../conditions/conditions-for";
import { isLight } from "../daylight/outing-light";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn, lastFullStart, startsOf } from "../profile/day-hours";
import type { BookingSpan } from "../time/booking-span";
import { shownTimes } from "../time/clock-changes";
import type { ClubDate } from "../time/club-dates";
import { lightOf } from "../time/sun-times";
import type { RowerFacts } from "./gate-facts";

/** What sky and forecast say to an hour's outing from each start of a day, which ends by its closing. */
export function dayOutlook(
  bookingDate: ClubDate,
  facts: RowerFacts,
  profile: ClubProfile,
): OutlookView {
  const hours = hoursOn(bookingDate, profile);
  return shownTimes(startsOf(hours), bookingDate, facts.now)
    .filter((startTime) => hours && startTime <= lastFullStart(hours))
    .map((startTime) => {
      const outing = { bookingDate, startTime, duration: 1 };
      const conditions = conditionsFor(outing, facts, profile);
      return {
        startTime,
        daylight: isDark(outing, facts) ? "dark" : "light",
        verdict: conditions?.verdict ?? null,
        reasons: conditions?.reasons ?? [],
      };
    });
}

/** Whether an outing begins or ends in the dark, as the club calls it. */
const isDark = (outing: BookingSpan, { place, settings }: RowerFacts): boolean =>
  !isLight(outing, lightOf(outing.bookingDate, place), settings);
