import { expect, test } from "vitest";
import { isMailDue } from "./mail-due";

const ahead = { from: "2026-11-24", until: "2026-11-26", mail: true, writtenOn: "2026-11-20" };
const at = (today: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { today, minutes: hours * 60 + minutes };
};

test.each([
  ["2026-11-23", "23:59", false],
  ["2026-11-24", "06:59", false],
  ["2026-11-24", "07:00", true],
  ["2026-11-25", "00:00", true],
  ["2026-11-26", "23:59", true],
  ["2026-11-27", "00:00", false],
])("what was written ahead is due on %s at %s: %s", (today, time, due) => {
  expect(isMailDue(ahead, at(today, time))).toBe(due);
});

test("what is written for today goes at once, whatever the time", () => {
  const fog = { ...ahead, writtenOn: "2026-11-24" };
  expect(isMailDue(fog, at("2026-11-24", "05:10"))).toBe(true);
  expect(isMailDue({ ...fog, mail: false }, at("2026-11-24", "05:10"))).toBe(false);
});
