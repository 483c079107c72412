import { type CodesSeen, clubCodes } from "../../shared/access-codes/codes-schemas";
import type { Db } from "../database/open-database";
import { getClubSettings } from "../settings/club-settings-queries";

/** Boats whose present lock code was shown to people who have left the club since. */
export async function listLockCodesSeen(db: Db): Promise<CodesSeen["locks"]> {
  return db.$queryRaw`
    SELECT json_build_object('id', boat."id", 'name', boat."name") AS "boat",
           count(DISTINCT seen."memberId")::int AS "people"
      FROM (SELECT codes."boatId", booking."memberId" FROM "codes_seen" codes
              JOIN "bookings" booking ON booking."id" = codes."bookingId"
             UNION ALL
            SELECT codes."boatId", entry."memberId" FROM "crew_codes_seen" codes
              JOIN "crew" entry ON entry."id" = codes."crewId") seen
      JOIN "members" member ON member."id" = seen."memberId" AND member."deletedAt" IS NOT NULL
      JOIN "boats" boat ON boat."id" = seen."boatId"
     GROUP BY boat."id" ORDER BY boat."id"`;
}

/**
 * The club's own codes that were shown to people who have left since, as the trail tells it: a booking
 * that shows its boat's code shows these, too, and each edit of the club names what it changed.
 */
export async function listClubCodesSeen(db: Db): Promise<CodesSeen["club"]> {
  const seen = await db.$queryRaw<CodesSeen["club"]>`
    SELECT "code", count(DISTINCT member."id")::int AS "people"
      FROM unnest(${[...clubCodes]}::text[]) WITH ORDINALITY AS club("code", "place")
      JOIN "audit_trail" shown ON shown."act" = 'codes shown' AND shown."createdAt" > coalesce(
        (SELECT max("createdAt") FROM "audit_trail"
          WHERE "act" = 'club settings edited' AND jsonb_exists("after", "code")), '-infinity')
      JOIN "members" member ON member."id" = shown."actorId" AND member."deletedAt" IS NOT NULL
     GROUP BY "code", "place" ORDER BY "place"`;
  const settings = await getClubSettings(db);
  return seen.filter(({ code }) => settings[code] !== "");
}
