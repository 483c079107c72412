import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { memberBooking } from "../../testing/member-booking";
import { showScreen, testClub } from "../../testing/show-screen";
import { CancelBookingButton } from "./cancel-booking-button";

async function ask(lateCancelMinutes: number) {
  const booking = memberBooking({ duration: 2, hoursUsed: 2 });
  const settings = { ...testClub.settings, lateCancelMinutes, lateCancelReturn: 25 };
  showScreen(<CancelBookingButton booking={booking} now={testClub.clock} />, {
    "admin.club": { ...testClub, settings },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Cancel/ }));
  return (await screen.findByRole("alertdialog")).textContent;
}

it("says before it is pressed what comes back of a late outing", async () => {
  expect(await ask(1440)).toContain("It is late: 0.5 of 2 hours will come back to your account.");
  expect(screen.getByRole("button", { name: "Cancel, 0.5 of 2 hours back" })).toBeTruthy();
});

it("asks in the usual words while all comes back", async () => {
  expect(await ask(60)).toContain("Your hours will be refunded to your account.");
  expect(screen.getByRole("button", { name: "Cancel Booking" })).toBeTruthy();
});
