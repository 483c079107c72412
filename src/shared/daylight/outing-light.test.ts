import { expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { toMinutes } from "../time/clock-times";
import { isLight, lightWords } from "./outing-light";

const sun = { sunrise: toMinutes("08:27"), sunset: toMinutes("17:24") };

it.each([
  ["09:00", 1.5, "Sunrise 8:27 AM, sunset 5:24 PM"],
  ["07:00", 1, "Dark: sunrise 8:27 AM"],
  ["08:00", 1, "Dark at first: sunrise 8:27 AM"],
  ["17:00", 1, "Dark at the end: sunset 5:24 PM"],
  ["18:00", 1, "Dark: sunset 5:24 PM"],
  ["21:30", 0.5, "Dark: sunset 5:24 PM"],
])("an outing at %s for %d hours: %s", (startTime, duration, words) => {
  expect(lightWords({ startTime, duration }, sun, documentedProfile)).toBe(words);
  expect(isLight({ startTime, duration }, sun)).toBe(words.startsWith("Sunrise"));
});
