import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { freeStartWords } from "./free-start-words";

const today = "2026-11-20";

it("says from when a boat is free, nearest days by name", () => {
  const from = (bookingDate: string) =>
    freeStartWords({ bookingDate, startTime: "14:30" }, today, documentedProfile);
  expect(from("2026-11-20")).toBe("Free today from 2:30 PM");
  expect(from("2026-11-21")).toBe("Free tomorrow from 2:30 PM");
  expect(from("2026-11-28")).toBe("Free Sat, Nov 28 from 2:30 PM");
});

it("says so when the whole horizon is taken", () => {
  expect(freeStartWords(null, today, documentedProfile)).toBe("Nothing free in the next 3 months");
});
