import { forecastDaysAhead } from "../../shared/conditions/forecast-hours";
import { hoursOn } from "../../shared/profile/day-hours";
import { widestHours } from "../../shared/profile/widest-hours";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { type GateFacts, gateFacts } from "../../shared/slots/gate-facts";
import { toMinutes } from "../../shared/time/clock-times";
import { addDays, type ClubDate, mondayOf } from "../../shared/time/club-dates";
import { Prisma, type PrismaClient } from "../database/open-database";
import { feePaidIn } from "../fees/fee-queries";
import { getBoat } from "../fleet/boat-queries";
import { closuresBetween } from "../fleet/closure-queries";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { forecastBetween } from "../weather/forecast-queries";

interface Days {
  startDate: ClubDate;
  endDate: ClubDate;
}

/** What the gates look at, as the database gives it. */
export interface GateColumns {
  safety: object;
  club: object | null;
  closures: object[];
  clearances: object[];
  forecast: object[];
  held: object[];
  feePaidAt: Date | null;
}

/**
 * What the gates look at as columns, for a rower (0 for nobody) and the days of rowing, to be read together with
 * what else is decided on: a gate costs no round trip. One booking of the rower can be left out.
 */
export const gateColumns = (
  memberId: number,
  { startDate, endDate, without = 0 }: Days & { without?: number },
  moment: Moment,
) => Prisma.sql`
      ${closuresBetween({ startDate, endDate })} AS "closures",
      (SELECT "settings" FROM "safety_settings") AS "safety",
      (SELECT "settings" FROM "club_settings") AS "club",
      (SELECT coalesce(json_agg(json_build_object(
          'name', "name", 'grantedOn', "grantedOn", 'expiresOn', "expiresOn")), '[]')
        FROM "clearances" WHERE "memberId" = ${memberId}) AS "clearances",
      (SELECT coalesce(json_agg(json_build_object('bookingDate', "bookingDate",
          'startTime', "startTime", 'duration', "duration"::float8)), '[]')
        FROM "bookings" WHERE "memberId" = ${memberId} AND "bookingDate" >= ${mondayOf(moment.now.today)}::date
          AND "status" = 'confirmed' AND NOT "shortNotice" AND "id" <> ${without}
          AND ${sharesBoats}) AS "held",
      (SELECT "feePaidAt" FROM "members" WHERE "id" = ${memberId}) AS "feePaidAt",
      ${forecastOf({ startDate, endDate }, moment)} AS "forecast"`;

/** What is foreseen for the open hours of those of the days that are judged by it. */
function forecastOf({ startDate, endDate }: Days, { now, clock, club }: Moment): Prisma.Sql {
  const { opens, closes } = widestHours(club);
  const last = lastJudged(endDate, now.today);
  return forecastBetween(clock.instantOf(startDate, opens), clock.instantOf(last, closes));
}

/** Whether fair use limits anything, so that it counts. */
const sharesBoats = Prisma.sql`EXISTS (SELECT FROM "club_settings" WHERE coalesce("settings" ->> 'maxAhead',
            "settings" ->> 'maxHoursPerWeek', "settings" ->> 'maxPrimePerWeek') IS NOT NULL)`;

/** The last day of these that is judged by its forecast. */
function lastJudged(endDate: ClubDate, today: ClubDate): ClubDate {
  const last = addDays(today, forecastDaysAhead);
  return endDate < last ? endDate : last;
}

/** Where facts are read once for several boats, until each takes its place. */
export const anyBoat = { name: "", requiredClearance: null, lights: false };

export function toGateFacts(
  columns: GateColumns,
  boat: GateFacts["boat"],
  { now, clock }: Pick<Moment, "now" | "clock">,
): GateFacts {
  const { safety, club: chosen, feePaidAt, ...read } = columns;
  const settings = { ...defaultClubSettings, ...chosen };
  return gateFacts.parse({
    boat,
    settings: { ...defaultSafetySettings, ...safety },
    place: { ...settings, ...now },
    units: settings.units,
    fairUse: settings,
    fee: {
      gatesBooking: settings.feeGatesBooking,
      paid: feePaidIn(settings.feeSeason, { feePaidAt }, clock),
    },
    ...read,
    now,
  });
}

/** What a page judges the outings of one boat by, without the nights. Refuses BOAT_NOT_FOUND. */
export async function getGateFacts(
  db: PrismaClient,
  { boatId, by, ...days }: Days & { boatId: number; by: Actor },
  moment: Moment,
): Promise<GateFacts> {
  const boat = await getBoat(db, boatId, by.role);
  const [columns] = await db.plain.$queryRaw<
    [GateColumns]
  >`SELECT ${gateColumns(by.id ?? 0, days, moment)}`;
  const facts = toGateFacts(columns, boat, moment);
  return { ...facts, forecast: facts.forecast.filter((hour) => isOpenHour(hour, moment)) };
}

/** Whether an outing may touch the hour that begins at `at`. */
function isOpenHour({ at }: { at: number }, { clock, club }: Moment): boolean {
  const { today, minutes } = clock.nowAt(new Date(at * 1000));
  const hours = hoursOn(today, club);
  return (
    hours !== null && minutes + 60 > toMinutes(hours.opens) && minutes < toMinutes(hours.closes)
  );
}
