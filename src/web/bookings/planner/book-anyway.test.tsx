import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { calmFacts } from "../../../shared/testing/calm-facts";
import { fairSaturday } from "../../../shared/testing/foreseen-hours";
import { testBoat } from "../../testing/boat";
import { testBooked } from "../../testing/booked";
import { testCodes } from "../../testing/codes";
import { testMember } from "../../testing/member";
import { showScreen } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { BoatBooking } from "../boat-booking";

afterEach(() => dismissToast());

/** Saturday at a club that warns: dark before 8:30 AM, and a no-go from 2 PM. */
async function open(book = vi.fn()) {
  const gates = calmFacts({ daylight: "warn", conditions: "warn" });
  showScreen(
    <BoatBooking boatId={1} member={testMember()} />,
    {
      "auth.me": null,
      "boats.get": testBoat(),
      "boats.gates": { ...gates, forecast: fairSaturday({ 14: { gustKmh: 46 } }) },
      "boats.availability": { bookings: [], blocks: [], closures: [] },
      "bookings.mine": [],
      "bookings.accessCodes": testCodes({ access: null }),
      "bookings.book": book,
    },
    "/booking-simple/1?date=2026-11-21",
  );
  await screen.findByRole("button", { name: /^1:00 PM/ });
  return userEvent.setup();
}
const cell = (name: RegExp) => screen.getByRole("button", { name });
const answerTo = (outing: string) => screen.getByText(outing).closest("output")?.textContent;

it("names each start with its one answer, and has a legend for the marks", async () => {
  await open();
  expect(cell(/^6:00 AM/).getAttribute("aria-label")).toBe(
    "6:00 AM, available, advised against, dark",
  );
  expect(cell(/^2:00 PM/).getAttribute("aria-label")).toBe(
    "2:00 PM, available, advised against, no-go",
  );
  expect(cell(/^12:00 PM/).getAttribute("aria-label")).toBe("12:00 PM, available");
  const legend = within(screen.getByRole("list", { name: "Marks" })).getAllByRole("listitem");
  expect(legend.map(({ textContent }) => textContent?.trim())).toEqual([
    "free",
    "careful",
    "advised against",
    "not possible",
  ]);
});

it("says under the finger what the club advises, and books the dark without asking", async () => {
  const book = vi.fn(() => testBooked({ id: 42 }, 9));
  const user = await open(book);
  await user.click(cell(/^6:00 AM/));
  expect(answerTo('6:00 AM – 7:00 AM · Solo 14 "Heron"')).toContain(
    "advised against: Before the club's advised first start, 8:30 AM.",
  );
  await user.click(screen.getByRole("button", { name: "Confirm Booking" }));
  await screen.findByRole("heading", { name: "Booking Confirmed" });
  expect(book).toHaveBeenCalledTimes(1);
});

it("asks before a no-go, and books it anyway only when told to", async () => {
  const book = vi.fn(() => testBooked({ id: 42 }, 9));
  const user = await open(book);
  await user.click(cell(/^2:00 PM/));
  await user.click(screen.getByRole("button", { name: "Confirm Booking" }));
  const question = await screen.findByRole("alertdialog", { name: "Advised against" });
  expect(question.textContent).toContain("Gusts of 46 km/h at 2 PM, limit 40 km/h.");
  await user.click(within(question).getByRole("button", { name: "Choose another" }));
  expect(book).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Confirm Booking" }));
  await user.click(await screen.findByRole("button", { name: "Book anyway" }));
  await screen.findByRole("heading", { name: "Booking Confirmed" });
  expect(book).toHaveBeenCalledTimes(1);
});
