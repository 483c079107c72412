import { expect, test } from "vitest";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { testOuting, testOutingOut } from "../../testing/outing";
import { logWords } from "./log-words";

const now = { today: "2026-11-20", minutes: 750 };
const landed = { landedAt: "2026-11-20T19:29:00.000Z" };

test.each([
  [testOuting(), "not launched yet"],
  [testOuting({ startTime: "14:00", endTime: "15:00", dueTime: "15:00" }), ""],
  [testOuting({ startTime: "08:00", endTime: "09:00", dueTime: "09:00" }), "never launched"],
  [testOutingOut(), "launched at"],
  [testOutingOut({ dueTime: "12:00" }), "late, due 12:00 PM"],
  [testOutingOut(landed), "back at"],
  [testOutingOut({ ...landed, kilometres: 6.2 }), "back at, 6.2 km"],
])("%# reads %j", (outing, words) => {
  expect(logWords(outing, now, () => "at", documentedProfile.units, documentedProfile)).toBe(words);
});
