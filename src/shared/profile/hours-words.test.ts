import { expect, test } from "vitest";
import { documentedProfile } from "./club-profile";
import { earliestWords, hoursWords, seasonsInWords } from "./hours-words";

const summer = { from: "04-01", to: "10-31", days: [1, 2, 3, 4, 5, 6, 7] };
const openingHours = [
  { ...summer, opens: "06:00", closes: "21:00" },
  { from: "11-01", to: "03-31", days: [2, 3, 4, 5, 6, 7], opens: "09:00", closes: "16:00" },
];

test("are the documented ones, every day", () => {
  expect(hoursWords(documentedProfile)).toBe("5:00 AM to 10:00 PM");
  expect(earliestWords(documentedProfile)).toBe("5:00 AM");
  expect(seasonsInWords(documentedProfile)).toEqual([
    { days: "Every day", hours: "5:00 AM to 10:00 PM" },
  ]);
});

test("name each season where a club has several or rests", () => {
  expect(hoursWords({ openingHours, clock24: false })).toBe(
    "6:00 AM to 9:00 PM or 9:00 AM to 4:00 PM",
  );
  expect(earliestWords({ openingHours, clock24: false })).toBe("6:00 AM");
  expect(seasonsInWords({ openingHours, clock24: false })).toEqual([
    { days: "April 1 to October 31, every day", hours: "6:00 AM to 9:00 PM" },
    { days: "November 1 to March 31, Tuesday to Sunday", hours: "9:00 AM to 4:00 PM" },
  ]);
});

test.each([
  [[6], "Saturday"],
  [[7, 6], "Saturday and Sunday"],
  [[5, 1, 3], "Monday, Wednesday and Friday"],
  [[1, 2, 3], "Monday to Wednesday"],
])("of the days %j say “%s”", (days, words) => {
  const allYear = { from: "01-01", to: "12-31", days, opens: "09:00", closes: "16:00" };
  expect(seasonsInWords({ openingHours: [allYear], clock24: false })[0]?.days).toBe(words);
});
