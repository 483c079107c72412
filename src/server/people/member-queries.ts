import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Member, Prisma } from "../generated/prisma/client";

/** Whose role is "admin", as the database is asked for them. */
export const actingAdmins = {
  isAdmin: true,
  approvalStatus: "approved",
  membershipStatus: { not: "paused" },
  deletedAt: null,
} satisfies Prisma.MemberWhereInput;

/** Whose role is "manager" or "admin". */
export const actingStaff = {
  OR: [{ isAdmin: true }, { isManager: true }],
  approvalStatus: "approved",
  membershipStatus: { not: "paused" },
  deletedAt: null,
} satisfies Prisma.MemberWhereInput;

/** Someone the club still knows: deleted members' rows stay, but nobody finds them. */
export async function findMember(db: Db, id: number): Promise<Member | null> {
  return db.member.findUnique({ where: { id, deletedAt: null } });
}

/** The member, or a MEMBER_NOT_FOUND refusal. */
export async function getMember(db: Db, id: number): Promise<Member> {
  const member = await findMember(db, id);
  if (!member) throw new Refusal("MEMBER_NOT_FOUND");
  return member;
}

export async function findMemberByEmail(db: Db, email: string): Promise<Member | null> {
  return db.member.findFirst({ where: { email: email.toLowerCase(), deletedAt: null } });
}
