import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { calmFacts } from "../../../shared/testing/calm-facts";
import type { Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testMember } from "../../testing/member";
import { showScreen } from "../../testing/show-screen";
import { NextHours } from "./next-hours";

const show = (answers: Answers = {}, member = testMember()) =>
  showScreen(<NextHours boat={testBoat()} member={member} />, {
    "boats.availability": { bookings: [], blocks: [], closures: [] },
    "boats.gates": calmFacts(),
    "bookings.mine": [],
    ...answers,
  });
const hours = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

const busyFor = (duration: number) => ({
  bookingDate: "2026-11-20",
  startTime: "12:30",
  duration,
  status: "confirmed" as const,
});

it("offers no hour in the dark where the club refuses it", async () => {
  const busy = busyFor(3);
  show({
    "boats.gates": calmFacts({ daylight: "refuse" }),
    "boats.availability": { bookings: [busy], blocks: [], closures: [] },
  });
  await screen.findByText("Today, for an hour from");
  expect(hours()).toEqual(["3:30 PM", "4:00 PM"]);
});

it("says before an hour is booked what speaks against it", async () => {
  const busy = busyFor(6);
  show({
    "boats.gates": calmFacts({ daylight: "warn" }),
    "boats.availability": { bookings: [busy], blocks: [], closures: [] },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^6:30 PM/ }));
  expect(screen.getByText("After the club's advised time to be back, 5:29 PM.")).toBeDefined();
});

it("says which clearance is lacking in the place of hours", async () => {
  const boat = { name: "Heron", requiredClearance: "Level 2", lights: false };
  show({ "boats.gates": { ...calmFacts(), boat } });
  await screen.findByText(/^Heron asks for Level 2\. You do not hold it/);
  expect(hours()).toEqual([]);
});

it("leads to more hours where they do not suffice", async () => {
  show({}, testMember({ hoursRemaining: 0.5 }));
  await userEvent.click(await screen.findByRole("button", { name: /^1:00 PM/ }));
  expect(screen.getByRole("link", { name: "Buy more hours" })).toBeDefined();
  expect(screen.getByText(/This booking costs 1 hour and you have 0\.5 hours/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Book/ })).toBeNull();
});

it("says to whoever is paused why they cannot book", async () => {
  show({}, testMember({ membershipStatus: "paused" }));
  await screen.findByText(/paused/);
  expect(hours()).toEqual([]);
});
