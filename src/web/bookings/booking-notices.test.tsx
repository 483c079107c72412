import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { calmFacts } from "../../shared/testing/calm-facts";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testBooked } from "../testing/booked";
import { testCodes } from "../testing/codes";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { BoatBooking } from "./boat-booking";

const nothingOn = { bookings: [], blocks: [], closures: [] };
const server: Answers = {
  "auth.me": null,
  "boats.get": testBoat(),
  "boats.gates": calmFacts(),
  "boats.availability": nothingOn,
  "bookings.mine": [],
  "bookings.accessCodes": testCodes({ access: null }),
};
const open = (answers: Answers) =>
  showScreen(<BoatBooking boatId={1} member={testMember()} />, { ...server, ...answers });

it("says why a boat is blocked, until when, and leads to the next day that is not", async () => {
  const block = { startDate: "2026-11-20", endDate: "2026-11-21", reason: "New seats" };
  open({ "boats.availability": { ...nothingOn, blocks: [block] } });
  await screen.findByText("This boat is blocked on that day until Sat, Nov 21");
  screen.getByText("New seats");
  screen.getByText("No start is left.");
  await userEvent.click(screen.getByRole("button", { name: "Go to Sun, Nov 22" }));
  await screen.findByRole("button", { name: "9:00 AM, available" });
  expect(screen.queryByText(/is blocked on that day/)).toBeNull();
  screen.getByText("Press a start time.");
});

it("names whom to ask for a clearance, as the server does", async () => {
  const boat = testBoat({ requiredClearance: "Level 2" });
  const gates = { ...calmFacts(), boat };
  const settings = { ...gates.settings, dutyOfficer: { name: "Dana" } };
  open({ "boats.get": boat, "boats.gates": { ...gates, settings } });
  await screen.findByText(/Please ask Dana, the duty officer, or an admin of the club\.$/);
});

it("says that a booking is confirmed on its pass, and in the toast only whose it is", async () => {
  open({ "bookings.book": testBooked({ startTime: "18:00" }) });
  await userEvent.click(await screen.findByRole("button", { name: /^6:00 PM/ }));
  await userEvent.click(screen.getByRole("button", { name: "Confirm Booking" }));
  expect(await screen.findByText(/ is yours for 1 hour from 6:00 PM$/)).toBeTruthy();
  expect(screen.getAllByText("Booking Confirmed")).toHaveLength(1);
});
