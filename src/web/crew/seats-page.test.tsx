import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { SeatView } from "../../shared/crew/crew-schemas";
import { publicClubSettings } from "../../shared/settings/club-settings";
import type { Answers } from "../testing/answers";
import { showScreen, testClub } from "../testing/show-screen";
import { SeatsPage } from "./seats-page";

const settings = publicClubSettings.parse({ ...testClub.settings, openSeats: "on" });
const seat: SeatView = {
  bookingId: 42,
  boat: { id: 2, name: 'Tango 17 "Orca"' },
  bookingDate: "2026-11-24",
  startTime: "10:00",
  duration: 2,
  open: 1,
  with: "Sam O.",
  cost: 1.5,
};
const show = (answers: Answers) =>
  showScreen(<SeatsPage />, {
    "admin.club": { ...testClub, settings },
    "boats.list": [],
    ...answers,
  });

it("shows whose seat is open when, and what it costs", async () => {
  show({ "bookings.seats": [seat] });
  const item = await screen.findByRole("listitem");
  expect(item.textContent).toBe(
    'Tuesday, November 24, 10:00 AM – 12:00 PMTango 17 "Orca" with Sam O.1 seat · costs you 1.5 hoursAsk for a seat Tuesday, November 24, 10:00 AM – 12:00 PM',
  );
});

it("says that it was asked for, also when the club's list has it no more", async () => {
  let seats = [seat];
  const ask = vi.fn(() => {
    seats = [];
    return { id: 9 };
  });
  show({ "bookings.seats": () => seats, "bookings.askForSeat": ask });
  await userEvent.click(await screen.findByRole("button", { name: /^Ask for a seat/ }));
  expect((await screen.findByRole("status")).textContent).toContain("Asked");
  expect(ask).toHaveBeenCalledExactlyOnceWith({ id: 42 });
  expect(screen.queryByRole("button")).toBeNull();
});

it("invites where nothing is open", async () => {
  show({ "bookings.seats": [] });
  expect(await screen.findByRole("heading", { name: "No open seats right now" })).toBeTruthy();
});

it("asks for nothing where the club opens no seats", async () => {
  showScreen(<SeatsPage />, {});
  expect(await screen.findByText("The club opens no seats to its members.")).toBeTruthy();
});
