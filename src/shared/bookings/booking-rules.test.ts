import { describe, expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { RefusalCode } from "../refusals";
import type { BookingSpan } from "../time/booking-span";
import { type BookingFacts, refuseBooking } from "./booking-rules";

// Friday noon and a half.
const now = { today: "2026-11-20", minutes: 750 };
const tomorrow: BookingSpan = { bookingDate: "2026-11-21", startTime: "06:30", duration: 1.5 };
const fine: BookingFacts = {
  boat: { available: true, managerDisabled: false, block: null },
  gates: { refusal: null, isStopped: () => false },
  taken: [],
  ownOutings: [],
  rower: null,
  unlimited: false,
  spendableQuarters: 40,
  costQuarters: 6,
  profile: documentedProfile,
};

const refusal = (
  span: Partial<BookingSpan>,
  facts: Partial<BookingFacts> = {},
  limits: "member" | "admin" = "member",
) => refuseBooking({ ...tomorrow, ...span }, { ...fine, ...facts }, now, limits);
const code = (...asked: Parameters<typeof refusal>): RefusalCode | undefined =>
  refusal(...asked)?.code;

test("lets a member book a free boat they can pay for", () => {
  expect(refusal({})).toBeNull();
});

test("of several things wrong, the first in the documented order answers", () => {
  const block = { endDate: "2026-11-22", reason: "Seats" };
  const boat = { available: false, managerDisabled: false, block };
  const span = { startTime: "04:00", bookingDate: "2026-11-19" };
  const wrong = {
    boat,
    taken: [{ ...tomorrow, status: "confirmed" as const }],
    ownOutings: [tomorrow],
    spendableQuarters: 0,
  };
  expect(code(span, wrong)).toBe("BOAT_OFFLINE");
  expect(code(span, { ...wrong, boat: { ...boat, available: true } })).toBe("BOAT_BLOCKED");
  expect(code(span, { ...wrong, boat: fine.boat })).toBe("TIME_PAST");
  expect(code({}, { ...wrong, boat: fine.boat })).toBe("SLOT_TAKEN");
  expect(code({}, { ownOutings: [tomorrow], spendableQuarters: 0 })).toBe("OWN_OVERLAP");
  expect(code({}, { spendableQuarters: 0 })).toBe("NOT_ENOUGH_HOURS");
});

test("a permanently disabled boat is offline even when switched on", () => {
  const boat = { available: true, managerDisabled: true, block: null };
  expect(code({}, { boat })).toBe("BOAT_OFFLINE");
});

describe("the past", () => {
  test.each([
    ["2026-11-19", "21:30", "TIME_PAST"],
    ["2026-11-20", "12:00", "TIME_PAST"],
    ["2026-11-20", "12:30", undefined],
    ["2026-11-20", "13:00", undefined],
  ] as const)("at 12:30, %s %s answers %s", (bookingDate, startTime, expected) => {
    expect(code({ bookingDate, startTime })).toBe(expected);
  });

  test("begins one minute after the start", () => {
    const span = { ...tomorrow, bookingDate: now.today, startTime: "12:30" };
    expect(refuseBooking(span, fine, { ...now, minutes: 751 }, "member")?.code).toBe("TIME_PAST");
  });
});

describe("opening hours", () => {
  test.each([
    ["04:30", 0.5, "CLOSED"],
    ["05:00", 0.5, undefined],
    ["21:30", 0.5, undefined],
    ["22:00", 0.5, "CLOSED"],
    ["21:30", 1, "PAST_CLOSING"],
    ["18:00", 4, undefined],
    ["18:30", 4, "PAST_CLOSING"],
  ] as const)("a start at %s for %d hours answers %s", (startTime, duration, expected) => {
    expect(code({ startTime, duration })).toBe(expected);
  });

  test("says in the documented words that a booking would end after closing", () => {
    expect(refusal({ startTime: "21:00", duration: 1.5 })?.message).toBe(
      "A 1.5 hour booking starting at 9:00 PM would extend past our 10pm closing time. " +
        "Please select an earlier time or shorter duration.",
    );
  });

  test("ends at 8 PM for the starts of an admin's booking for a member", () => {
    expect(code({ startTime: "20:00", duration: 2 }, {}, "admin")).toBeUndefined();
    expect(code({ startTime: "21:00", duration: 1 }, {}, "admin")).toBe("CLOSED");
    expect(code({ startTime: "21:00", duration: 1 }, {}, "member")).toBeUndefined();
  });

  test("says that an admin's starts are full hours where not all openings share a minute", () => {
    const [all] = documentedProfile.openingHours;
    if (!all) return expect.fail();
    const winter = { ...all, from: "11-01", opens: "06:30" };
    const profile = { ...documentedProfile, openingHours: [winter, all] };
    expect(refusal({ startTime: "09:00" }, { profile }, "admin")?.message).toBe(
      "Bookings for members start every hour from 6:30 AM to 7:30 PM.",
    );
    expect(refusal({ startTime: "09:30" }, { profile }, "admin")).toBeNull();
  });
});

test("two clubs in one process are each told by their own clock", () => {
  const elsewhere = { profile: { ...documentedProfile, clock24: true } };
  const late = { startTime: "20:30", duration: 2 };
  expect(refusal(late)?.message).toContain("at 8:30 PM would extend past our 10pm closing");
  expect(refusal(late, elsewhere)?.message).toContain(
    "at 20:30 would extend past our 22:00 closing",
  );
  expect(refusal(late)?.message).toContain("at 8:30 PM would extend past our 10pm closing");
});

describe("how far ahead", () => {
  test.each([
    ["2027-02-20", "member", undefined],
    ["2027-02-21", "member", "TOO_FAR_AHEAD"],
    ["2027-02-18", "admin", undefined],
    ["2027-02-19", "admin", "TOO_FAR_AHEAD"],
  ] as const)("%s with the limits of a %s answers %s", (bookingDate, limits, expected) => {
    expect(code({ bookingDate }, {}, limits)).toBe(expected);
  });
});

describe("hours", () => {
  test("may be spent to the last quarter", () => {
    expect(code({}, { spendableQuarters: 6 })).toBeUndefined();
    expect(code({}, { spendableQuarters: 5 })).toBe("NOT_ENOUGH_HOURS");
  });

  test("never run out for unlimited members", () => {
    expect(code({}, { unlimited: true, spendableQuarters: 0 })).toBeUndefined();
  });

  test("are named in the refusal, and whose they are", () => {
    const facts = { spendableQuarters: 5 };
    expect(refusal({}, facts)?.message).toBe(
      "This booking costs 1.5 hours and you have 1.25 hours. Please buy more hours or shorten it.",
    );
    expect(refusal({ startTime: "07:00" }, facts, "admin")?.message).toBe(
      "This booking costs 1.5 hours and the member has 1.25 hours. Please add hours first.",
    );
  });
});
