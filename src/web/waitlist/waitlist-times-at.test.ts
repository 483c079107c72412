import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { waitlistTimesAt } from "./waitlist-times-at";

const bookingDate = "2026-11-21";

it("is the outing that was pressed, so that no other start is offered", () => {
  const taken = { bookingDate, startTime: "08:30", duration: 1.5 };
  expect(waitlistTimesAt(taken, documentedProfile)).toEqual({ from: "08:30", to: "10:00" });
});

it("is the last of the day where it would end after closing", () => {
  const taken = { bookingDate, startTime: "21:30", duration: 2 };
  expect(waitlistTimesAt(taken, documentedProfile)).toEqual({ from: "20:00", to: "22:00" });
});
