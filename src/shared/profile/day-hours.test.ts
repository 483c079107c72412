import { describe, expect, test } from "vitest";
import { documentedProfile, type OpeningHours } from "./club-profile";
import {
  adminStartsOf,
  hasClosedDays,
  hourStartsOf,
  hoursOn,
  hoursOpen,
  lastFullStart,
  startsOf,
} from "./day-hours";

const daily = [1, 2, 3, 4, 5, 6, 7];
/** Long days in summer; in winter short ones, and never on a Monday. */
const openingHours: OpeningHours[] = [
  { from: "04-01", to: "10-31", days: daily, opens: "06:00", closes: "21:00" },
  { from: "11-01", to: "03-31", days: [2, 3, 4, 5, 6, 7], opens: "09:00", closes: "16:00" },
];
const on = (date: string) => hoursOn(date, { openingHours });

test("a club has closed days or none, whatever day it is asked on", () => {
  const asked = ["2026-11-20", "2027-05-03"];
  const closing = (hours: readonly OpeningHours[]) =>
    asked.map((day) => hasClosedDays(day, { openingHours: hours }));
  expect(closing(openingHours)).toEqual([true, true]);
  expect(closing(openingHours.map((one) => ({ ...one, days: daily })))).toEqual([false, false]);
});

describe("the hours of a day", () => {
  test("are the season's, its first and last day included, over New Year too", () => {
    expect(on("2027-10-31")).toMatchObject({ opens: "06:00" });
    expect(on("2026-11-01")).toMatchObject({ opens: "09:00" });
    expect(on("2026-12-31")).toMatchObject({ opens: "09:00" });
    expect(on("2027-01-01")).toMatchObject({ opens: "09:00" });
    expect(on("2027-03-31")).toMatchObject({ opens: "09:00" });
    expect(on("2027-04-01")).toMatchObject({ opens: "06:00" });
  });

  test("are none on a day of the week that no entry names", () => {
    expect(on("2027-01-04")).toBeNull();
    expect(on("2027-05-31")).not.toBeNull();
  });

  test("are those of the first entry that fits", () => {
    const regatta = { from: "06-12", to: "06-12", days: daily, opens: "04:00", closes: "23:30" };
    const both = { openingHours: [regatta, ...openingHours] };
    expect(hoursOn("2027-06-12", both)).toBe(regatta);
    expect(hoursOn("2027-06-13", both)).toBe(openingHours[0]);
  });
});

describe("the starts of a day", () => {
  const documented = hoursOn("2026-11-20", documentedProfile) ?? expect.fail();

  test("are the documented 34, and 05:00 to 20:00 for admins", () => {
    const starts = startsOf(documented);
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([34, "05:00", "21:30"]);
    const admins = adminStartsOf(documented);
    expect([admins.length, admins[0], admins.at(-1)]).toEqual([16, "05:00", "20:00"]);
    expect(hourStartsOf(documented)).toHaveLength(17);
    expect([lastFullStart(documented), hoursOpen(documented)]).toEqual(["21:00", 17]);
  });

  test("are counted from an opening on the half hour, and a half hour left over counts as one", () => {
    const hours = { opens: "06:30", closes: "10:00" };
    expect(startsOf(hours)).toHaveLength(7);
    expect(hourStartsOf(hours)).toEqual(["06:30", "07:30", "08:30", "09:30"]);
    expect(adminStartsOf(hours)).toEqual(["06:30", "07:30"]);
    expect(hoursOpen(hours)).toBe(3.5);
  });

  test("are one on a day of half an hour, and none for admins", () => {
    const hours = { opens: "06:00", closes: "06:30" };
    expect([startsOf(hours), adminStartsOf(hours)]).toEqual([["06:00"], []]);
    expect(lastFullStart(hours)).toBe("06:00");
  });

  test("are none on a closed day", () => {
    expect([startsOf(null), adminStartsOf(null), hourStartsOf(null), hoursOpen(null)]).toEqual([
      [],
      [],
      [],
      0,
    ]);
  });
});
