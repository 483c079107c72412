import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { slotTimes } from "../testing/documented-day";
import { addDays } from "../time/club-dates";
import type { BoatDiary } from "./day-slots";
import { nextFreeStart } from "./next-free";

const now = { today: "2026-11-20", minutes: 12 * 60 + 31 };
const diary = (bookings: BoatDiary["availability"]["bookings"] = []): BoatDiary => ({
  available: true,
  availability: { bookings, blocks: [], closures: [] },
});
const outing = (bookingDate: string, startTime: string, duration: number) => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});
const wholeDay = (date: string) => slotTimes.map((time) => outing(date, time, 0.5));

describe("a boat's next free start", () => {
  it("is the next half hour of today when nobody is out", () => {
    expect(nextFreeStart(diary(), now, documentedProfile)).toEqual({
      bookingDate: now.today,
      startTime: "13:00",
    });
  });

  it("comes after the outing that is under way", () => {
    const busy = diary([outing(now.today, "12:00", 2.5)]);
    expect(nextFreeStart(busy, now, documentedProfile)).toEqual({
      bookingDate: now.today,
      startTime: "14:30",
    });
  });

  it("moves to the first later day that is neither full nor blocked", () => {
    const today = outing(now.today, "12:30", 9.5);
    const bookings = [today, ...wholeDay("2026-11-21")];
    const blocks = [{ startDate: "2026-11-22", endDate: "2026-11-23", reason: "Regatta" }];
    const busy = { available: true, availability: { bookings, blocks, closures: [] } };
    expect(nextFreeStart(busy, now, documentedProfile)).toEqual({
      bookingDate: "2026-11-24",
      startTime: "05:00",
    });
  });

  it("is nothing for an offline boat or a horizon without a gap", () => {
    expect(nextFreeStart({ ...diary(), available: false }, now, documentedProfile)).toBeNull();
    const blocks = [{ startDate: now.today, endDate: addDays(now.today, 100), reason: "Winter" }];
    expect(
      nextFreeStart(
        { available: true, availability: { bookings: [], blocks, closures: [] } },
        now,
        documentedProfile,
      ),
    ).toBeNull();
  });
});
