import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { BoatDiary } from "./day-slots";
import { daySlots } from "./day-slots";
import { freeTimesWords, laneHours } from "./lane-hours";

const now = { today: "2026-11-20", minutes: 12 * 60 + 10 };
const outing = (startTime: string, duration: number, bookingDate = "2026-11-21") => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});
const slots = (bookings: BoatDiary["availability"]["bookings"], date = "2026-11-21") =>
  daySlots(
    date,
    { available: true, availability: { bookings, blocks: [], closures: [] } },
    now,
    documentedProfile,
  );

describe("a boat's lane", () => {
  it("has the day's 17 hours, each with its first free start", () => {
    const hours = laneHours(slots([]));
    expect(hours).toHaveLength(17);
    const first = { startTime: "05:00", freeFrom: "05:00", freeHalves: [true, true], freeFor: 17 };
    expect(hours[0]).toEqual(first);
    expect(hours.at(-1)).toEqual({ ...first, startTime: "21:00", freeFrom: "21:00", freeFor: 1 });
  });

  it("begins an hour at its half where an outing ends there, and not at all where one fills it", () => {
    const hours = laneHours(slots([outing("07:30", 2)]));
    expect(hours.slice(2, 5)).toEqual([
      { startTime: "07:00", freeFrom: "07:00", freeHalves: [true, false], freeFor: 0.5 },
      { startTime: "08:00", freeFrom: null, freeHalves: [false, false], freeFor: 0 },
      { startTime: "09:00", freeFrom: "09:30", freeHalves: [false, true], freeFor: 12.5 },
    ]);
  });

  it("leaves out the hours that have passed today", () => {
    const hours = laneHours(slots([], "2026-11-20"));
    expect(hours[0]).toMatchObject({ freeFrom: "12:30", freeHalves: [false, true], freeFor: 9.5 });
  });
});

describe("when a boat is free", () => {
  it("is said in stretches", () => {
    const day = slots([outing("16:00", 1.5), outing("05:00", 1)]);
    expect(freeTimesWords(day, documentedProfile)).toBe(
      "Free 6:00 AM – 4:00 PM, 5:30 PM – 10:00 PM",
    );
  });

  it("is said shortly for all of it, the rest of it, or nothing of it", () => {
    expect(freeTimesWords(slots([]), documentedProfile)).toBe("Free all day");
    expect(freeTimesWords(slots([], "2026-11-20"), documentedProfile)).toBe("Free from 12:30 PM");
    const full = [outing("05:00", 17)];
    expect(freeTimesWords(slots(full), documentedProfile)).toBe("Nothing free");
  });
});
