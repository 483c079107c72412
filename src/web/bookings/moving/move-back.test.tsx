import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { MoveBookingInput } from "../../../shared/bookings/booking-schemas";
import { calmFacts } from "../../../shared/testing/calm-facts";
import type { Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testMoved } from "../../testing/booked";
import { testCodes } from "../../testing/codes";
import { testMember } from "../../testing/member";
import { memberBooking } from "../../testing/member-booking";
import { showScreen, testClub } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { BoatBooking } from "../boat-booking";

const span = { bookingDate: "2026-11-20", startTime: "16:00", duration: 1 };
const lies = { boatId: 1, dateStr: "2026-11-20", timeStr: "16:00", duration: 1 };

afterEach(() => dismissToast());

/** Moves an outing from 4 to 5 PM. */
async function moveAnHourOn(answers: Answers) {
  const address = "/booking-simple/1?date=2026-11-20&start=16:00&duration=1&move=42";
  showScreen(
    <BoatBooking boatId={1} member={testMember()} />,
    {
      "auth.me": null,
      "boats.get": testBoat(),
      "boats.gates": calmFacts(),
      "boats.list": [testBoat()],
      "boats.availability": { bookings: [], blocks: [], closures: [] },
      "bookings.mine": [memberBooking({ id: 42, boatId: 1, ...span, hoursUsed: 1 })],
      "bookings.accessCodes": testCodes({ access: null }),
      ...answers,
    },
    address,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^5:00 PM/ }));
  await userEvent.click(screen.getByRole("button", { name: "Move Booking" }));
  await screen.findByRole("heading", { name: "Booking Moved" });
}

const undo = () => screen.queryByRole("button", { name: "Undo" });

it("takes a move back by one press, to where it lay", async () => {
  const move = vi.fn(({ id, timeStr = "" }: MoveBookingInput) =>
    testMoved({ ...span, id, startTime: timeStr }),
  );
  await moveAnHourOn({ "bookings.move": move });
  fireEvent.click(undo() ?? document.body);
  expect(await screen.findByText(/^Moved back to .*4:00 PM – 5:00 PM$/)).toBeTruthy();
  const seen = { ...lies, timeStr: "17:00" };
  expect(move).toHaveBeenLastCalledWith({ id: 42, ...lies, seen });
  expect(screen.queryByRole("heading", { name: "Booking Moved" })).toBeNull();
});

it("offers no undo where the new start is too near to be moved from", async () => {
  const settings = { ...testClub.settings, lateCancelMinutes: 1440 };
  await moveAnHourOn({
    "admin.club": { ...testClub, settings },
    "bookings.move": testMoved({ ...span, id: 42, startTime: "17:00" }),
  });
  expect(screen.getByText("Moved")).toBeTruthy();
  expect(undo()).toBeNull();
});
