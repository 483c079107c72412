import { Refusal } from "../../shared/refusals";
import type { Db, Tx } from "../database/open-database";
import type { Member, Prisma } from "../generated/prisma/client";

/** Whose standing is "admin", as the database is asked for them. */
export const actingAdmins = {
  isAdmin: true,
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

/** Takes the member's row for this transaction; every change of a balance starts here. */
export async function lockMember(tx: Tx, id: number): Promise<Member> {
  await tx.$queryRaw`SELECT 1 FROM "members" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  return getMember(tx, id);
}

export async function findMemberByEmail(db: Db, email: string): Promise<Member | null> {
  return db.member.findFirst({ where: { email: email.toLowerCase(), deletedAt: null } });
}
