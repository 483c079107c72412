import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { slotTimes } from "../testing/documented-day";
import type { BoatDiary } from "./day-slots";
import { soonestFree } from "./soonest-free";

const now = { today: "2026-11-20", minutes: 6 * 60 + 10 };
const out = (startTime: string, duration: number, bookingDate = now.today) => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});
const boat = (...bookings: BoatDiary["availability"]["bookings"]): BoatDiary => ({
  available: true,
  availability: { bookings, blocks: [], closures: [] },
});
const soonest = (diaries: BoatDiary[], at = now) => soonestFree(diaries, at, documentedProfile);
const allDay = (date: string) => slotTimes.map((time) => out(time, 0.5, date));

it("is the earliest start of all, with the boats that are free in that part of the day", () => {
  const untilNine = boat(out("06:00", 3));
  const untilTwo = boat(out("06:00", 4), out("10:00", 4));
  const untilSeven = boat(out("06:00", 1));
  expect(soonest([untilNine, untilTwo, untilSeven])).toEqual({
    bookingDate: now.today,
    startTime: "07:00",
    boats: 2,
  });
});

it("leaves out boats that are switched off", () => {
  expect(soonest([{ ...boat(), available: false }, boat(out("06:00", 2))])).toEqual({
    bookingDate: now.today,
    startTime: "08:00",
    boats: 1,
  });
});

it("is tomorrow's first start once today has none, and nothing when tomorrow has none either", () => {
  const late = { ...now, minutes: 22 * 60 };
  expect(soonest([boat(), boat(out("05:00", 8, "2026-11-21"))], late)).toEqual({
    bookingDate: "2026-11-21",
    startTime: "05:00",
    boats: 1,
  });
  expect(soonest([boat(...allDay("2026-11-21"))], late)).toBeNull();
  expect(soonest([])).toBeNull();
});
