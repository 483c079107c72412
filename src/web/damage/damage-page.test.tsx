import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { testMe } from "../testing/me";
import { offeredBooking } from "../testing/replacement";
import { showScreen } from "../testing/show-screen";
import { DamagePage } from "./damage-page";

const at = "2026-11-20T19:30:00.000Z";
const outing = { bookingDate: "2026-11-21", startTime: "08:00", duration: 1 };
const report: StaffDamageView = {
  id: 3,
  boat: { id: 1, name: "Heron" },
  severity: "unusable",
  what: "The hull leaks",
  photos: [1],
  note: "",
  createdAt: at,
  resolvedAt: null,
  boatAvailable: false,
  waitsForStaff: false,
  entries: [
    { severity: "unusable", what: "The hull leaks", createdAt: at, photos: [1], by: "Sam Okafor" },
  ],
  offers: [
    {
      bookingId: 12,
      reference: "WRC-0012",
      rower: "Lee Park",
      ...outing,
      outcome: null,
      open: true,
      swapTo: { id: 2, name: "Tern" },
    },
  ],
  launched: [],
};
const admin = { "auth.me": testMe({ isAdmin: true }) };

it("shows who saw what, with photos, and who has not chosen", async () => {
  const decide = vi.fn(() => ({ booking: offeredBooking(), hoursRefunded: 0 }));
  showScreen(<DamagePage />, { ...admin, "admin.damage": [report], "admin.decideOffer": decide });
  await screen.findByText("The hull leaks");
  expect(screen.getByAltText("Damage to Heron, 1")).toBeDefined();
  expect(screen.getByText("Has not chosen yet.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Move to Tern" }));
  expect(decide).toHaveBeenCalledExactlyOnceWith({ bookingId: 12, choice: "swap" });
});

it("says that it is mended by one press", async () => {
  const edit = vi.fn(() => ({ report }));
  showScreen(<DamagePage />, { ...admin, "admin.damage": [report], "admin.editDamage": edit });
  await userEvent.click(await screen.findByRole("button", { name: "It is mended" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    id: 3,
    resolved: true,
    seen: { resolved: false },
  });
});

it("asks first of what a tablet called unusable, and takes it offline or not by one press", async () => {
  const waiting: StaffDamageView = {
    ...report,
    ...{ severity: "minor", boatAvailable: true, waitsForStaff: true, offers: [] },
  };
  const edit = vi.fn(() => ({ report }));
  showScreen(<DamagePage />, { ...admin, "admin.damage": [waiting], "admin.editDamage": edit });
  await screen.findByText("Can it be rowed?");
  await userEvent.click(screen.getByRole("button", { name: "No, take Heron offline" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes, it can be rowed" }));
  const seen = { severity: "minor" };
  expect(edit.mock.calls).toEqual([
    [{ id: 3, severity: "unusable", seen }],
    [{ id: 3, severity: "minor", seen }],
  ]);
});
