import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import { testBoat } from "../testing/boat";
import { testBooked } from "../testing/booked";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { testOfferedEntry } from "../testing/waitlist-entry";
import { WaitlistPage } from "./waitlist-page";

it("leads to what was accepted, where nothing is waited for any more", async () => {
  let entries: WaitlistEntryView[] = [testOfferedEntry()];
  showScreen(<WaitlistPage />, {
    "auth.me": testMe(),
    "boats.list": [testBoat()],
    "bookings.wishes": () => entries,
    "bookings.acceptOffer": () => {
      entries = [];
      return testBooked({ id: 77 });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Book it .*Heron/ }));
  await screen.findByText("Booking Confirmed");
  expect(window.location.pathname + window.location.hash).toBe("/dashboard#my-current-bookings");
});
