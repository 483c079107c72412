import { expect, it } from "vitest";
import { documentedProfile } from "../../shared/profile/club-profile";
import { memberBooking } from "../testing/member-booking";
import { outingToKeep } from "./outing-to-keep";

const access = {
  gateCode: "2010#",
  shedCode: "",
  washroomCode: "1855",
  accessInstructions: "The gate is left of the boathouse.",
};

it("ends on the club's clock, wherever the device is", () => {
  const booking = memberBooking({ bookingDate: "2026-11-21", startTime: "06:30", duration: 1.5 });
  const { endsAt } = outingToKeep(booking, null, 3, { offsetMinutes: -420 }, documentedProfile);
  expect(new Date(endsAt).toISOString()).toBe("2026-11-21T15:00:00.000Z");
});

it("names the day by its date, for it may be read on another", () => {
  const kept = outingToKeep(memberBooking(), null, 3, { offsetMinutes: -420 }, documentedProfile);
  expect(kept).toMatchObject({
    memberId: 3,
    day: "Saturday, November 21",
    times: "6:30 AM – 7:30 AM",
    arrival: "6:15 AM",
    minutesEarly: 15,
    reference: "WRC-0001",
  });
});

it("keeps the codes the club gave, the lock's first", () => {
  const kept = outingToKeep(memberBooking(), access, 3, { offsetMinutes: -420 }, documentedProfile);
  expect(kept.codes).toEqual([
    { place: "Lock code", code: "4712" },
    { place: "Gate code", code: "2010#" },
    { place: "Washroom code", code: "1855" },
  ]);
  expect(kept.instructions).toBe("The gate is left of the boathouse.");
});

it("keeps when the codes appear that are not shown yet", () => {
  const codesFrom = { date: "2026-11-21", time: "05:30", orAtLaunch: false };
  const boat = { name: "Heron", lockCode: null };
  const booking = memberBooking({ boat, codesFrom });
  const kept = outingToKeep(booking, null, 3, { offsetMinutes: -420 }, documentedProfile);
  expect(kept).toMatchObject({
    codes: [],
    codesFrom: "Codes appear on Saturday, November 21 at 5:30 AM",
  });
});
