import { getClubSettings } from "../../../src/server/settings/club-settings-queries";
import { testMoment } from "../../../src/server/testing/test-moment";
import { toMinutes } from "../../../src/shared/time/clock-times";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Whom a slot must be offered to when it comes free; null where this cannot be told from outside. */
export async function nextInLine(
  club: SimulatedClub,
  bookingId: number,
  via: number,
): Promise<{ memberId: number | undefined } | null> {
  const now = club.process(via).clock.now();
  if (club.isManyAtOnce || (await hasLimits(club, now))) return null;
  const [answer] = await club.books.$queryRaw<[{ first: number | null; isPlain: boolean }?]>`
    WITH freed AS (
      SELECT booking."boatId", booking."bookingDate", booking."memberId", boat."category",
             booking_span(booking."bookingDate", booking."startTime", booking."duration") AS "span"
        FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
       WHERE booking."id" = ${bookingId} AND booking."status" = 'confirmed'
         AND boat."available" AND NOT boat."managerDisabled"),
    waiting AS (
      SELECT wish.*, booking_span(wish."bookingDate", wish."from", wish."duration") AS "span",
             wish."bookingDate" + wish."to"::time AS "end"
        FROM "wishes" wish, freed
       WHERE wish."endedAt" IS NULL AND wish."bookingDate" = freed."bookingDate"
         AND CASE wish."kind" WHEN 'boat' THEN wish."boatId" = freed."boatId"
             WHEN 'single' THEN freed."category" = 'single' ELSE freed."category" <> 'single' END),
    touched AS (
      SELECT waiting.* FROM waiting, freed WHERE waiting."span" && freed."span")
    SELECT (SELECT touched."memberId" FROM touched, freed JOIN "members" member ON true
             WHERE member."id" = touched."memberId" AND member."membershipStatus" = 'active'
               AND NOT EXISTS (SELECT 1 FROM "bookings" own WHERE own."memberId" = member."id"
                 AND own."id" <> ${bookingId}
                 AND (own."heldUntil" IS NOT NULL OR own."status" = 'confirmed' AND touched."span" &&
                   booking_span(own."bookingDate", own."startTime", own."duration")))
               AND NOT EXISTS (SELECT 1 FROM "crew" aboard JOIN "bookings" other
                 ON other."id" = aboard."bookingId" AND other."status" = 'confirmed'
                 WHERE aboard."memberId" = member."id" AND aboard."state" = 'in'
                   AND aboard."endedAt" IS NULL AND other."id" <> ${bookingId} AND touched."span" &&
                   booking_span(other."bookingDate", other."startTime", other."duration"))
               AND NOT EXISTS (SELECT 1 FROM "wish_offers" offer WHERE offer."memberId" = member."id"
                 AND offer."boatId" = freed."boatId" AND touched."span" &&
                   booking_span(offer."bookingDate", offer."startTime", offer."duration"))
             ORDER BY touched."id" LIMIT 1) AS "first",
           -- Nobody's hours, no limit of the club and no wider wish has a say in it.
           NOT EXISTS (SELECT 1 FROM waiting, freed
             WHERE waiting."end" <> upper(waiting."span") OR waiting."memberId" = freed."memberId"
                OR NOT waiting."span" <@ freed."span")
           AND NOT EXISTS (SELECT 1 FROM touched WHERE 40 > (
             SELECT coalesce(sum("remainingQuarters"), 0) FROM "hour_lots"
              WHERE "memberId" = touched."memberId" AND ("expiresOn" IS NULL OR "expiresOn" >= touched."bookingDate")))
           AND NOT EXISTS (SELECT 1 FROM "boat_blocks" block WHERE block."boatId" = freed."boatId"
             AND freed."bookingDate" BETWEEN block."startDate" AND block."endDate")
           AND NOT EXISTS (SELECT 1 FROM "closures" WHERE freed."bookingDate" BETWEEN "startDate" AND "endDate")
           AND freed."bookingDate" > ${now}::timestamptz + interval '1 day'
           AS "isPlain"
      FROM freed`;
  return answer?.isPlain ? { memberId: answer.first ?? undefined } : null;
}

/** What has come free is held for the first in line, and for nobody else. */
export async function expectOffered(
  club: SimulatedClub,
  bookingId: number,
  line: { memberId: number | undefined } | null,
): Promise<void> {
  if (!line) return;
  const [held] = await club.books.$queryRaw<{ memberId: number }[]>`
    SELECT held."memberId" FROM "bookings" held JOIN "bookings" freed ON freed."id" = ${bookingId}
       AND held."boatId" = freed."boatId" AND held."heldUntil" IS NOT NULL
       AND booking_span(held."bookingDate", held."startTime", held."duration")
        && booking_span(freed."bookingDate", freed."startTime", freed."duration")
     ORDER BY held."id" LIMIT 1`;
  if (held?.memberId !== line.memberId) {
    throw new Broken("what comes free is offered to the first in line", { bookingId, line, held });
  }
  if (held) club.count("offers in their order");
}

/** Whether a limit of the club, or the night, may have a say in what is offered. */
async function hasLimits({ books }: SimulatedClub, now: Date): Promise<boolean> {
  const settings = await getClubSettings(books);
  const { maxAhead, maxHoursPerWeek, maxPrimePerWeek, feeGatesBooking } = settings;
  const { minutes } = testMoment(now).now;
  const isNight = minutes < toMinutes("06:00") || minutes >= toMinutes("22:00");
  const limits = [maxAhead, maxHoursPerWeek, maxPrimePerWeek];
  return isNight || feeGatesBooking || limits.some((limit) => limit !== null);
}
