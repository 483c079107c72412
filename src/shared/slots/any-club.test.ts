import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBoatInputAt, editBoatInputAt } from "../boats/fleet-schemas";
import { adminStartsAhead } from "../bookings/admin-starts";
import { bookingCostQuarters } from "../bookings/booking-cost";
import { bookingIdIn, bookingReference } from "../bookings/booking-reference";
import { daySlots } from "../bookings/day-slots";
import { kindWord } from "../profile/boat-kinds";
import { firstBookableDate, lastBookableDate } from "../profile/booking-horizon";
import type { ClubProfile } from "../profile/club-profile";
import { hoursOn } from "../profile/day-hours";
import { kindNamed } from "../profile/kind-choices";
import { adminLengths, memberLengths } from "../profile/outing-lengths";
import { calmFacts } from "../testing/calm-facts";
import { anyProfile } from "../testing/drawn-profile";
import { drawn } from "../testing/thoroughness";
import { endTime, fromMinutes } from "../time/clock-times";
import { addDays } from "../time/club-dates";
import { refuseWaitlistEntry } from "../waitlist/waitlist-rules";
import { addWaitlistEntryInputAt } from "../waitlist/waitlist-schemas";
import { previewBooking } from "./booking-preview";
import { dayOutlook } from "./day-outlook";
import { decideSlot } from "./decide-slot";

// No rule knows a club of its own: what holds at the documented one holds at every other.

const now = { today: "2026-11-20", minutes: 750 };
const diary = { available: true, availability: { bookings: [], blocks: [], closures: [] } };
const anyDay = fc.integer({ min: -1, max: 400 }).map((days) => addDays(now.today, days));
const anyHalfHour = fc.integer({ min: 0, max: 47 }).map((nr) => fromMinutes(nr * 30));

const factsAt = (profile: ClubProfile) => ({
  boat: { id: 1, category: "single" },
  diary,
  hoursRemaining: 1_000_000,
  ownOutings: [],
  profile,
});

describe("at any club", () => {
  test("a day that no hours fit is refused as closed, after what is past and too far", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, anyHalfHour, (profile, bookingDate, startTime) => {
        const span = { bookingDate, startTime, duration: 0.5 };
        const { refusal } = previewBooking(span, factsAt(profile), now);
        const isAhead = bookingDate > now.today || startTime >= fromMinutes(now.minutes);
        const isNear = bookingDate <= lastBookableDate(now.today, "member", profile);
        const isRefusedSo = isAhead && isNear && hoursOn(bookingDate, profile) === null;
        expect(refusal?.code === "CLOSED_THAT_DAY").toBe(isRefusedSo && bookingDate >= now.today);
      }),
    );
  });

  test("a waitlist entry for a closed day is refused for its day", () => {
    fc.assert(
      fc.property(anyProfile, anyDay, (profile, bookingDate) => {
        const span = { bookingDate, from: "04:00", to: "23:30", duration: 0.5 };
        const refusal = refuseWaitlistEntry(
          { kind: "single", boatId: null, ...span },
          now,
          profile,
        );
        const isOffered = bookingDate > now.today && hoursOn(bookingDate, profile) === null;
        const isNear = bookingDate <= lastBookableDate(now.today, "member", profile);
        if (isOffered && isNear) {
          expect([refusal?.code, refusal?.field]).toEqual(["CLOSED_THAT_DAY", "dateStr"]);
        } else expect(refusal?.code).not.toBe(bookingDate > now.today && "CLOSED_THAT_DAY");
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
      { numRuns: drawn(30) },
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
      { numRuns: drawn(30) },
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

  test("a kind of rate 0 charges nothing, and needs no hours", () => {
    fc.assert(
      fc.property(anyProfile, fc.nat({ max: 4 }), (drawn, which) => {
        const { boatKinds } = drawn;
        const free = boatKinds[which % boatKinds.length]?.key ?? "";
        const profile = {
          ...drawn,
          boatKinds: boatKinds.map((kind) => (kind.key === free ? { ...kind, rate: 0 } : kind)),
        };
        const bookingDate = firstBookableDate({ ...now, minutes: 1439 }, profile);
        const [start] = daySlots(bookingDate, diary, now, profile);
        if (!start) return;
        const facts = { ...factsAt(profile), boat: { id: 1, category: free }, hoursRemaining: 0 };
        const span = { bookingDate, startTime: start.startTime, duration: 0.5 };
        const { cost, leaves, refusal } = previewBooking(span, facts, now);
        if (start.state === "available") expect([cost, leaves, refusal]).toEqual([0, 0, null]);
      }),
    );
  });

  test("a word of a sheet names the kind that has it as key, name or word, and no other", () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        for (const kind of profile.boatKinds) {
          for (const word of [kind.key, kind.name.toUpperCase(), ` ${kindWord(kind)} `]) {
            expect(kindNamed(word, profile)).toBe(kind);
          }
        }
        expect(kindNamed("paddle steamer", profile)).toBeUndefined();
      }),
    );
  });

  test("boats, waitlist entries and edits are taken of every kind that there is, and of no other", () => {
    const boat = { name: "Hansa", capacity: 4 };
    const entry = { dateStr: "2026-11-21", from: "07:00", to: "09:00", duration: 0.5 };
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const taken = (category: string) => [
          addBoatInputAt(profile).safeParse({ ...boat, category }).success,
          editBoatInputAt(profile).safeParse({ id: 1, category }).success,
          addWaitlistEntryInputAt(profile).safeParse({ ...entry, kind: category }).success,
        ];
        for (const { key } of profile.boatKinds) expect(taken(key)).toEqual([true, true, true]);
        expect(taken("steamer")).toEqual([false, false, false]);
        expect(taken("boat")).toEqual([false, false, false]);
      }),
      { numRuns: drawn(20) },
    );
  });

  test("a booking is found by its reference, with and without what stands before the number", () => {
    const prefix = fc.stringMatching(/^([A-Z][A-Z\d]{0,4}-)?$/);
    fc.assert(
      fc.property(prefix, fc.integer({ min: 0, max: 999_999_999 }), (referencePrefix, id) => {
        const reference = bookingReference(id, { referencePrefix });
        for (const typed of [
          reference,
          reference.toLowerCase(),
          reference.replace("-", ""),
          `${id}`,
        ]) {
          expect(bookingIdIn(typed, { referencePrefix })).toBe(id);
        }
      }),
    );
  });

  test("charges are exact in quarters, by the rate of the boat's kind or of doubles", () => {
    const category = fc.constantFrom("single", "double", "quad", "canoe", "unheard-of", "boat");
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
