import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";

/**
 * Refuses LAST_ADMIN when no other admin could act for the club without this one. Locks the
 * admins, so that two cannot put each other out at once.
 */
export async function refuseLosingLastAdmin(tx: Tx, member: Member): Promise<void> {
  if (!member.isAdmin) return;
  const others = await tx.$queryRaw<unknown[]>`
    SELECT "id" FROM "members"
     WHERE "isAdmin" AND "approvalStatus" = 'approved' AND "membershipStatus" = 'active'
       AND "deletedAt" IS NULL AND "id" <> ${member.id}
     ORDER BY "id" FOR NO KEY UPDATE`;
  if (others.length === 0) throw new Refusal("LAST_ADMIN");
}
