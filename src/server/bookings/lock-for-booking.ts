import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import type { MailMember } from "../notifications/mail";

export interface LockedBoat {
  id: number;
  name: string;
  category: string;
  available: boolean;
  managerDisabled: boolean;
}

export interface LockedMember extends MailMember {
  firstName: string;
  approvalStatus: "pending" | "approved" | "rejected";
  membershipStatus: "inactive" | "active" | "paused";
  deleted: boolean;
}

/**
 * Takes the boat's row (null when there is none) and then the member's, in the order every verb
 * takes them, in one round trip. What is decided on must be read by a later statement: this
 * one's snapshot may be older than the locks it waited for.
 */
export async function lockForBooking(tx: Tx, boatId: number, memberId: number) {
  const [row] = await tx.$queryRaw<{ boat: LockedBoat | null; member: LockedMember | null }[]>`
    WITH boat AS MATERIALIZED (
      SELECT "id", "name", "category", "available", "managerDisabled"
        FROM "boats" WHERE "id" = ${boatId} FOR NO KEY UPDATE),
    member AS MATERIALIZED (
      SELECT "id", "firstName", "email", "mutedMail", "approvalStatus", "membershipStatus",
             "deletedAt" IS NOT NULL AS "deleted"
        FROM "members" WHERE "id" = ${memberId} AND (SELECT count(*) FROM boat) >= 0
        FOR NO KEY UPDATE)
    SELECT (SELECT to_json(boat) FROM boat) AS "boat",
           (SELECT to_json(member) FROM member) AS "member"`;
  if (!row?.member || row.member.deleted) throw new Refusal("MEMBER_NOT_FOUND");
  return { boat: row.boat, member: row.member };
}
