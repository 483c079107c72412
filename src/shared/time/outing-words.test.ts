import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { arrivalTime, outingDay, outingDayInside, outingTimes } from "./outing-words";

describe("the day of an outing", () => {
  it("is said the way people say it for today and tomorrow, also over a month's end", () => {
    expect(outingDay("2026-11-30", "2026-11-30")).toBe("Today");
    expect(outingDay("2026-12-01", "2026-11-30")).toBe("Tomorrow");
  });

  it("names the weekday, and the year only when it is another one", () => {
    expect(outingDay("2026-11-27", "2026-11-20")).toBe("Friday, November 27");
    expect(outingDay("2027-01-08", "2026-11-20")).toBe("Friday, January 8, 2027");
  });

  it("begins small inside a sentence, except a weekday", () => {
    expect(outingDayInside("2026-11-30", "2026-11-30")).toBe("today");
    expect(outingDayInside("2026-12-01", "2026-11-30")).toBe("tomorrow");
    expect(outingDayInside("2026-11-27", "2026-11-20")).toBe("Friday, November 27");
  });
});

describe("the times of an outing", () => {
  it("say AM or PM at both ends", () => {
    expect(outingTimes({ startTime: "06:30", duration: 1.5 }, documentedProfile)).toBe(
      "6:30 AM – 8:00 AM",
    );
    expect(outingTimes({ startTime: "11:30", duration: 1.5 }, documentedProfile)).toBe(
      "11:30 AM – 1:00 PM",
    );
  });

  it("ask to be there 15 minutes before the start", () => {
    expect(arrivalTime("06:00", { arriveMinutesEarly: 15, clock24: false })).toBe("5:45 AM");
  });
});
