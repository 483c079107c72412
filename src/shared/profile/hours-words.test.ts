import { expect, test } from "vitest";
import { documentedProfile } from "./club-profile";
import { hoursLines, hoursWords } from "./hours-words";

const daily = [1, 2, 3, 4, 5, 6, 7];

test("are the documented ones, every day", () => {
  expect(hoursLines(documentedProfile)).toEqual([
    { days: "Every day", hours: "5:00 AM to 10:00 PM" },
  ]);
  expect(hoursWords(documentedProfile)).toBe("5:00 AM to 10:00 PM");
});

test("say their season and their days, where a club has several or rests", () => {
  const openingHours = [
    { from: "04-01", to: "10-31", days: daily, opens: "06:00", closes: "21:00" },
    { from: "11-01", to: "03-31", days: [2, 3, 4, 5, 6, 7], opens: "09:00", closes: "16:00" },
  ];
  expect(hoursWords({ openingHours })).toBe(
    "6:00 AM to 9:00 PM (April 1 to October 31), " +
      "9:00 AM to 4:00 PM (November 1 to March 31, Tue, Wed, Thu, Fri, Sat, Sun)",
  );
  expect(hoursWords({ openingHours: [] })).toBe("no hour");
});
