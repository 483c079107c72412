import { describe, expect, it } from "vitest";
import { dayGlance, glanceState, minutesLeft, soundDuration, timeLeftWords } from "./day-glance";

const noon = 12 * 60;
const outing = (time: string, duration = 1) => ({ time, duration });
const atNoon = (one: ReturnType<typeof outing>) => glanceState(one, noon);

describe("a duration", () => {
  it.each([Number.NaN, 8.5, -0.5, Number.POSITIVE_INFINITY])(
    "of %s counts as 2 hours",
    (broken) => {
      expect(soundDuration(broken)).toBe(2);
    },
  );

  it.each([0, 0.5, 4, 8])("of %s hours is taken as it is", (hours) => {
    expect(soundDuration(hours)).toBe(hours);
  });
});

describe("where an outing stands", () => {
  it("is upcoming until its start", () => {
    expect(glanceState(outing("12:00"), noon - 1)).toBe("upcoming");
    expect(glanceState(outing("12:00"), noon)).toBe("on-water");
  });

  it("is completed after its end, a broken duration after 2 hours", () => {
    expect(glanceState(outing("11:00"), noon)).toBe("on-water");
    expect(glanceState(outing("11:00"), noon + 1)).toBe("completed");
    expect(glanceState(outing("10:00", Number.NaN), noon)).toBe("on-water");
    expect(glanceState(outing("10:00", Number.NaN), noon + 1)).toBe("completed");
  });
});

describe("the time left", () => {
  it.each([
    [90, "1 h 30 min"],
    [120, "2 h"],
    [59, "59 min"],
    [1, "1 min"],
    [0, "Overdue"],
    [-5, "Overdue"],
  ])("of %s minutes reads %s", (minutes, words) => {
    expect(timeLeftWords(minutes)).toBe(words);
  });

  it("is counted from the club's clock", () => {
    expect(minutesLeft(outing("11:30", 1.5), noon)).toBe(60);
  });
});

describe("the day at a glance", () => {
  const hourly = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => outing(`${String(from + n).padStart(2, "0")}:00`, 0.5));

  it("shows the next 5 upcoming and counts the others", () => {
    const { upcoming } = dayGlance(hourly(13, 8).reverse(), atNoon);
    expect(upcoming.shown.map(({ time }) => time)).toEqual([
      "13:00",
      "14:00",
      "15:00",
      "16:00",
      "17:00",
    ]);
    expect(upcoming.more).toBe(3);
  });

  it("shows the 3 that came back last and counts the others", () => {
    const { completed } = dayGlance(hourly(6, 5), atNoon);
    expect(completed.shown.map(({ time }) => time)).toEqual(["10:00", "09:00", "08:00"]);
    expect(completed.more).toBe(2);
  });

  it("shows all that are on the water, the one due back first at the top", () => {
    const { onWater, upcoming, completed } = dayGlance(
      [outing("11:30", 2), outing("12:00", 1), outing("11:00", 1)],
      atNoon,
    );
    expect(onWater.map(({ time }) => time)).toEqual(["11:00", "12:00", "11:30"]);
    expect([upcoming.more, completed.more]).toEqual([0, 0]);
  });
});
