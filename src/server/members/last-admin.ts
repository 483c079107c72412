import { standingOf } from "../../shared/members/standing";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { actingAdmins, getMember } from "./member-queries";

/**
 * Takes the member's row and every admin's, in the order of their ids: whoever may put out an
 * admin starts here, so that two admins cannot put each other out, nor wait for each other.
 */
export async function lockAmongAdmins(tx: Tx, id: number): Promise<Member> {
  await tx.$queryRaw`
    SELECT 1 FROM "members" WHERE "isAdmin" OR "id" = ${id} ORDER BY "id" FOR NO KEY UPDATE`;
  return getMember(tx, id);
}

/**
 * Refuses LAST_ADMIN when no other admin could act for the club without this one. The caller
 * holds the locks of `lockAmongAdmins`.
 */
export async function refuseLosingLastAdmin(tx: Tx, member: Member): Promise<void> {
  if (standingOf(member) !== "admin") return;
  const others = await tx.member.count({ where: { ...actingAdmins, id: { not: member.id } } });
  if (others === 0) throw new Refusal("LAST_ADMIN");
}
