import { documentedProfile } from "../../shared/profile/club-profile";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { type Moment, momentAt } from "../time/moment";
import { fridayNoon } from "./test-clock";

/** The moment of an instant by the test club's clock; its Friday noon where none is said. */
export const testMoment = (at: Date = fridayNoon): Moment => momentAt(at, documentedProfile);

/** The instant at which the test club's clock shows this date and time. */
export const clubInstant = (date: ClubDate, time: ClockTime): Date =>
  testMoment().clock.instantOf(date, time);
