import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import type { UnclearedBooking } from "../../shared/clearances/clearance-schemas";
import { showScreen } from "../testing/show-screen";
import { UnclearedBookings } from "./uncleared-bookings";

const booking: UnclearedBooking = {
  id: 7,
  reference: "WRC-0007",
  clearance: "Level 2",
  expiredOn: null,
  bookingDate: "2026-11-21",
  startTime: "06:00",
  duration: 1,
  boat: { id: 1, name: "Heron" },
  member: { id: 3, firstName: "Sam", lastName: "Okafor" },
};
const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
const show = (bookings: () => UnclearedBooking[]) =>
  showScreen(<UnclearedBookings frame={Frame} />, { "admin.unclearedBookings": bookings });

it("names each rower, the outing, and what is lacking since when", async () => {
  show(() => [booking, { ...booking, id: 8, reference: "WRC-0008", expiredOn: "2026-11-19" }]);
  await screen.findByRole("heading", { name: "Bookings without a clearance (2)" });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toMatch(
    /^Sam Okafor, Heron.*6:00 AM – 7:00 AM · WRC-0007Does not hold Level 2$/,
  );
  expect(items[1]).toMatch(/WRC-0008Level 2 ends on Thu, Nov 19, 2026/);
});

it("shows nothing while every rower is cleared", async () => {
  const read = vi.fn(() => []);
  show(read);
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByRole("heading")).toBeNull();
});
