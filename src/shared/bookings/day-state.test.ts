import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { slotTimes } from "../testing/documented-day";
import type { BoatDiary } from "./day-slots";
import { dayState, isOpenDay } from "./day-state";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const at = (minutes: number) => ({ ...now, minutes });

const outing = (startTime: string, duration: number, bookingDate: string) => ({
  bookingDate,
  startTime,
  duration,
  status: "confirmed" as const,
});
const diary = (bookings: BoatDiary["availability"]["bookings"] = []): BoatDiary => ({
  available: true,
  availability: { bookings, blocks: [], closures: [] },
});
const everyHalfHour = (date: string) => slotTimes.map((time) => outing(time, 0.5, date));

describe("a day of a boat's calendar", () => {
  it("is free, then partly booked, then full when all 17 hours are taken", () => {
    const date = "2026-11-21";
    const all = everyHalfHour(date);
    expect(dayState(date, diary(), now, documentedProfile)).toBe("free");
    expect(dayState(date, diary(all.slice(0, 1)), now, documentedProfile)).toBe("partly-booked");
    expect(dayState(date, diary(all.slice(1)), now, documentedProfile)).toBe("partly-booked");
    expect(dayState(date, diary(all), now, documentedProfile)).toBe("full");
  });

  it("ignores cancelled outings", () => {
    const cancelled = everyHalfHour("2026-11-21").map((out) => ({
      ...out,
      status: "cancelled" as const,
    }));
    expect(dayState("2026-11-21", diary(cancelled), now, documentedProfile)).toBe("free");
  });

  it("is past before today and too far after three months", () => {
    expect(dayState("2026-11-19", diary(), now, documentedProfile)).toBe("past");
    expect(dayState("2026-11-20", diary(), now, documentedProfile)).toBe("free");
    expect(dayState("2027-02-20", diary(), now, documentedProfile)).toBe("free");
    expect(dayState("2027-02-21", diary(), now, documentedProfile)).toBe("too-far");
  });

  it("is closed on a day that no hours fit, whatever becomes of the boat", () => {
    const never = { ...documentedProfile, openingHours: [] };
    expect(dayState("2026-11-25", { ...diary(), available: false }, now, never)).toBe("closed");
  });

  it("is blocked inside a block and for an offline boat", () => {
    const block = { startDate: "2026-11-25", endDate: "2026-11-25", reason: "Varnish" };
    const blocked = {
      available: true,
      availability: { bookings: [], blocks: [block], closures: [] },
    };
    expect(dayState("2026-11-25", blocked, now, documentedProfile)).toBe("blocked");
    expect(dayState("2026-11-26", blocked, now, documentedProfile)).toBe("free");
    expect(dayState("2026-11-26", { ...diary(), available: false }, now, documentedProfile)).toBe(
      "blocked",
    );
  });

  it("is full today once every start still ahead is taken", () => {
    const rest = diary([outing("21:00", 1, now.today)]);
    expect(dayState(now.today, rest, at(20 * 60 + 30), documentedProfile)).toBe("partly-booked");
    expect(dayState(now.today, rest, at(20 * 60 + 31), documentedProfile)).toBe("full");
  });

  it("is past today after the last start", () => {
    expect(dayState(now.today, diary(), at(21 * 60 + 30), documentedProfile)).toBe("free");
    expect(dayState(now.today, diary(), at(21 * 60 + 31), documentedProfile)).toBe("past");
  });

  it("can be opened only while it has a start to take", () => {
    expect(isOpenDay("free")).toBe(true);
    expect(isOpenDay("partly-booked")).toBe(true);
    for (const state of ["full", "blocked", "closed", "past", "too-far"] as const) {
      expect(isOpenDay(state), state).toBe(false);
    }
  });
});
