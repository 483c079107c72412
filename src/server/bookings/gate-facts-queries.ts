import { type GateFacts, gateFacts } from "../../shared/bookings/gate-facts";
import { club } from "../../shared/club";
import { defaultClubSettings } from "../../shared/club-settings";
import { defaultSafetySettings } from "../../shared/safety-settings";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { closuresBetween } from "../closures/closure-queries";
import { clubInstant } from "../club-time";
import { forecastBetween } from "../conditions/forecast-queries";
import { Prisma } from "../database/open-database";

/** What the gates look at, as the database gives it. */
export interface GateColumns {
  safety: object;
  club: object | null;
  closures: object[];
  clearances: object[];
  forecast: object[];
}

/**
 * The same as columns, for a rower and a day of rowing, to be read together with what else is decided
 * on: a gate costs no round trip.
 */
export const gateColumns = (memberId: number, day: ClubDate) => Prisma.sql`
      ${closuresBetween({ startDate: day, endDate: day })} AS "closures",
      (SELECT "settings" FROM "safety_settings") AS "safety",
      (SELECT "settings" FROM "club_settings") AS "club",
      (SELECT coalesce(json_agg(json_build_object(
          'name', "name", 'grantedOn', "grantedOn", 'expiresOn', "expiresOn")), '[]')
        FROM "clearances" WHERE "memberId" = ${memberId}) AS "clearances",
      ${forecastBetween(clubInstant(day, club.openingTime), clubInstant(day, club.closingTime))}
        AS "forecast"`;

export function toGateFacts(
  columns: GateColumns,
  boat: GateFacts["boat"],
  now: ClubNow,
): GateFacts {
  const { safety, club: settings, ...read } = columns;
  return gateFacts.parse({
    boat,
    settings: { ...defaultSafetySettings, ...safety },
    place: { ...defaultClubSettings, ...settings, offsetMinutes: now.offsetMinutes },
    ...read,
    now,
  });
}
