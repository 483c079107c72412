import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { testOuting, testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { BoatsOut } from "./boats-out";

afterEach(() => dismissToast());

it("lists who is out, the first due first, and notes a return with one press", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  const late = testOutingOut({
    bookingId: 9,
    boat: { id: 2, name: "Orca" },
    dueTime: "12:20",
    aboard: ["Robin"],
    launchedAt: "2026-11-20T18:30:00.000Z",
  });
  const outings = [testOutingOut(), late, testOuting({ bookingId: 8 })];
  showScreen(<BoatsOut outings={outings} heading="h2" />, { "bookings.land": land });
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Orcalate, due 12:20 PMSam Okafor, Robin, out since 11:30 AM (heard 12:20 PM)Is back",
    'Solo 14 "Heron"due 1:30 PMSam Okafor, out since 12:20 PMIs back',
  ]);
  await userEvent.setup().click(screen.getByRole("button", { name: "Orca is back" }));
  expect(await screen.findByText('Solo 14 "Heron" is in the log')).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 9 });
});

it("says of a boat that is out since another day that it was due then", async () => {
  const since = testOutingOut({ bookingDate: "2026-11-19", dueTime: "20:00" });
  showScreen(<BoatsOut outings={[since]} heading="h2" />, {});
  expect(await screen.findByText("late, due 8:00 PM yesterday")).toBeTruthy();
});
