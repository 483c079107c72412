import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { clubTexts } from "./club-texts";
import { figuresOf, fillFigures } from "./figures";

const summer = { from: "04-01", to: "10-31", days: [1, 2, 3, 4, 5, 6, 7] };
const openingHours = [
  { ...summer, opens: "06:00", closes: "21:00" },
  { from: "11-01", to: "03-31", days: [2, 3, 4, 5, 6, 7], opens: "09:00", closes: "16:00" },
];

const said = (id: string, hours: typeof openingHours) => {
  const text = clubTexts.find((one) => one.id === id)?.documented.body ?? expect.fail();
  return fillFigures(text, figuresOf(undefined, [], { ...documentedProfile, openingHours: hours }));
};

test("answers and terms tell the hours of each season, and when the last outings begin", () => {
  expect(said("faq#when-can-i-row", openingHours)).toBe(
    "From 6:00 AM to 9:00 PM, April 1 to October 31, every day; from 9:00 AM to 4:00 PM, November 1 to March 31, Tuesday to Sunday, starting on the hour or half hour. A full hour starts by 8 PM or 3 PM, half an hour by 8:30 PM or 3:30 PM, because every outing ends by 9:00 PM or 4:00 PM.",
  );
  expect(said("faq#opening-hours", openingHours)).toBe(
    "April 1 to October 31, every day, from 6:00 AM to 9:00 PM; November 1 to March 31, Tuesday to Sunday, from 9:00 AM to 4:00 PM. Every boat is back at the dock by 9:00 PM or 4:00 PM.",
  );
});

test("at a club that is never open they promise none", () => {
  expect(said("faq#opening-hours", [])).toMatch(/^On no day\./);
});
