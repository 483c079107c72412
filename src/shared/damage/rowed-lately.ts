import { launchWindow } from "../outings/outing-state";
import { type BookingSpan, minutesToEnd } from "../time/booking-span";
import type { ClubTime } from "../time/club-now";
import { damageNumbers } from "./damage-numbers";

/** From when the boat may be launched until 48 hours after the booking's end; rules, Damage. */
export const rowedLately = (span: BookingSpan, now: ClubTime): boolean =>
  launchWindow(span, now) !== "early" &&
  minutesToEnd(span, now) >= -damageNumbers.rowedWithinHours * 60;
