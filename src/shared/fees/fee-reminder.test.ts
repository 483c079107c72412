import { expect, test } from "vitest";
import { dueReminder } from "./fee-reminder";

test.each([
  ["2027-03-01", null],
  ["2027-03-02", 30],
  ["2027-03-24", 30],
  ["2027-03-25", 7],
  ["2027-03-31", 7],
  ["2027-04-01", 0],
  ["2027-04-08", 0],
  ["2027-04-09", null],
])(
  "on %s the latest reminder of a fee paid until April 1 is that of %s days before",
  (today, days) => {
    expect(dueReminder("2027-04-01", today)).toBe(days);
  },
);
