import { expect, it } from "vitest";
import type { TouchedBookingView } from "../../../shared/boats/fleet-schemas";
import { choicesFor, settlementSummary, settlementsOf, stillPossible } from "./settlement-choices";

const booking = (id: number, freeBoats: number[], hoursUsed = 1): TouchedBookingView => ({
  id,
  reference: `WRC-000${id}`,
  memberName: "Sam Okafor",
  bookingDate: "2026-11-21",
  startTime: "06:30",
  duration: 1,
  hoursUsed,
  freeBoats: freeBoats.map((boat) => ({ id: boat, name: `Boat ${boat}` })),
});

const touched = [booking(1, [7, 8]), booking(2, [], 1.5), booking(3, [8])];

it("moves each booking to its first free boat, and leaves the one that has none", () => {
  const choices = choicesFor(touched, "move");
  expect(choices).toEqual({ 1: "move:7", 2: "leave", 3: "move:8" });
  expect(settlementsOf(touched, choices)).toEqual([
    { bookingId: 1, action: "move", toBoatId: 7 },
    { bookingId: 2, action: "leave" },
    { bookingId: 3, action: "move", toBoatId: 8 },
  ]);
});

it("counts what follows, and the hours that go back", () => {
  expect(settlementSummary(touched, { 1: "move:7", 2: "cancel", 3: "cancel" })).toBe(
    "This moves 1 booking, cancels 2 bookings and returns 2.5 hours.",
  );
  expect(settlementSummary(touched, choicesFor(touched, "leave"))).toBe(
    "This leaves 3 bookings in place.",
  );
});

it("falls back to leaving when the boat somebody was to move to is taken meanwhile", () => {
  const now = [booking(1, [8]), booking(2, []), booking(3, [8])];
  expect(stillPossible(now, { 1: "move:7", 2: "cancel", 3: "move:8" })).toEqual({
    1: "leave",
    2: "cancel",
    3: "move:8",
  });
});
