import {
  defaultSafetySettings,
  type SafetySettings,
  safetySettings,
} from "../../shared/settings/safety-settings";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Db } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";

/** How careful the club is; what its admins left out has its default. */
export async function getSafetySettings(db: Db): Promise<SafetySettings> {
  return (await getSafety(db)).settings;
}

/** How careful the club is, and since when outings are logged: null while they are not. */
export async function getSafety(
  db: Db,
): Promise<{ settings: SafetySettings; loggedFrom: Date | null }> {
  const { settings, loggedFrom } = await db.safetySettings.findUniqueOrThrow({ where: { id: 1 } });
  return {
    settings: safetySettings.parse({ ...defaultSafetySettings, ...Object(settings) }),
    loggedFrom,
  };
}

/** Tells whether the outing log was kept when a booking began. */
export async function logAtStart(
  db: Db,
  clock: ClubClock,
): Promise<(span: BookingSpan) => boolean> {
  const { loggedFrom } = await getSafety(db);
  return ({ bookingDate, startTime }) =>
    loggedFrom !== null && loggedFrom <= clock.instantOf(bookingDate, startTime);
}
