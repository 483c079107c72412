import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { codesFromDateWords, codesFromWords, minutesWords } from "./codes-words";

const from = { date: "2026-11-21", time: "05:30", orAtLaunch: false };

it.each([
  ["2026-11-21", "Codes appear at 5:30 AM"],
  ["2026-11-20", "Codes appear tomorrow at 5:30 AM"],
  ["2026-11-19", "Codes appear on Saturday, November 21 at 5:30 AM"],
])("read on %s they say %s", (today, words) => {
  expect(codesFromWords(from, today, documentedProfile)).toBe(words);
});

it("always name the day where they are kept, and the launch where it shows them", () => {
  expect(codesFromDateWords({ ...from, orAtLaunch: true }, documentedProfile)).toBe(
    "Codes appear on Saturday, November 21 at 5:30 AM, or once you launch",
  );
});

it.each([
  [15, "15 minutes"],
  [60, "1 hour"],
  [90, "1.5 hours"],
  [75, "75 minutes"],
  [1440, "24 hours"],
])("%d minutes read %s", (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});
