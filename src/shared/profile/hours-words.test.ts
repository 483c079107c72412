import { expect, test } from "vitest";
import { documentedProfile } from "./club-profile";
import { daysWords, earliestWords, hoursWords } from "./hours-words";

const said = (profile: Parameters<typeof hoursWords>[0]) => [
  hoursWords(profile),
  daysWords(profile),
  earliestWords(profile),
];

test("are the documented ones, every day", () => {
  expect(said(documentedProfile)).toEqual(["5:00 AM to 10:00 PM", "Every day", "5:00 AM"]);
});

test("say so where a club has several or rests", () => {
  const summer = { from: "04-01", to: "10-31", days: [1, 2, 3, 4, 5, 6, 7] };
  const openingHours = [
    { ...summer, opens: "06:00", closes: "21:00" },
    { from: "11-01", to: "03-31", days: [2, 3, 4, 5, 6, 7], opens: "09:00", closes: "16:00" },
  ];
  expect(said({ openingHours })).toEqual([
    "6:00 AM to 9:00 PM or 9:00 AM to 4:00 PM",
    "By day and season",
    "6:00 AM",
  ]);
});
