import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fillIn } from "../../testing/fill-in";
import { showScreen } from "../../testing/show-screen";
import { CancelAnyBookingButton } from "./cancel-any-booking-button";

const booking = {
  id: 7,
  reference: "WRC-0007",
  bookingDate: "2026-11-21",
  startTime: "06:30",
  duration: 1,
};

async function open(memberName: string | null) {
  const sent: unknown[] = [];
  const cancel = (input: unknown) => {
    sent.push(input);
    return { hoursRefunded: 1, hoursRemaining: 10 };
  };
  const button = (
    <CancelAnyBookingButton booking={booking} boatName="Heron" memberName={memberName} />
  );
  showScreen(button, { "bookings.cancel": cancel });
  await userEvent.click(await screen.findByRole("button", { name: /^Cancel Booking/ }));
  await screen.findByRole("alertdialog");
  return sent;
}

const confirm = () => userEvent.click(screen.getByRole("button", { name: "Cancel Booking" }));

it("sends the reason that the member will read", async () => {
  const sent = await open("Sam Okafor");
  fillIn(screen.getByLabelText(/^Reason/), "Storm warning");
  await confirm();
  await waitFor(() => expect(sent).toEqual([{ id: 7, reason: "Storm warning" }]));
});

it("asks for no reason when the booking is the admin's own", async () => {
  const sent = await open(null);
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  await confirm();
  await waitFor(() => expect(sent).toEqual([{ id: 7 }]));
});
