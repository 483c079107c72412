import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { testOuting, testOutingOut } from "../testing/outing";
import { type Answers, showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toast-store";
import { AtTheDock } from "./at-the-dock";

afterEach(() => dismissToast());

function show(outings: OutingView[], answers: Answers = {}) {
  showScreen(<AtTheDock outings={outings} />, answers);
  return screen.findByRole("heading", { level: 2 });
}
const press = async (name: string) =>
  await userEvent.setup().click(screen.getByRole("button", { name }));

it("launches with one press, and says who is along where that was written", async () => {
  const launch = vi.fn(() => ({ outing: testOutingOut() }));
  expect((await show([testOuting()], { "bookings.launch": launch })).textContent).toBe(
    "Ready to launch",
  );
  await userEvent.setup().click(screen.getByText(/Who is with you, and where/));
  await userEvent.setup().type(screen.getByLabelText("Who is with you"), "Robin, Jo ,");
  await press("Launch");
  expect(await screen.findByText(/is out, due back at 1:30 PM/)).toBeTruthy();
  expect(launch).toHaveBeenCalledExactlyOnceWith({ id: 7, aboard: ["Robin", "Jo"], plan: "" });
});

it("notes the return of the boat that is out, whatever else is ready", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  const ready = testOuting({ bookingId: 8 });
  const heading = await show([ready, testOutingOut()], { "bookings.land": land });
  expect(heading.textContent).toBe("You are out");
  expect(screen.getByText(/Out since 12:20 PM/).textContent).toContain("1:30 PM");
  await press("Back at the dock");
  expect(await screen.findByText(/is back/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

it("asks for longer from the due time on, and says why there is none", async () => {
  const extend = vi.fn(() => Promise.reject(new Error("Until 1:30 PM at the latest.")));
  await show([testOutingOut()], { "bookings.extend": extend });
  await press("15 minutes longer");
  expect(await screen.findByText("Until 1:30 PM at the latest.")).toBeTruthy();
  expect(extend).toHaveBeenCalledExactlyOnceWith({ id: 7, timeStr: "13:45" });
});

it("says that a boat of yesterday is late", async () => {
  expect((await show([testOutingOut({ bookingDate: "2026-11-19" })])).textContent).toBe(
    "You are late",
  );
});

it("takes the kilometres of today's landing, and refuses what is no distance", async () => {
  const land = vi.fn(() => ({ outing: testOutingOut() }));
  const landed = testOutingOut({ landedAt: "2026-11-20T19:29:00.000Z", state: "landed" });
  await show([landed], { "bookings.land": land });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Kilometres"), "61");
  await press("Save");
  expect(screen.getByText("Please enter 0 to 60 km, in tenths")).toBeTruthy();
  await user.clear(screen.getByLabelText("Kilometres"));
  await user.type(screen.getByLabelText("Kilometres"), "6,2");
  await press("Save");
  expect(await screen.findByText(/is back/)).toBeTruthy();
  expect(land).toHaveBeenCalledExactlyOnceWith({ id: 7, kilometres: 6.2, note: "" });
});

it.each<[string, Partial<OutingView>]>([
  ["an outing of this evening", { startTime: "19:00", endTime: "20:00", dueTime: "20:00" }],
  ["one that nobody launched", { startTime: "08:00", endTime: "09:00", dueTime: "09:00" }],
])("shows nothing of %s", (_, over) => {
  const { container } = showScreen(<AtTheDock outings={[testOuting(over)]} />, {});
  expect(container.querySelector("section")).toBeNull();
});
