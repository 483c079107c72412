import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { memberLengths } from "../profile/outing-lengths";
import { toMinutes } from "../time/clock-times";
import { addDays } from "../time/club-dates";
import { previewBooking } from "./booking-preview";
import { type SuggestedBoat, type SuggestionFacts, suggestOutings } from "./suggest-outings";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const daylight = { sunrise: toMinutes("08:30"), sunset: toMinutes("17:25") };

type Out = { bookingDate: string; startTime: string; duration: number };

const boat = (id: number, category = "single", out: Out[] = [], available = true) => ({
  id,
  name: `Boat ${id}`,
  category,
  diary: {
    available,
    availability: {
      bookings: out.map((span) => ({ ...span, status: "confirmed" as const })),
      blocks: [],
      closures: [],
    },
  },
});
const fleet = [boat(1), boat(2), boat(3, "double"), boat(4, "double")];
const rows = (count: number, boatId: number, startTime: string, duration: number) =>
  Array.from({ length: count }, () => ({
    bookingDate: "2026-11-01",
    boatId,
    startTime,
    duration,
  }));

const suggest = (facts: Partial<SuggestionFacts> = {}, at = now) =>
  suggestOutings(
    {
      ...{ boats: fleet, rowed: [], hoursRemaining: 10 },
      ...{ sunOn: () => daylight, profile: documentedProfile },
      ...facts,
    },
    at,
  ).map(({ boat: { id }, bookingDate, startTime, duration, cost }) =>
    [id, bookingDate.slice(5), startTime, `${duration} h costs ${cost}`].join(" "),
  );

describe("three outings for a member without one", () => {
  it("are an hour in solos on three days, where nothing is known of the member", () => {
    expect(suggest()).toEqual([
      "1 11-21 08:30 1 h costs 1",
      "2 11-22 08:30 1 h costs 1",
      "1 11-20 14:00 1 h costs 1",
    ]);
  });

  it("begin with the favourite boat at the usual hour, as long as usual", () => {
    const rowed = [...rows(1, 1, "09:00", 1), ...rows(2, 4, "10:30", 1.5)];
    expect(suggest({ rowed })).toEqual([
      "4 11-21 10:30 1.5 h costs 2.25",
      "3 11-22 10:30 1.5 h costs 2.25",
      "4 11-20 14:00 1.5 h costs 2.25",
    ]);
  });

  it("leave half an hour's row to whoever can pay no more, and nobody pays more than they have", () => {
    expect(suggest({ hoursRemaining: 0.5 })[0]).toBe("1 11-21 08:30 0.5 h costs 0.5");
    expect(suggest({ hoursRemaining: 0.5, rowed: rows(3, 3, "09:00", 2) })[0]).toContain("1 11-21");
    expect(suggest({ hoursRemaining: 0.25 })).toEqual([]);
    expect(suggest({ hoursRemaining: 0 })).toEqual([]);
  });

  it("cost nothing without limit", () => {
    expect(suggest({ hoursRemaining: 1_000_000 })[0]).toContain("costs 0");
  });

  const noSun = { sunrise: Number.POSITIVE_INFINITY, sunset: Number.NEGATIVE_INFINITY };
  it("stay between sun-up and sun-down, whenever the member likes to row", () => {
    expect(suggest({ rowed: rows(2, 1, "06:00", 1) })[0]).toContain("11-21 08:30");
    expect(suggest({ rowed: rows(2, 1, "20:00", 1) })[0]).toContain("11-20 16:00");
    expect(suggest({ sunOn: () => noSun })).toEqual([]);
  });

  it("leave an hour to come to the dock", () => {
    const late = { ...now, minutes: toMinutes("13:30") };
    expect(suggest({ rowed: rows(1, 1, "14:00", 1) }, late)[0]).toContain("11-20 14:30");
  });

  it("go around what is booked, blocked and offline", () => {
    const allDay = { bookingDate: "2026-11-21", startTime: "05:00", duration: 17 };
    const boats = [boat(1, "single", [allDay]), boat(2, "single", [], false)];
    expect(suggest({ boats })).toEqual([
      "1 11-22 08:30 1 h costs 1",
      "1 11-23 08:30 1 h costs 1",
      "1 11-20 14:00 1 h costs 1",
    ]);
    expect(suggest({ boats: [] })).toEqual([]);
  });

  it("would each be booked as they are", () => {
    const span = fc.record({
      bookingDate: fc.integer({ min: 0, max: 6 }).map((later) => addDays(now.today, later)),
      startTime: fc.constantFrom("06:00", "08:30", "10:00", "14:30", "16:00"),
      duration: fc.constantFrom(...memberLengths(documentedProfile)),
    });
    const facts = fc.record({
      boats: fc
        .array(fc.tuple(fc.constantFrom("single", "double"), fc.array(span), fc.boolean()))
        .map((all): SuggestedBoat[] => all.map(([kind, out, on], id) => boat(id, kind, out, on))),
      rowed: fc.array(span.map((out) => ({ ...out, boatId: 1 }))),
      hoursRemaining: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const profile = documentedProfile;
        const suggested = suggestOutings({ ...known, sunOn: () => daylight, profile }, now);
        for (const { boat, cost, ...outing } of suggested) {
          const { diary } = boat;
          const { hoursRemaining } = known;
          const facts = { boat, diary, hoursRemaining, ownOutings: [], profile };
          expect(previewBooking(outing, facts, now)).toMatchObject({ refusal: null, cost });
        }
        const days = suggested.map(({ bookingDate }) => bookingDate);
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});
