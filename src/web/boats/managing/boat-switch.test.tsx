import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, it, vi } from "vitest";
import type { TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import type { Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testMe } from "../../testing/me";
import { showScreen } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { BoatSwitch } from "./boat-switch";

afterEach(() => dismissToast());

const heron = testBoat({ lockCode: "4712" });
const sams: TouchedBookingView = {
  id: 41,
  reference: "WRC-0041",
  memberName: "Sam Okafor",
  bookingDate: "2026-11-21",
  startTime: "06:30",
  duration: 1.5,
  hoursUsed: 1.5,
  freeBoats: [{ id: 2, name: 'Solo 14 "Kingfisher"' }],
};
const lees: TouchedBookingView = {
  ...sams,
  id: 42,
  reference: "WRC-0042",
  memberName: "Lee Tanaka",
  startTime: "09:00",
  freeBoats: [],
};

function show(answers: Answers = {}, rights: object = { isAdmin: true }) {
  showScreen(<BoatSwitch boat={heron} />, {
    "auth.me": testMe(rights),
    "admin.touchedBookings": [],
    ...answers,
  });
}

const user = () => userEvent.setup();
const press = async (name: string) =>
  await user().click(await screen.findByRole("button", { name }));

async function switchHeron() {
  const name = 'Solo 14 "Heron" online';
  const enabled = () => screen.getByRole("switch", { name }).matches(":enabled");
  await waitFor(() => expect(enabled()).toBe(true));
  await user().click(screen.getByRole("switch", { name }));
}

const refuse = (message: string) => () => Promise.reject(new TRPCClientError(message));

it("needs no questions when no booking is touched", async () => {
  const off = vi.fn(() => ({ boat: heron }));
  show({ "admin.switchBoat": off });
  await switchHeron();
  expect(await screen.findByText('Solo 14 "Heron" is offline')).toBeTruthy();
  expect(off).toHaveBeenCalledExactlyOnceWith({ id: 1, available: false, settlements: [] });
});

it("lists the bookings it touches, and moves, cancels or leaves each as chosen", async () => {
  const off = vi.fn(() => ({ boat: heron }));
  show({ "admin.touchedBookings": [sams, lees], "admin.switchBoat": off });
  await switchHeron();
  const dialog = await screen.findByRole("dialog", { name: 'Switch Solo 14 "Heron" off?' });
  expect(within(dialog).getByText("2 bookings are touched")).toBeTruthy();
  expect(off).not.toHaveBeenCalled();
  const becomes = within(dialog).getByLabelText<HTMLSelectElement>("What becomes of WRC-0041");
  expect([...becomes.options].map(({ text }) => text)).toEqual([
    'Move to Solo 14 "Kingfisher"',
    "Cancel and return 1.5 hours",
    'Leave it on Solo 14 "Heron"',
  ]);
  expect(within(dialog).getByText("No other boat of this kind is free then.")).toBeTruthy();
  await user().selectOptions(
    within(dialog).getByLabelText("What becomes of WRC-0042"),
    "Cancel and return 1.5 hours",
  );
  expect(dialog.textContent).toContain(
    "This moves 1 booking, cancels 1 booking and returns 1.5 hours.",
  );
  expect(dialog.textContent).toContain("Each of these members gets a mail");
  await press("Switch off");
  expect(await screen.findByText('Solo 14 "Heron" is offline')).toBeTruthy();
  expect(off).toHaveBeenCalledExactlyOnceWith({
    id: 1,
    available: false,
    settlements: [
      { bookingId: 41, action: "move", toBoatId: 2 },
      { bookingId: 42, action: "cancel" },
    ],
  });
});

it("says what stands in the way, and looks the bookings up again", async () => {
  const touched = vi
    .fn<() => TouchedBookingView[]>(() => [{ ...sams, freeBoats: [] }])
    .mockReturnValueOnce([sams]);
  const taken = "That boat is not free at that time. Please choose another one.";
  show({ "admin.touchedBookings": touched, "admin.switchBoat": refuse(taken) });
  await switchHeron();
  await press("Switch off");
  const failed = `Failed to update boat availability${taken}`;
  expect((await screen.findByRole("alert")).textContent).toBe(failed);
  expect(await screen.findByText("No other boat of this kind is free then.")).toBeTruthy();
  expect(screen.getByText("This leaves 1 booking in place.")).toBeTruthy();
});

it("says when it fails", async () => {
  show({ "admin.switchBoat": refuse("The club says no.") });
  await switchHeron();
  expect(await screen.findByText("Failed to update boat availability")).toBeTruthy();
  expect(screen.getByText("The club says no.")).toBeTruthy();
});

it("asks to log in when the session has ended before the bookings are looked up", async () => {
  show({ "admin.touchedBookings": null });
  await switchHeron();
  expect(await screen.findByText("Please log in to continue.")).toBeTruthy();
});

it("leaves the bookings in place when a manager does it, without asking", async () => {
  const toggle = vi.fn(() => ({ boat: heron }));
  show({ "boats.toggle": toggle }, { isManager: true });
  await switchHeron();
  expect(await screen.findByText('Solo 14 "Heron" is offline')).toBeTruthy();
  expect(toggle).toHaveBeenCalledExactlyOnceWith({ id: 1, available: false });
});
