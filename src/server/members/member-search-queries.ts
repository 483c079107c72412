import { club } from "../../shared/club";
import type {
  FoundMember,
  MemberOrder,
  MemberSearchInput,
} from "../../shared/members/member-search";
import { membersPerPage } from "../../shared/members/member-search-limits";
import { addDays } from "../../shared/time/club-dates";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db, Prisma } from "../database/open-database";
import { listBalances, listExpiring } from "../hours/account-queries";
import type { Moment } from "../time/moment";
import { toMemberView } from "./member-view";

/** One page of the members that match, in the order of `orders`, and how many match. */
export async function searchMembers(
  db: Db,
  { search, standing, order, page }: MemberSearchInput,
  { now, clock }: Moment,
): Promise<{ members: FoundMember[]; total: number }> {
  const { today } = now;
  const where: Prisma.MemberWhereInput = {
    deletedAt: null,
    ...(standing && { approvalStatus: standing }),
    AND: search.split(/\s+/).filter(Boolean).map(matchesWord),
  };
  const total = await db.member.count({ where });
  const members = await db.member.findMany({
    where,
    orderBy: orders[order ?? standing ?? "newest"],
    skip: (page - 1) * membersPerPage,
    take: membersPerPage,
  });
  const ids = members.map(({ id }) => id);
  const balances = await listBalances(db, today, ids);
  const soon = { from: today, until: addDays(today, soonDays) };
  const expiring = await listExpiring(db, ids, soon);
  const { feeSeason } = await getClubSettings(db);
  return {
    members: members.map((one) => ({
      ...toMemberView(one, balances.get(one.id) ?? 0, feeSeason, clock),
      expiringOn: expiring.get(one.id) ?? null,
    })),
    total,
  };
}

/** When members themselves are first told that hours expire. */
const soonDays = Math.max(...club.expiryWarningDays);

const byName = [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }] as const;

/**
 * Applicants the longest waiting first, approved members by name, everyone the latest first. By
 * hours as the subscription has them: hours that expired last night count until the job has run.
 */
const orders: Record<
  "pending" | "approved" | MemberOrder,
  Prisma.MemberOrderByWithRelationInput[]
> = {
  pending: [{ registrationDate: "asc" }, { id: "asc" }],
  approved: [...byName],
  newest: [{ registrationDate: "desc" }, { id: "desc" }],
  "fewest-hours": [{ subscription: { remainingHours: "asc" } }, ...byName],
  "most-hours": [{ subscription: { remainingHours: "desc" } }, ...byName],
};

function matchesWord(word: string): Prisma.MemberWhereInput {
  // Prisma hands the word to ILIKE as it stands, where %, _ and \ mean something.
  const literal = word.replace(/[\\%_]/g, "\\$&");
  const contains = { contains: literal, mode: "insensitive" as const };
  return { OR: [{ firstName: contains }, { lastName: contains }, { email: contains }] };
}
