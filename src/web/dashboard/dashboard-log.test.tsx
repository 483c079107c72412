import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Answers } from "../testing/answers";
import { memberBooking } from "../testing/member-booking";
import { testOuting, testOutingOut } from "../testing/outing";
import { screenAnswers } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { DashboardPage } from "./dashboard-page";

// What the outing log knows decides what a member's home calls their outings.

const tomorrow = memberBooking({ id: 42, bookingDate: "2026-11-21", startTime: "06:30" });

async function show(answers: Answers) {
  showScreen(<DashboardPage />, { ...screenAnswers, ...answers });
  await screen.findByRole("heading", { name: "My Current Bookings" });
}

it("shows an outing as On Water as long as it is out, by its own due time", async () => {
  const booking = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "10:00" });
  const out = testOutingOut({ startTime: "10:00", endTime: "11:00", dueTime: "11:30" });
  await show({ "bookings.mine": [booking, tomorrow], "bookings.myOutings": [out] });
  const pass = within(await screen.findByRole("region", { name: "On Water" }));
  expect(pass.getByText(/^Out since 12:20 PM/).textContent).toContain("be back by 11:30 AM");
  expect(pass.getByRole("button", { name: "Back at the dock" })).toBeTruthy();
  expect(pass.queryByRole("link", { name: /^Move/ })).toBeNull();
  expect(screen.getAllByText(/11:30 AM/)).toHaveLength(1);
  expect(screen.queryByText("Your next outing")).toBeNull();
  expect(screen.getByText(/^WRC-0042/)).toBeTruthy();
});

it("shows no outing any more that has landed, whatever the clock says", async () => {
  const booking = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "12:00" });
  const landed = testOutingOut({ landedAt: "2026-11-20T19:29:00.000Z", state: "landed" });
  await show({ "bookings.mine": [booking], "bookings.myOutings": [landed] });
  expect(await screen.findByText("No current bookings")).toBeTruthy();
  expect(screen.queryByText("On Water")).toBeNull();
});

it("calls an outing the next one while nobody has launched it", async () => {
  const booking = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "12:00" });
  const ready = testOuting({ startTime: "12:00", endTime: "13:00", dueTime: "13:00" });
  await show({ "bookings.mine": [booking], "bookings.myOutings": [ready] });
  expect(await screen.findByRole("region", { name: "Your next outing" })).toBeTruthy();
  expect(screen.queryByText("On Water")).toBeNull();
});

it("has Launch on the card of the outing itself, and before its time says from when", async () => {
  const booking = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "12:30" });
  await show({ "bookings.mine": [booking], "bookings.myOutings": [testOuting()] });
  const pass = within(await screen.findByRole("region", { name: "Your next outing" }));
  expect(pass.getByRole("button", { name: "Launch" })).toBeTruthy();
  expect(screen.getAllByText(booking.boat.name)).toHaveLength(1);
  cleanup();
  const evening = { startTime: "18:00", endTime: "19:00", dueTime: "19:00" };
  await show({
    "bookings.mine": [{ ...booking, startTime: "18:00" }],
    "bookings.myOutings": [testOuting({ ...evening, state: "booked" })],
  });
  expect(await screen.findByText("Launch from 5:45 PM")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Launch" })).toBeNull();
});

it.each([
  ["below Launch at the dock", [testOuting()], Node.DOCUMENT_POSITION_PRECEDING],
  ["above all where nothing is at hand", [], Node.DOCUMENT_POSITION_FOLLOWING],
])("asks to row together %s", async (_, myOutings, where) => {
  const bookingDate = myOutings.length > 0 ? "2026-11-20" : "2026-11-21";
  const booking = memberBooking({ id: 7, bookingDate, startTime: "12:30" });
  const boat = { id: 2, name: "Tango" };
  const asked = { id: 8, boat, bookingDate: "2026-11-24", startTime: "10:00", duration: 2 };
  await show({
    "bookings.mine": [booking],
    "bookings.myOutings": myOutings,
    "bookings.invitations": [{ id: 5, booking: asked, from: "Lee M.", cost: 0 }],
  });
  const asks = await screen.findByRole("region", { name: "Rowing together" });
  const outing = await screen.findByRole("region", { name: "Your next outing" });
  expect(asks.compareDocumentPosition(outing)).toBe(where);
});
