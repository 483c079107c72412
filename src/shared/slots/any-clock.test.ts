import fc from "fast-check";
import { expect, test } from "vitest";
import { daySlots } from "../bookings/day-slots";
import { lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import { calmFacts } from "../testing/calm-facts";
import { anyClubTime } from "../testing/drawn-clock";
import { anyProfile } from "../testing/drawn-profile";
import { instantAt, shownAt } from "../time/clock-changes";
import { fromMinutes } from "../time/clock-times";
import { addDays } from "../time/club-dates";
import { previewBooking } from "./booking-preview";
import { dayOutlook } from "./day-outlook";

// Whatever a club's clock does in a year, its rules go by it.

const refusedForTime = [
  "TIME_PAST",
  "TOO_FAR_AHEAD",
  "CLOSED_THAT_DAY",
  "NO_SUCH_TIME",
  "CLOSED",
  "PAST_CLOSING",
];
const anyDay = fc.integer({ min: -1, max: 400 }).map((days) => addDays("2026-11-20", days));
const everyHalfHour = Array.from({ length: 48 }, (_, nr) => fromMinutes(nr * 30));
const anyHalfHour = fc.integer({ min: 0, max: 47 }).map((nr) => fromMinutes(nr * 30));

const diary = { available: true, availability: { bookings: [], blocks: [], closures: [] } };
const factsAt = (profile: ClubProfile) => ({
  boat: { id: 1, category: "single" },
  diary,
  hoursRemaining: 1_000_000,
  ownOutings: [],
  profile,
});

test("the grid offers exactly the starts that are not refused for their time", () => {
  fc.assert(
    fc.property(anyProfile, anyDay, anyClubTime, (profile, bookingDate, now) => {
      const offered = daySlots(bookingDate, diary, now, profile)
        .filter(({ state }) => state === "available")
        .map(({ startTime }) => startTime);
      const bookable = everyHalfHour.filter((startTime) => {
        const span = { bookingDate, startTime, duration: 0.5 };
        const { refusal } = previewBooking(span, factsAt(profile), now);
        return !refusedForTime.includes(refusal?.code ?? "");
      });
      expect(offered).toEqual(bookable);
    }),
  );
});

test("a start that the clock leaves out is refused as such, after what is closed all day", () => {
  fc.assert(
    fc.property(anyProfile, anyClubTime, anyHalfHour, (profile, now, startTime) => {
      for (const { instant } of now.changes ?? []) {
        const bookingDate = shownAt(Date.parse(instant), now).today;
        if (hoursOn(bookingDate, profile) === null || bookingDate <= now.today) continue;
        if (bookingDate > lastBookableDate(now.today, "member", profile)) continue;
        const shown = shownAt(instantAt(bookingDate, startTime, now), now);
        const exists = shown.today === bookingDate && fromMinutes(shown.minutes) === startTime;
        const span = { bookingDate, startTime, duration: 0.5 };
        const { refusal } = previewBooking(span, factsAt(profile), now);
        expect(refusal?.code === "NO_SUCH_TIME").toBe(!exists);
      }
    }),
  );
});

test("an outlook has no start that the clock leaves out", () => {
  fc.assert(
    fc.property(anyProfile, anyClubTime, (profile, { changes = [], earlier = [], ...now }) => {
      const calm = calmFacts();
      const clock = { ...calm.now, ...now, changes: [...changes], earlier: [...earlier] };
      for (const { instant } of changes) {
        const date = shownAt(Date.parse(instant), clock).today;
        for (const { startTime } of dayOutlook(date, { ...calm, now: clock }, profile)) {
          const shown = shownAt(instantAt(date, startTime, clock), clock);
          expect([shown.today, fromMinutes(shown.minutes)]).toEqual([date, startTime]);
        }
      }
    }),
  );
});
