import type { BoatDiary } from "../../shared/bookings/day-slots";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { ClubDate } from "../../shared/time/club-dates";
import type { WaitlistEntry } from "../../shared/waitlist/waitlist-rules";
import { Prisma, type Statements } from "../database/open-database";
import { availabilitySql } from "../fleet/boat-queries";
import { kindOfBoat } from "../fleet/kind-of-boat";
import type { Moment } from "../time/moment";
import { boatFacts, type LockedBoat } from "./booking-locks";

/** A waitlist entry that a boat may meet. */
export interface WaitingEntry extends WaitlistEntry {
  id: number;
  memberId: number;
  /** what its member was offered of this boat before */
  offered: BookingSpan[];
  /** for how many minutes the club holds a slot */
  holdMinutes: number;
}

interface Days {
  startDate: ClubDate;
  endDate: ClubDate;
}

/** A boat's kind meets a waitlist entry's. */
const fits = (profile: ClubProfile): Prisma.Sql => Prisma.sql`
  CASE wish."kindKey" WHEN 'boat' THEN wish."boatId" = boat."id"
       ELSE wish."kindKey" = ${kindOfBoat(profile)} END`;

/** Whether anybody waits for a day on which a boat comes free. */
export const waitsFor = (
  boatId: number,
  bookingDate: ClubDate,
  profile: ClubProfile,
): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT 1 FROM "wishes" wish JOIN "boats" boat ON boat."id" = ${boatId}
           WHERE wish."endedAt" IS NULL AND wish."bookingDate" = ${bookingDate}::date AND ${fits(profile)})`;

/**
 * Waitlist entries that a boat would meet, of members who have no offer, in the order they were
 * made.
 */
export const listWaiting = (
  tx: Statements,
  boatId: number,
  { startDate, endDate }: Days,
  profile: ClubProfile,
): Promise<WaitingEntry[]> => tx.$queryRaw`
  SELECT wish."id", wish."memberId", wish."kindKey" AS "kind", wish."boatId",
         wish."bookingDate"::text AS "bookingDate", wish."from", wish."to", wish."duration"::float8 AS "duration",
         (SELECT coalesce(json_agg(json_build_object('bookingDate', "bookingDate",
             'startTime', "startTime", 'duration', "duration"::float8)), '[]')
            FROM "wish_offers" WHERE "memberId" = wish."memberId" AND "boatId" = boat."id"
             AND "bookingDate" = wish."bookingDate") AS "offered",
         coalesce((SELECT ("settings" ->> 'waitlistHold')::int FROM "club_settings"),
                  ${defaultClubSettings.waitlistHold}) AS "holdMinutes"
    FROM "wishes" wish JOIN "boats" boat ON boat."id" = ${boatId}
    JOIN "members" member ON member."id" = wish."memberId"
   WHERE wish."endedAt" IS NULL
     AND wish."bookingDate" BETWEEN ${startDate}::date AND ${endDate}::date
     AND boat."available" AND NOT boat."managerDisabled" AND ${fits(profile)}
     AND member."deletedAt" IS NULL AND member."approvalStatus" = 'approved'
     AND member."membershipStatus" <> 'paused'
     AND NOT EXISTS (SELECT 1 FROM "bookings" held
                      WHERE held."memberId" = wish."memberId" AND held."heldUntil" IS NOT NULL)
   ORDER BY wish."id"`;

/** A boat that is locked, and what takes it on some days. */
export async function getBoatDiary(
  tx: Statements,
  boatId: number,
  days: Days,
  at: Date,
): Promise<BoatDiary & { boat: LockedBoat }> {
  const [availability] = await tx.$queryRaw<[BoatDiary["availability"]]>(
    availabilitySql({ id: boatId, ...days }, true, at),
  );
  const [boat] = await tx.$queryRaw<[LockedBoat]>`
    SELECT ${boatFacts} FROM "boats" WHERE "id" = ${boatId}`;
  return { available: true, availability, boat };
}

/** The boats on which somebody waits, or something held is past its time. */
export async function listBoatsWaitedFor(tx: Statements, { at, now, club: profile }: Moment) {
  const boats = await tx.$queryRaw<{ id: number }[]>`
    SELECT boat."id" FROM "boats" boat
     WHERE EXISTS (SELECT 1 FROM "bookings" WHERE "boatId" = boat."id" AND "heldUntil" <= ${at})
        OR EXISTS (SELECT 1 FROM "wishes" wish WHERE wish."endedAt" IS NULL
                    AND wish."bookingDate" >= ${now.today}::date AND ${fits(profile)})
     ORDER BY boat."id"`;
  return boats.map(({ id }) => id);
}
