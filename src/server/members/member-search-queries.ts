import { type MemberSearchInput, membersPerPage } from "../../shared/members/member-search";
import type { MemberView } from "../../shared/members/member-views";
import type { ClubDate } from "../../shared/time/club-dates";
import type { Db, Prisma } from "../database/open-database";
import { listBalances } from "../hours/account-queries";
import { toMemberView } from "./member-view";

/** One page of the members that match, in the order of `orders`, and how many match. */
export async function searchMembers(
  db: Db,
  { search, standing, page }: MemberSearchInput,
  today: ClubDate,
): Promise<{ members: MemberView[]; total: number }> {
  const where: Prisma.MemberWhereInput = {
    deletedAt: null,
    ...(standing && { approvalStatus: standing }),
    AND: search.split(/\s+/).filter(Boolean).map(matchesWord),
  };
  const total = await db.member.count({ where });
  const members = await db.member.findMany({
    where,
    orderBy: orders[standing ?? "all"],
    skip: (page - 1) * membersPerPage,
    take: membersPerPage,
  });
  const ids = members.map(({ id }) => id);
  const balances = await listBalances(db, today, ids);
  return { members: members.map((one) => toMemberView(one, balances.get(one.id) ?? 0)), total };
}

/** Applicants the longest waiting first, approved members by name, everyone the latest first. */
const orders: Record<"pending" | "approved" | "all", Prisma.MemberOrderByWithRelationInput[]> = {
  pending: [{ registrationDate: "asc" }, { id: "asc" }],
  approved: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  all: [{ registrationDate: "desc" }, { id: "desc" }],
};

function matchesWord(word: string): Prisma.MemberWhereInput {
  // Prisma hands the word to ILIKE as it stands, where %, _ and \ mean something.
  const literal = word.replace(/[\\%_]/g, "\\$&");
  const contains = { contains: literal, mode: "insensitive" as const };
  return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
}
