import { describe, expect, it } from "vitest";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { overlaps } from "../../../shared/time/booking-span";
import { endTime } from "../../../shared/time/clock-times";
import { insteadWords, whatWouldDo } from "./what-would-do";

const span = (startTime: string, duration: number) => ({
  bookingDate: "2026-11-21",
  startTime,
  duration,
});
const outBetween = (startTime: string, duration: number) => (wanted: ReturnType<typeof span>) =>
  overlaps(wanted, span(startTime, duration)) ||
  endTime(wanted.startTime, wanted.duration) > "22:00";

describe("in the place of an outing that is refused", () => {
  it("comes the longest that fits before the next outing", () => {
    const wanted = span("07:00", 3);
    const instead = whatWouldDo(wanted, outBetween("08:30", 2), documentedProfile);
    expect(instead).toEqual(span("07:00", 1.5));
    expect(instead && insteadWords(wanted, instead, documentedProfile)).toBe(
      "Choose 1.5 hours instead",
    );
  });

  it("comes the longest that ends by closing time", () => {
    expect(whatWouldDo(span("21:00", 4), outBetween("05:00", 0.5), documentedProfile)).toEqual(
      span("21:00", 1),
    );
  });

  it("comes one as long at the nearest start, where nothing can start", () => {
    const wanted = span("09:00", 1);
    const instead = whatWouldDo(wanted, outBetween("08:30", 1.5), documentedProfile);
    expect(instead).toEqual(span("10:00", 1));
    expect(instead && insteadWords(wanted, instead, documentedProfile)).toBe(
      "Choose 10:00 AM instead",
    );
  });

  it("comes the longest that the day has room for, nearest first, where none as long fits", () => {
    const wanted = span("09:00", 3);
    const busy = [outBetween("05:00", 4.5), outBetween("11:30", 1), outBetween("14:00", 8)];
    const isRefused = (asked: ReturnType<typeof span>) => busy.some((refuses) => refuses(asked));
    const instead = whatWouldDo(wanted, isRefused, documentedProfile);
    expect(instead).toEqual(span("09:30", 2));
    expect(instead && insteadWords(wanted, instead, documentedProfile)).toBe(
      "Choose 9:30 AM for 2 hours instead",
    );
  });

  it("comes nothing when nothing would do", () => {
    expect(whatWouldDo(span("09:00", 1), () => true, documentedProfile)).toBeNull();
  });
});
