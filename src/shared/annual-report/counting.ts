import { distanceName, type Units } from "../profile/units";
import type { CountedBookings, Outcome } from "./annual-facts";
import type { Column } from "./annual-report-schemas";

// What the figures of the annual report are reckoned with.

/** What was on the water, as far as anybody knows. */
export const rowed: readonly Outcome[] = ["launched", "unlogged"];
export const booked: readonly Outcome[] = [...rowed, "missed", "ahead"];

export const ending = (bookings: readonly CountedBookings[], outcomes: readonly Outcome[]) =>
  bookings.filter(({ outcome }) => outcomes.includes(outcome));

export function sum<T>(all: readonly T[], amountOf: (one: T) => number): number {
  return all.reduce((total, one) => total + amountOf(one), 0);
}

export const count = (bookings: readonly CountedBookings[]) => sum(bookings, (one) => one.bookings);
export const hours = (bookings: readonly CountedBookings[]) =>
  sum(bookings, (one) => one.halfHours) / 2;
export const kilometres = (bookings: readonly CountedBookings[]) =>
  sum(bookings, (one) => one.tenths) / 10;

export const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;

/** Cells in kilometres, which people read in the club's unit. */
export const distanceColumn = (units: Units, more = ""): Column => ({
  key: "kilometres",
  head: `${distanceName(units)}${more}`,
  as: "km",
  ...(units.distance !== "km" && { unit: units.distance }),
});

export const column = (key: string, head: string, as: Column["as"]): Column => ({ key, head, as });
