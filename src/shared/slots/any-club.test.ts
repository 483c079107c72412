import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adminStartsAhead } from "../bookings/admin-starts";
import { bookingCostQuarters } from "../bookings/booking-cost";
import { firstBookableDate, lastBookableDate } from "../bookings/booking-rules";
import { daySlots } from "../bookings/day-slots";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import { adminLengths, memberLengths } from "../profile/outing-lengths";
import { calmFacts } from "../testing/calm-facts";
import { anyProfile } from "../testing/drawn-profile";
import { endTime, fromMinutes } from "../time/clock-times";
import { addDays } from "../time/club-dates";
import { previewBooking } from "./booking-preview";
import { dayOutlook } from "./day-outlook";
import { decideSlot } from "./decide-slot";

// No rule knows a club of its own: what holds at the documented one holds at every other.

const now = { today: "2026-11-20", minutes: 750 };
const diary = { available: true, availability: { bookings: [], blocks: [], closures: [] } };
const refusedForTime = ["TIME_PAST", "TOO_FAR_AHEAD", "CLOSED", "PAST_CLOSING"];
const anyDay = fc.integer({ min: -1, max: 400 }).map((days) => addDays(now.today, days));
const everyHalfHour = Array.from({ length: 48 }, (_, nr) => fromMinutes(nr * 30));

const factsAt = (profile: ClubProfile) => ({
  boat: { id: 1, category: "single" },
  diary,
  hoursRemaining: 1_000_000,
  ownOutings: [],
  profile,
});

describe("at any club", () => {
  test("the grid offers exactly the starts that are not refused for their time", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, (profile, bookingDate) => {
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

  test("an outing of any length from an offered start ends by closing, or is refused for that", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, (profile, bookingDate) => {
        const hours = hoursOn(bookingDate, profile);
        for (const { startTime, state } of daySlots(bookingDate, diary, now, profile)) {
          if (state !== "available") continue;
          for (const duration of memberLengths(profile)) {
            const span = { bookingDate, startTime, duration };
            const isLate = endTime(startTime, duration) > (hours?.closes ?? "");
            const { refusal } = previewBooking(span, factsAt(profile), now);
            expect(refusal?.code).toBe(isLate ? "PAST_CLOSING" : undefined);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test("every start that admins are offered is theirs to book, for an hour at least", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, (profile, bookingDate) => {
        if (bookingDate > lastBookableDate(now.today, "admin", profile)) return;
        for (const startTime of adminStartsAhead(bookingDate, now, profile)) {
          const decided = decideSlot(
            { bookingDate, startTime, duration: Math.min(...adminLengths(profile)) },
            {
              boat: { id: 1, category: "single", available: true, managerDisabled: false },
              known: { ask: "all", facts: calmFacts() },
              block: null,
              taken: [],
              ownOutings: [],
              spendableQuarters: 1_000,
              limits: "admin",
              overridden: false,
              now,
              profile,
            },
          );
          expect(decided.refusal).toBeNull();
        }
      }),
    );
  });

  test("the first day to be booked is one with a start, and no day before it has one", () => {
    const starts = (date: string, profile: ClubProfile) =>
      daySlots(date, diary, now, profile).filter(({ state }) => state === "available");
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const first = firstBookableDate(now, profile);
        const last = lastBookableDate(now.today, "member", profile);
        const isNever = starts(first, profile).length === 0;
        const until = isNever ? addDays(last, 1) : first;
        for (let date = now.today; date < until; date = addDays(date, 1)) {
          expect(starts(date, profile)).toEqual([]);
        }
        if (isNever) expect(first).toBe(now.today);
      }),
      { numRuns: 30 },
    );
  });

  test("an outlook has the starts from which an hour, or what there is of one, is open", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, (profile, date) => {
        const hours = hoursOn(date, profile);
        const starts = dayOutlook(date, calmFacts(), profile).map(({ startTime }) => startTime);
        if (!hours) {
          expect(starts).toEqual([]);
          return;
        }
        expect(starts[0]).toBe(hours.opens);
        const isShort = endTime(hours.opens, 1) > hours.closes;
        expect(endTime(starts.at(-1) ?? "", isShort ? 0.5 : 1)).toBe(hours.closes);
      }),
    );
  });

  test("charges are exact in quarters, by the rate of the boat's kind or of doubles", () => {
    const category = fc.constantFrom("single", "double", "quad", "canoe", "unheard-of");
    fc.assert(
      fc.property(anyProfile, category, (profile, category) => {
        const { boatKinds } = profile;
        const kind =
          boatKinds.find(({ key }) => key === category) ??
          boatKinds.find(({ key }) => key === "double");
        for (const duration of memberLengths(profile)) {
          const quarters = bookingCostQuarters(category, duration, profile);
          expect(Number.isInteger(quarters)).toBe(true);
          expect(quarters / 4).toBe(duration * (kind?.rate ?? Number.NaN));
        }
      }),
    );
  });
});
