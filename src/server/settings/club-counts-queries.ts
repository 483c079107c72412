import type { ClubCounts } from "../../shared/members/member-search";
import type { Db } from "../database/open-database";

/** The six tiles in one read. Retired boats are not counted; rules, Boats. */
export async function getClubCounts(db: Db): Promise<ClubCounts> {
  const [counts] = await db.$queryRaw<[ClubCounts]>`
    SELECT count(*)::int AS "totalMembers",
           count(*) FILTER (WHERE "membershipStatus" = 'active')::int AS "activeMembers",
           count(*) FILTER (WHERE "approvalStatus" = 'pending')::int AS "pendingApprovals",
           count(*) FILTER (WHERE "isAdmin")::int AS "adminUsers",
           (SELECT count(*)::int FROM "boats" WHERE NOT "managerDisabled") AS "totalBoats",
           (SELECT count(*)::int FROM "boats" WHERE "available" AND NOT "managerDisabled")
             AS "availableBoats"
      FROM "members" WHERE "deletedAt" IS NULL`;
  return counts;
}
