import { expect, it } from "vitest";
import { partOfDay } from "./part-of-day";

it("names the part of the day as people do", () => {
  expect(["05:00", "11:30", "12:00", "16:30", "17:00", "21:30"].map(partOfDay)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
