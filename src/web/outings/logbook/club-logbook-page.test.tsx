import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { fillIn } from "../../testing/fill-in";
import { testMe } from "../../testing/me";
import { testOuting, testOutingOut } from "../../testing/outing";
import { showScreen } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { ClubLogbookPage } from "./club-logbook-page";

afterEach(() => dismissToast());

const manager = testMe({ isManager: true });
const landed = testOutingOut({
  landedAt: "2026-11-20T19:25:00.000Z",
  landHeardAt: "2026-11-20T19:29:00.000Z",
  kilometres: 6.2,
  state: "landed",
});
const missed = testOuting({ bookingId: 8, bookingDate: "2026-11-18", state: "missed" });

async function show(outings: OutingView[], land = vi.fn()) {
  showScreen(<ClubLogbookPage />, {
    "auth.me": manager,
    "bookings.outings": outings,
    "bookings.land": land,
  });
  return await screen.findByRole("region", { name: "Outings" });
}
const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("says who was out, how long and how far, the latest first, and sums it up", async () => {
  const later = testOuting({ bookingId: 9, startTime: "19:00", endTime: "20:00", state: "booked" });
  const [first, second] = linesOf(await show([missed, landed, later]));
  expect(first).toContain("Out 12:20 PM – 12:25 PM, 6.2 km");
  expect(second).toContain("Nobody pressed Launch.");
  expect(screen.getByText("1 landed, 6.2 km, 0.1 hours on the water")).toBeTruthy();
});

it("marks a doubtful time, one heard more than 5 minutes later, and what was written afterwards", async () => {
  const at = "2026-11-20T19:30:01.000Z";
  const [first, second, third] = linesOf(
    await show([
      { ...landed, bookingId: 1, writtenAfterwards: true, landHeardAt: at },
      { ...landed, bookingId: 2, landHeardAt: at },
      { ...landed, bookingId: 3, doubtful: true },
    ]),
  );
  expect(first).toContain("time doubtful");
  expect(first).not.toContain("heard");
  expect(second).toContain("return heard 12:30 PM");
  expect(third).toContain("written afterwards");
});

it("writes down an outing that nobody launched, with the club's times", async () => {
  const land = vi.fn(() => ({ outing: landed }));
  await show([missed], land);
  await userEvent.click(screen.getByRole("button", { name: /^Write down Sam Okafor's outing/ }));
  const dialog = await screen.findByRole("dialog");
  const back = within(dialog).getByLabelText("Back at the dock");
  fillIn(back, "13:10");
  fillIn(within(dialog).getByLabelText(/Kilometres/), "5,5");
  await userEvent.click(within(dialog).getByRole("button", { name: "Write it down" }));
  expect(await screen.findByText(/is written down/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({
    id: 8,
    launchedAt: "2026-11-18T19:30:00.000Z",
    landedAt: "2026-11-18T20:10:00.000Z",
    kilometres: 5.5,
    note: "",
    seen: { launchedAt: null },
  });
});

it("corrects a landing of these days in its line, and no older one", async () => {
  const land = vi.fn(() => ({ outing: { ...landed, kilometres: 7.5 } }));
  await show([{ ...landed, bookingId: 5, bookingDate: "2026-11-17" }, landed], land);
  await userEvent.click(screen.getByRole("button", { name: /^Correct Sam Okafor's outing/ }));
  const far = screen.getByLabelText("Kilometres");
  fillIn(far, "7.5");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/is corrected/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: landed.bookingId, kilometres: 7.5 }),
  );
});

it("keeps what was typed when the club refuses, and says why", async () => {
  await show(
    [missed],
    vi.fn(() => Promise.reject(new Error("The logbook is closed."))),
  );
  await userEvent.click(screen.getByRole("button", { name: /^Write down/ }));
  const dialog = await screen.findByRole("dialog");
  fillIn(within(dialog).getByLabelText(/Note/), "A seal");
  await userEvent.click(within(dialog).getByRole("button", { name: "Write it down" }));
  expect(await within(dialog).findByText("The logbook is closed.")).toBeTruthy();
  expect(within(dialog).getByDisplayValue("A seal")).toBeTruthy();
});

it("asks for the launch where its time was cleared", async () => {
  const land = vi.fn();
  await show([missed], land);
  await userEvent.click(screen.getByRole("button", { name: /^Write down/ }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.clear(within(dialog).getByLabelText("Launched"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Write it down" }));
  expect(within(dialog).getByText("Please enter when it was launched")).toBeTruthy();
  expect(land).not.toHaveBeenCalled();
});

it("offers no writing down after 14 days, and asks for 100 days at most", async () => {
  await show([{ ...missed, bookingDate: "2026-11-05" }]);
  expect(screen.queryByRole("button", { name: /^Write down/ })).toBeNull();
  const from = screen.getByLabelText("From");
  fillIn(from, "2026-08-12");
  expect(screen.getByText("Please choose at most 100 days")).toBeTruthy();
});
