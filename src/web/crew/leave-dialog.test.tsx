import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { CrewButton } from "./crew-button";

const boat = { name: 'Tango 17 "Orca"', lockCode: null };
const now = { today: "2026-11-20", minutes: 750 };
const booking = memberBooking({ id: 42, role: "crew", boat, hoursUsed: 3, with: ["Sam O."] });

async function askToLeave(backOnLeaving: number | null, paid: number) {
  const outing: OutingCrewView = {
    crew: [{ id: 7, name: "Ada Q.", state: "in" }],
    ownEntry: 7,
    share: "equal",
    ways: 2,
    part: 1.5,
    open: 0,
    backOnLeaving,
  };
  const leave = vi.fn(() => ({ crew: [] }));
  showScreen(<CrewButton booking={{ ...booking, paid }} now={now} />, {
    "bookings.crew": outing,
    "bookings.leaveCrew": leave,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Leave booking WRC-0042" }));
  return { leave, dialog: await screen.findByRole("alertdialog", { name: "Leave this outing?" }) };
}

it.each([
  [1.5, 1.5, "Your 1.5 hours come back to your account."],
  [1, 1, "Your 1 hour comes back to your account."],
  [0.75, 1.5, "It is late: of your 1.5 hours, 0.75 hours come back to your account."],
  [null, 1.5, /^Your 1\.5 hours stay paid, because Sam O\. has too few hours/],
  [0, 0, "It cost you nothing, so nothing comes back."],
])("says before it is pressed what comes back: %o of %o", async (back, paid, words) => {
  const { leave, dialog } = await askToLeave(back, paid);
  expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole("button", { name: "Leave" }));
  await screen.findByText("You Left the Crew");
  expect(leave).toHaveBeenCalledExactlyOnceWith({ id: 42, crewId: 7 });
});
