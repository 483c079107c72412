import { type CodesSeen, clubCodes } from "../../shared/access-codes/codes-schemas";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";

/** Boats whose present lock code was shown to people who have left the club since. */
export async function listLockCodesSeen(db: Db): Promise<CodesSeen["locks"]> {
  const seen = await db.codesSeen.findMany({
    where: { booking: { member: { deletedAt: { not: null } } } },
    include: {
      boat: { select: { id: true, name: true } },
      booking: { select: { memberId: true } },
    },
    orderBy: [{ boatId: "asc" }, { bookingId: "asc" }],
  });
  const boats = new Map(seen.map(({ boat }) => [boat.id, boat]));
  return [...boats.values()].map((boat) => {
    const people = seen.filter(({ boatId }) => boatId === boat.id);
    return { boat, people: new Set(people.map(({ booking }) => booking.memberId)).size };
  });
}

/**
 * The club's own codes that were shown to people who have left since, as the trail tells it: a booking
 * that shows its boat's code shows these, too, and each edit of the club names what it changed.
 */
export async function listClubCodesSeen(db: Db): Promise<CodesSeen["club"]> {
  const seen = await db.$queryRaw<CodesSeen["club"]>`
    SELECT "code", count(DISTINCT booking."memberId")::int AS "people"
      FROM unnest(${[...clubCodes]}::text[]) WITH ORDINALITY AS club("code", "place")
      JOIN "audit_trail" shown ON shown."act" = 'codes shown' AND shown."createdAt" > coalesce(
        (SELECT max("createdAt") FROM "audit_trail"
          WHERE "act" = 'club settings edited' AND jsonb_exists("after", "code")), '-infinity')
      JOIN "bookings" booking ON booking."id" = shown."subjectId"
      JOIN "members" member ON member."id" = booking."memberId" AND member."deletedAt" IS NOT NULL
     GROUP BY "code", "place" ORDER BY "place"`;
  const settings = await getClubSettings(db);
  return seen.filter(({ code }) => settings[code] !== "");
}
