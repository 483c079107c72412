import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { addDays, formatDate, mondayOf } from "../time/club-dates";
import { defaultFairUse, type FairUseSettings, fairUseSettings } from "./fair-use-settings";
import { findUnfair } from "./find-unfair";

// Friday, 12:30 PM. The week began on Monday, November 16.
const now = { today: "2026-11-20", minutes: 750 };
const at = (bookingDate: string, startTime = "08:00", duration = 1) => ({
  bookingDate,
  startTime,
  duration,
});
const saturday = at("2026-11-21");
const asking = (limits: "member" | "admin") => ({ now, limits, profile: documentedProfile });
const words = (
  span: typeof saturday,
  limits: Partial<FairUseSettings>,
  held: (typeof saturday)[] = [],
  whose: "member" | "admin" = "member",
) => findUnfair(span, { fairUse: { ...defaultFairUse, ...limits }, held }, asking(whose))?.message;

const days = fc.integer({ min: 14, max: 28 }).map((day) => `2026-11-${day}`);
const spans = fc
  .tuple(days, fc.integer({ min: 5, max: 18 }), fc.constantFrom(0.5, 1, 2, 4))
  .map(([day, hour, duration]) => at(day, `${String(hour).padStart(2, "0")}:00`, duration));

const busy = [{ days: [2, 6, 7], from: "07:00", to: "10:00" }];

describe("bookings ahead", () => {
  const held = [at("2026-11-23"), at("2026-11-22")];

  test("are refused from the limit on, with the start that frees the next", () => {
    expect(words(saturday, { maxAhead: 3 }, held)).toBeUndefined();
    expect(words(saturday, { maxAhead: 2 }, held)).toBe(
      "You may have 2 bookings ahead, and you have 2. The next can be booked once the outing on " +
        "Sunday, November 22 at 8:00 AM has begun, or one is cancelled.",
    );
    expect(words(saturday, { maxAhead: 1 }, held, "admin")).toContain(
      "A member may have 1 booking ahead, and this member has 2. The next can be booked once the " +
        "outing on Monday, November 23",
    );
  });

  test("do not count once they have begun", () => {
    expect(words(saturday, { maxAhead: 1 }, [at("2026-11-20", "12:30")])).toBeUndefined();
    expect(words(saturday, { maxAhead: 1 }, [at("2026-11-20", "13:00")])).toBeDefined();
  });

  test("of none leave what begins soon", () => {
    expect(words(saturday, { maxAhead: 0 })).toContain("within 2 hours are open to everyone");
    expect(words(at("2026-11-20", "14:00"), { maxAhead: 0 })).toBeUndefined();
    expect(words(at("2026-11-20", "14:30"), { maxAhead: 0 })).toBeDefined();
  });
});

describe("hours of a week", () => {
  const held = [at("2026-11-16", "08:00", 2), at("2026-11-23", "08:00", 3)];

  test("run from Monday to Sunday, what was rowed included", () => {
    expect(words(saturday, { maxHoursPerWeek: 3 }, held)).toBeUndefined();
    expect(words(saturday, { maxHoursPerWeek: 2 }, held)).toBe(
      "You may row 2 hours from Monday to Sunday, and you have 2 hours booked in the week to " +
        "Sunday, November 22. The next week with room for it begins on Monday, November 30.",
    );
    expect(words(at("2026-11-29"), { maxHoursPerWeek: 3 }, held)).toBeDefined();
    expect(words(at("2026-11-30"), { maxHoursPerWeek: 3 }, held)).toBeUndefined();
  });

  test("that are left can still be had; what no week has room for is open shortly before", () => {
    const two = [at("2026-11-16", "08:00", 2)];
    expect(words(at("2026-11-21", "08:00", 2), { maxHoursPerWeek: 3 }, two)).toMatch(
      /1 hour of it can still be had\. The next week with room for it begins on Monday, November 23\.$/,
    );
    expect(words(at("2026-11-21", "08:00", 2), { maxHoursPerWeek: 1 })).toMatch(
      /1 hour of it can still be had\. Outings that begin within 2 hours are open to everyone\.$/,
    );
    expect(words(saturday, { maxHoursPerWeek: 0 })).toMatch(
      /the week to Sunday, November 22\. Outings that begin within 2 hours are open/,
    );
  });
});

test("the week that is named has room, and none before it", () => {
  fc.assert(
    fc.property(
      fc.array(spans, { maxLength: 12 }),
      spans,
      fc.nat(6),
      fc.nat(2),
      (held, span, most, prime) => {
        const limits = { maxHoursPerWeek: most, primeTime: busy, maxPrimePerWeek: prime };
        const said = words(span, limits, held);
        const named = said && /begins on \w+, (\w+ \d+)\.$/.exec(said)?.[1];
        const weeks = [7, 14, 21, 28].map((days) => addDays(span.bookingDate, days));
        const open = weeks.find((day) => !words({ ...span, bookingDate: day }, limits, held));
        if (said && open) expect(named).toBe(formatDate(mondayOf(open), "MMMM d"));
      },
    ),
  );
});

describe("prime time", () => {
  const primeTime = [{ days: [6, 7], from: "07:00", to: "10:00" }];
  const prime = { primeTime, maxPrimePerWeek: 1 };

  test("counts an outing that touches it once, on its days", () => {
    expect(words(saturday, prime)).toBeUndefined();
    const sunday = at("2026-11-22", "09:30", 3);
    expect(words(saturday, prime, [sunday])).toBe(
      "You may row at busy times once from Monday to Sunday, and you have 1 such booking in the " +
        "week to Sunday, November 22. Other times of the week are open. The next week with room " +
        "for it begins on Monday, November 23.",
    );
    expect(words(at("2026-11-21", "10:00"), prime, [sunday])).toBeUndefined();
    expect(words(at("2026-11-21", "06:00"), prime, [sunday])).toBeUndefined();
    expect(words(at("2026-11-21", "06:00", 1.5), prime, [sunday])).toBeDefined();
    expect(words(at("2026-11-20", "18:00"), prime, [sunday])).toBeUndefined();
    expect(words(saturday, prime, [at("2026-11-22", "10:00")])).toBeUndefined();
  });

  test("without a limit is only a name", () => {
    expect(words(saturday, { primeTime }, [saturday, saturday])).toBeUndefined();
  });
});

test("whatever is booked in whatever order, nobody ever holds more than the limits", () => {
  fc.assert(
    fc.property(
      fc.array(spans, { maxLength: 30 }),
      fc.nat(5),
      fc.nat(8),
      (asked, maxAhead, maxHoursPerWeek) => {
        const fairUse = { ...defaultFairUse, maxAhead, maxHoursPerWeek };
        const held: (typeof saturday)[] = [];
        for (const span of asked.filter(({ bookingDate }) => bookingDate > now.today)) {
          if (!findUnfair(span, { fairUse, held }, asking("member"))) held.push(span);
        }
        expect(held.length).toBeLessThanOrEqual(maxAhead);
        for (const inWeek of [
          held.filter(({ bookingDate }) => bookingDate < "2026-11-23"),
          held.filter(({ bookingDate }) => bookingDate >= "2026-11-23"),
        ]) {
          const hours = inWeek.reduce((sum, { duration }) => sum + duration, 0);
          expect(hours).toBeLessThanOrEqual(maxHoursPerWeek);
        }
      },
    ),
  );
});

test.each([
  [{ maxAhead: 2.5 }, "maxAhead"],
  [{ maxAhead: -1 }, "maxAhead"],
  [{ maxHoursPerWeek: "3" }, "maxHoursPerWeek"],
  [{ primeTime: [{ days: [8], from: "07:00", to: "10:00" }] }, "primeTime.0.days.0"],
  [{ primeTime: [{ days: [], from: "07:00", to: "10:00" }] }, "primeTime.0.days"],
  [{ primeTime: [{ days: [1], from: "10:00", to: "10:00" }] }, "primeTime.0.to"],
])("the limits %j are refused at %s", (limits, field) => {
  const checked = fairUseSettings.safeParse({ ...defaultFairUse, ...limits });
  expect(checked.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
