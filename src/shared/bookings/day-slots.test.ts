import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { slotTimes } from "../testing/documented-day";
import { toMinutes } from "../time/clock-times";
import { type BoatDiary, daySlots } from "./day-slots";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };

const outing = (startTime: string, duration: number, bookingDate = "2026-11-21") => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});

const diary = (bookings: BoatDiary["availability"]["bookings"] = []): BoatDiary => ({
  available: true,
  availability: { bookings, blocks: [], closures: [] },
});

const stateAt = (date: string, time: string, of = diary()) =>
  daySlots(date, of, now, documentedProfile).find((slot) => slot.startTime === time)?.state;

describe("the slots of a day", () => {
  it("run from 05:00 to 21:30 by half hours", () => {
    expect(slotTimes).toHaveLength(34);
    expect(slotTimes[0]).toBe("05:00");
    expect(slotTimes[1]).toBe("05:30");
    expect(slotTimes.at(-1)).toBe("21:30");
  });

  it("are past today before now, and still open at this very minute", () => {
    expect(stateAt("2026-11-20", "12:00")).toBe("past");
    expect(stateAt("2026-11-20", "12:30")).toBe("available");
    expect(stateAt("2026-11-19", "21:30")).toBe("past");
    expect(stateAt("2026-11-21", "05:00")).toBe("available");
  });

  it("are too far ahead from the day after the third month", () => {
    expect(stateAt("2027-02-20", "08:00")).toBe("available");
    expect(stateAt("2027-02-21", "08:00")).toBe("too-far");
  });

  it("are blocked on every day of a block and while the boat is offline", () => {
    const block = { startDate: "2026-11-22", endDate: "2026-11-23", reason: "New rigger" };
    const blocked = { ...diary(), availability: { bookings: [], blocks: [block], closures: [] } };
    expect(stateAt("2026-11-21", "08:00", blocked)).toBe("available");
    expect(stateAt("2026-11-22", "08:00", blocked)).toBe("blocked");
    expect(stateAt("2026-11-23", "08:00", blocked)).toBe("blocked");
    expect(stateAt("2026-11-24", "08:00", blocked)).toBe("available");
    expect(stateAt("2026-11-21", "08:00", { ...diary(), available: false })).toBe("blocked");
  });

  it("ignore cancelled outings and other days", () => {
    const cancelled = { ...outing("08:00", 2), status: "cancelled" as const };
    const other = outing("08:00", 2, "2026-11-22");
    expect(stateAt("2026-11-21", "08:00", diary([cancelled, other]))).toBe("available");
  });

  it("are booked from an outing's start until just before its end, and say until when", () => {
    const start = fc.integer({ min: 0, max: 33 });
    const halves = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(start, halves, (first, count) => {
        const startTime = slotTimes[first] ?? "";
        const slots = daySlots(
          "2026-11-21",
          diary([outing(startTime, count / 2)]),
          now,
          documentedProfile,
        );
        slots.forEach((slot, n) => {
          const taken = n >= first && n < first + count;
          expect(slot.state).toBe(taken ? "booked" : "available");
          const until = slot.until === undefined ? null : toMinutes(slot.until);
          expect(until).toBe(taken ? toMinutes(startTime) + count * 30 : null);
        });
      }),
    );
  });
});
