import { expect, it } from "vitest";
import { rowingConditions } from "./rowing-conditions";

it.each([
  [0, "Excellent"],
  [15, "Excellent"],
  [15.01, "Good"],
  [15.4, "Good"],
  [25, "Good"],
  [25.01, "Caution"],
  [25.4, "Caution"],
  [80, "Caution"],
])("rates %s km/h of wind, unrounded, as %s", (wind, rating) => {
  expect(rowingConditions(wind).rating).toBe(rating);
});

it("sends only experienced rowers out in strong winds", () => {
  expect(rowingConditions(26).advice).toBe("strong winds, experienced rowers only");
  expect(rowingConditions(25).advice).toBeNull();
});
