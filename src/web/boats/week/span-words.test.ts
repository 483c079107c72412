import { expect, it } from "vitest";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { spanTimes, spanWords } from "./span-words";

it("names the half of the day once where both ends have it", () => {
  expect(spanTimes({ startTime: "05:00", endTime: "08:30" }, documentedProfile)).toBe(
    "5 – 8:30 AM",
  );
  expect(spanTimes({ startTime: "11:00", endTime: "14:00" }, documentedProfile)).toBe(
    "11 AM – 2 PM",
  );
  expect(spanTimes({ startTime: "05:00", endTime: "08:30" }, { clock24: true })).toBe(
    "05:00 – 08:30",
  );
});

it("says of the dark that the boat is free", () => {
  const evening = { startTime: "17:00", endTime: "22:00" };
  expect(spanWords({ state: "dark", ...evening }, documentedProfile)).toBe(
    "free in the dark 5 – 10 PM",
  );
  expect(spanWords({ state: "off", ...evening }, documentedProfile)).toBe(
    "off the water 5 – 10 PM",
  );
});
