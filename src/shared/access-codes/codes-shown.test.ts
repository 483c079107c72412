import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMinutes } from "../time/clock-times";
import type { CodesShown } from "./codes-schemas";
import { type CodesFacts, codesOf } from "./codes-shown";

const day = "2026-11-21";
const at = (time: string, today = day) => ({ today, minutes: toMinutes(time) });
const booking = (over: Partial<CodesFacts> = {}): CodesFacts => ({
  bookingDate: day,
  startTime: "06:00",
  duration: 1,
  status: "confirmed",
  bookedAt: at("12:00", "2026-11-14"),
  launchedAt: null,
  landedAt: null,
  ...over,
});
const codes = (over: Partial<CodesFacts>, time: string, shown: CodesShown = 30, today = day) =>
  codesOf(booking(over), shown, at(time, today));

describe("codes at the booking", () => {
  it("are shown until the end, unless it is cancelled", () => {
    expect(codes({}, "12:00", "atBooking", "2026-11-14")).toBe("shown");
    expect(codes({}, "06:59", "atBooking")).toBe("shown");
    expect(codes({}, "07:00", "atBooking")).toBe("over");
    expect(codes({ status: "cancelled" }, "05:59", "atBooking")).toBe("over");
  });

  it("stay with whoever is still out, for 3 hours at most", () => {
    const out = { launchedAt: { today: day, minutes: 6 * 60 } };
    const back = { landedAt: { today: day, minutes: 7 * 60 + 20 } };
    expect(codes(out, "09:59", "atBooking")).toBe("shown");
    expect(codes(out, "10:00", "atBooking")).toBe("over");
    expect(codes({ ...out, ...back }, "07:20", "atBooking")).toBe("over");
  });
});

describe("codes so many minutes before the start", () => {
  it("appear to the minute, and say when before that", () => {
    const from = { date: day, time: "05:30", orAtLaunch: false };
    expect(codes({}, "05:29")).toEqual(from);
    expect(codes({}, "05:30")).toBe("shown");
    expect(codes({}, "06:59")).toBe("shown");
    expect(codes({}, "07:00")).toBe("over");
    expect(codes({ status: "cancelled" }, "05:45")).toBe("over");
  });

  it("may appear the day before", () => {
    const from = { date: "2026-11-20", time: "18:00", orAtLaunch: false };
    expect(codes({}, "17:59", 720, "2026-11-20")).toEqual(from);
    expect(codes({}, "18:00", 720, "2026-11-20")).toBe("shown");
  });

  it("wait for the start or the launch where the booking was made inside them", () => {
    const late = { bookedAt: at("05:30") };
    expect(codes(late, "05:50")).toEqual({ date: day, time: "06:00", orAtLaunch: true });
    expect(codes({ ...late, launchedAt: at("05:46") }, "05:46")).toBe("shown");
    expect(codes(late, "06:00")).toBe("shown");
    expect(codes({ bookedAt: at("05:29") }, "05:30")).toBe("shown");
  });

  it("stay for a boat that is late, until it is back and 3 hours at most", () => {
    const out = { launchedAt: at("06:02") };
    expect(codes(out, "09:59")).toBe("shown");
    expect(codes(out, "10:00")).toBe("over");
    const late = { ...out, landedAt: at("07:40") };
    expect(codes(late, "07:39")).toBe("shown");
    expect(codes(late, "07:40")).toBe("over");
  });

  it("stay until the end for whoever was back early", () => {
    const early = { launchedAt: at("06:02"), landedAt: at("06:30") };
    expect(codes(early, "06:59")).toBe("shown");
    expect(codes(early, "07:00")).toBe("over");
  });

  it("never show what can still be cancelled by whoever booked it inside the window", () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 15, max: 1440 }), (booked, now, shown) => {
        fc.pre(booked <= now && now < 6 * 60 && booked >= 6 * 60 - shown);
        const facts = booking({ bookedAt: { today: day, minutes: booked } });
        expect(codesOf(facts, shown, { today: day, minutes: now })).not.toBe("shown");
      }),
    );
  });
});
