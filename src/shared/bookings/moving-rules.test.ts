import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { bookingCostQuarters } from "./booking-cost";
import { refuseBooking } from "./booking-rules";
import {
  beginsElsewhere,
  isSamePlace,
  movedCostQuarters,
  refuseMoving,
  refuseShape,
  wantedPlace,
} from "./moving-rules";

const from = { boatId: 1, bookingDate: "2026-11-20", startTime: "12:30", duration: 2 };

describe("the place a booking is to lie", () => {
  test("keeps what nobody said", () => {
    expect(wantedPlace(from, {})).toEqual(from);
    expect(wantedPlace(from, { boatId: 2 })).toEqual({ ...from, boatId: 2 });
    expect(wantedPlace(from, { dateStr: "2026-11-21", timeStr: "06:00", duration: 0.5 })).toEqual({
      boatId: 1,
      bookingDate: "2026-11-21",
      startTime: "06:00",
      duration: 0.5,
    });
  });

  test.each([
    [{ boatId: 2 }, true],
    [{ bookingDate: "2026-11-21" }, true],
    [{ startTime: "13:00" }, true],
    [{ duration: 1 }, false],
  ])("with %j begins elsewhere: %s", (change, elsewhere) => {
    expect(beginsElsewhere(from, { ...from, ...change })).toBe(elsewhere);
    expect(isSamePlace(from, { ...from, ...change })).toBe(false);
    expect(isSamePlace(from, { ...from })).toBe(true);
  });
});

describe("a booking can be moved", () => {
  const booking = { ...from, status: "confirmed" as const };
  const at = (today: string, minutes: number) => refuseMoving(booking, { today, minutes })?.code;

  test("until the minute it starts", () => {
    expect(at("2026-11-19", 1439)).toBeUndefined();
    expect(at("2026-11-20", 749)).toBeUndefined();
    expect(at("2026-11-20", 750)).toBe("BOOKING_STARTED");
    expect(at("2026-11-21", 0)).toBe("BOOKING_STARTED");
  });

  test("unless it is cancelled, or its boat was launched, whenever that is", () => {
    const early = { today: "2026-11-19", minutes: 0 };
    const late = { today: "2026-11-21", minutes: 0 };
    for (const now of [early, late]) {
      const code = (change: object) => refuseMoving({ ...booking, ...change }, now)?.code;
      expect(code({ status: "cancelled", outing: "out" })).toBe("ALREADY_CANCELLED");
      expect(code({ outing: "out" })).toBe("ALREADY_LAUNCHED");
      expect(code({ outing: "landed" })).toBe("ALREADY_LAUNCHED");
    }
  });
});

describe("an admin who moves a member's booking", () => {
  const shape = (change: object) =>
    refuseShape(from, { ...from, ...change }, "admin", documentedProfile)?.field;

  test("keeps to starts on the hour and to whole outings, as far as they change", () => {
    expect(shape({ boatId: 2, bookingDate: "2026-11-22" })).toBeUndefined();
    expect(shape({ startTime: "13:00", duration: 1.5 })).toBeUndefined();
    expect(shape({ startTime: "13:30" })).toBe("timeStr");
    expect(shape({ duration: 0.5 })).toBe("duration");
    expect(
      refuseShape(
        { ...from, duration: 0.5 },
        { ...from, duration: 0.5 },
        "admin",
        documentedProfile,
      ),
    ).toBe(null);
  });

  test("and a member keep to the lengths that are offered, and to a longer one that stays", () => {
    const long = { ...from, duration: 6 };
    for (const limits of ["member", "admin"] as const) {
      const field = (was: typeof from, duration: number) =>
        refuseShape(was, { ...was, startTime: "13:00", duration }, limits, documentedProfile)
          ?.field;
      expect([field(long, 6), field(long, 5.5), field(long, 4), field(from, 4.5)]).toEqual([
        undefined,
        "duration",
        undefined,
        "duration",
      ]);
    }
  });

  test("is not held to the last start and the horizon of what stays", () => {
    const late = { ...from, bookingDate: "2027-02-20", startTime: "20:30", duration: 1 };
    const code = (to: typeof late, limits: "member" | "admin", moved = late) => {
      const boat = { available: true, managerDisabled: false, block: null };
      const quarters = { spendableQuarters: 40, costQuarters: 4, unlimited: false };
      const facts = {
        boat,
        gates: { refusal: null, isStopped: () => false },
        taken: [],
        ownOutings: [],
        rower: null,
        profile: documentedProfile,
        ...quarters,
      };
      const paid = { ...moved, chargedQuarters: 4 };
      const now = { today: "2026-11-20", minutes: 750 };
      return refuseBooking(to, { ...facts, moved: paid }, now, limits)?.code;
    };
    expect(code({ ...late, boatId: 2 }, "admin")).toBeUndefined();
    expect(code({ ...late, bookingDate: "2027-02-21" }, "admin")).toBe("TOO_FAR_AHEAD");
    expect(code({ ...late, startTime: "21:00" }, "admin")).toBe("CLOSED");
    expect(code({ ...late, bookingDate: "2027-02-21" }, "member")).toBe("TOO_FAR_AHEAD");
  });
});

describe("a moved booking costs", () => {
  const categories = fc.constantFrom("single", "double", "quad");
  const durations = fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2);

  test("what the new outing costs today, once it is paid for", () => {
    fc.assert(
      fc.property(categories, durations, categories, durations, (was, old, category, duration) => {
        const chargedQuarters = bookingCostQuarters(was, old, documentedProfile);
        const paid = { category: was, duration: old, chargedQuarters };
        expect(movedCostQuarters(paid, { category, duration }, false, documentedProfile)).toBe(
          bookingCostQuarters(category, duration, documentedProfile),
        );
        expect(movedCostQuarters(paid, { category, duration }, true, documentedProfile)).toBe(0);
      }),
    );
  });

  test("nothing more where it was free, until it is longer or in another kind of boat", () => {
    fc.assert(
      fc.property(categories, durations, categories, durations, (was, old, category, duration) => {
        const free = { category: was, duration: old, chargedQuarters: 0 };
        const staysFree = duration <= old && (was === "single") === (category === "single");
        expect(movedCostQuarters(free, { category, duration }, false, documentedProfile)).toBe(
          staysFree ? 0 : bookingCostQuarters(category, duration, documentedProfile),
        );
      }),
    );
  });

  test("only the difference, which alone must be there", () => {
    const boat = { available: true, managerDisabled: false, block: null };
    const asked = (spendableQuarters: number) =>
      refuseBooking(
        { ...from, startTime: "14:00" },
        {
          boat,
          taken: [],
          ownOutings: [],
          rower: null,
          unlimited: false,
          gates: { refusal: null, isStopped: () => false },
          profile: documentedProfile,
          spendableQuarters,
          costQuarters: 10,
          moved: { ...from, chargedQuarters: 8 },
        },
        { today: "2026-11-20", minutes: 0 },
        "member",
      );
    expect(asked(2)).toBe(null);
    expect(asked(1)?.message).toBe(
      "This costs 0.5 hours more and you have 0.25 hours. Please buy more hours or shorten it.",
    );
  });
});
