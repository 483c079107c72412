import { roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { actingAdmins } from "../people/member-queries";

/**
 * Refuses LAST_ADMIN when no other admin could act for the club without this one. The caller
 * holds the locks of `lockAmongAdmins`.
 */
export async function refuseLosingLastAdmin(tx: Tx, member: Member): Promise<void> {
  if (roleOf(member) !== "admin") return;
  const others = await tx.member.count({ where: { ...actingAdmins, id: { not: member.id } } });
  if (others === 0) throw new Refusal("LAST_ADMIN");
}
