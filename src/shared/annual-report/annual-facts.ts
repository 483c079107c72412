import type { ClubProfile } from "../profile/club-profile";
import type { ClubDate } from "../time/club-dates";

/**
 * What became of a booking. `missed` ended without a launch while the outing log was kept;
 * `unlogged` began before the log was switched on, so nobody knows; `ahead` has not ended.
 */
export type Outcome = "launched" | "missed" | "unlogged" | "ahead" | "cancelled";

/** Bookings of one boat in one month (yyyy-MM) that ended in the same way. */
export interface CountedBookings {
  month: string;
  boatId: number;
  outcome: Outcome;
  bookings: number;
  halfHours: number;
  /** quarters of balance that are charged for them, also what late cancelling kept */
  charged: number;
  /** kilometres that were logged, in tenths */
  tenths: number;
}

/** What was paid for in one month and currency. */
export interface Sales {
  month: string;
  currency: string;
  orders: number;
  /** of an hour */
  quarters: number;
  netCents: number;
  /** all taxes */
  gstCents: number;
}

/** What went back in one month and currency; `reversed` by the provider or the buyer's bank. */
export interface MoneyBack {
  month: string;
  currency: string;
  reversed: boolean;
  /** of an hour, taken from balances */
  quarters: number;
  cents: number;
  /** how much of the cents is taxes */
  gstCents: number;
}

/** Members who registered and are approved, and members who left. */
export interface ComingAndGoing {
  month: string;
  joined: number;
  left: number;
}

/** Half hours on the water, by weekday (0 is Monday) and hour of the day. */
export interface BusyHour {
  weekday: number;
  hour: number;
  halfHours: number;
}

interface FleetBoat {
  id: number;
  name: string;
  category: string;
  managerDisabled: boolean;
  hoursOnOffer: number;
}

/** An approved member without a booking for long. */
export interface QuietMember {
  name: string;
  standing: string;
  lastBooking: ClubDate | null;
}

/** What an annual report is made of, as the database counts it. */
export interface AnnualFacts {
  startDate: ClubDate;
  endDate: ClubDate;
  sales: readonly Sales[];
  moneyBack: readonly MoneyBack[];
  bookings: readonly CountedBookings[];
  times: readonly BusyHour[];
  fleet: readonly FleetBoat[];
  comingAndGoing: readonly ComingAndGoing[];
  quiet: readonly QuietMember[];
  /** approved members today */
  members: number;
  /** whether the club has taxes on its prices, or ever had */
  knowsGst: boolean;
  /** since when outings are logged; null while they are not */
  loggedFrom: ClubDate | null;
  /** nobody who booked after this day is quiet */
  quietSince: ClubDate;
  profile: ClubProfile;
}
