import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { calmFacts } from "../../shared/testing/calm-facts";
import { testBoat } from "../testing/boat";
import { testCodes } from "../testing/codes";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { BoatBooking } from "./boat-booking";

afterEach(() => dismissToast());

const outing = (startTime: string, duration: number) => ({
  bookingDate: "2026-11-20",
  startTime,
  duration,
  status: "confirmed" as const,
});

it("speaks on of what somebody else was quicker to book, and chooses what would do instead", async () => {
  let bookings = [outing("16:00", 1.5)];
  const lose = () => {
    bookings = [...bookings, outing("18:00", 1)];
    throw new Error("This boat is already taken 6:00 PM – 7:00 PM.");
  };
  showScreen(<BoatBooking boatId={1} member={testMember()} />, {
    "auth.me": null,
    "boats.get": testBoat(),
    "boats.gates": calmFacts(),
    "bookings.mine": [],
    "bookings.accessCodes": testCodes({ access: null }),
    "boats.availability": () => ({ bookings, blocks: [], closures: [] }),
    "bookings.book": lose,
  });
  const user = userEvent.setup();
  const cell = (name: RegExp) => screen.getByRole("button", { name });
  const length = () => screen.getByRole<HTMLInputElement>("radio", { name: "2 hours" });

  await user.click(await screen.findByRole("radio", { name: "2 hours" }));
  await user.click(await screen.findByRole("button", { name: /^6:00 PM/ }));
  await user.click(cell(/^Confirm Booking/));
  expect(await screen.findByText("The boat is out until 7:00 PM.")).toBeDefined();
  expect(screen.getByText('6:00 PM – 8:00 PM · Solo 14 "Heron"')).toBeDefined();
  expect(cell(/^6:00 PM, booked/).getAttribute("aria-pressed")).toBe("false");
  // Pointing elsewhere does not take it from the eye.
  await user.hover(cell(/^1:00 PM/));
  await user.click(cell(/^Choose 7:00 PM instead/));
  expect(screen.getByText('7:00 PM – 9:00 PM · Solo 14 "Heron"')).toBeDefined();
  expect(cell(/^7:00 PM/).getAttribute("aria-pressed")).toBe("true");
  expect(length().checked).toBe(true);
});
