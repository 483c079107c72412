import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testBooked } from "../testing/booked";
import { showScreen } from "../testing/show-screen";
import { testOfferedEntry, testWaitlistEntry } from "../testing/waitlist-entry";
import { HeldForYou } from "./held-for-you";

const heron = testBoat();
const orca = testBoat({ id: 2, name: "Orca", category: "tango" });

function show(entries: WaitlistEntryView[], answers: Answers = {}, unlimited = false) {
  showScreen(
    <>
      <HeldForYou entries={entries} unlimited={unlimited} />
      <p>The end</p>
    </>,
    { "boats.list": [heron, orca], ...answers },
  );
  return screen.findByText("The end");
}
const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>("button", { name });

it("says what is held, until when by the club's clock, how long still, and what it costs", async () => {
  await show([testOfferedEntry()]);
  const part = await screen.findByRole("region", { name: "Held for you" });
  await within(part).findByText(/Heron/, { selector: "p" });
  expect(within(part).getByRole("listitem").firstElementChild?.textContent).toBe(
    'Tomorrow, 8:00 AM – 9:00 AMSolo 14 "Heron"Held until 1:12 PM (42 minutes left). Costs 1 hour.',
  );
});

it("counts more for a boat that costs more, and nothing for whoever pays no hours", async () => {
  const offer = { bookingId: 78, boatId: 2, startTime: "08:00", until: "2026-11-20T21:30:00.000Z" };
  const entry = testOfferedEntry({ kind: "double", boatId: null, offer });
  await show([entry]);
  await screen.findByText(/\(2 hours left\)\. Costs 1\.5 hours\.$/);
});

it("tells no cost to who is unlimited", async () => {
  await show([testOfferedEntry()], {}, true);
  await screen.findByText(/\(42 minutes left\)\.$/);
});

it("books by one press, however often it is pressed", async () => {
  let answer = (_: BookedView) => {};
  const accept = vi.fn(() => new Promise<BookedView>((resolve) => (answer = resolve)));
  await show([testOfferedEntry()], { "bookings.acceptOffer": accept });
  await userEvent.dblClick(await button(/^Book it .*Heron/));
  expect((await button(/^No thanks/)).disabled).toBe(true);
  answer(testBooked());
  await screen.findByText("Booking Confirmed");
  screen.getByRole("button", { name: "See it" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname + window.location.hash).toBe("/dashboard#my-current-bookings");
  expect(accept).toHaveBeenCalledExactlyOnceWith({ id: 5 });
});

it("lets it go", async () => {
  const decline = vi.fn(() => ({ wish: testWaitlistEntry() }));
  await show([testOfferedEntry()], { "bookings.declineOffer": decline });
  await userEvent.click(await button(/^No thanks/));
  await screen.findByText("Let Go");
  expect(decline).toHaveBeenCalledExactlyOnceWith({ id: 5 });
});

it("says a refusal beside its buttons, which can be pressed again", async () => {
  const refused = "You need 1 hour, and have 0.5.";
  const accept = vi.fn(() => Promise.reject(new Error(refused)));
  await show([testOfferedEntry()], { "bookings.acceptOffer": accept });
  await userEvent.click(await button(/^Book it/));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(refused);
  expect(alert.closest("li")).toBe((await button(/^Book it/)).closest("li"));
  expect((await button(/^Book it/)).disabled).toBe(false);
});

it.each([
  ["nothing is offered", testWaitlistEntry()],
  [
    "its time is over, read again or not",
    testOfferedEntry({
      offer: { bookingId: 77, boatId: 1, startTime: "08:00", until: "2026-11-20T19:30:00.000Z" },
    }),
  ],
])("is not there where %s", async (_, entry) => {
  await show([entry]);
  expect(screen.queryByRole("heading", { name: "Held for you" })).toBeNull();
});
