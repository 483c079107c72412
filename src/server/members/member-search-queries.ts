import { wordsOf } from "../../shared/fields/compare-words";
import { phoneDigitsIn } from "../../shared/fields/phone-digits";
import { expiryWarningDays } from "../../shared/hours/lots";
import type {
  FoundMember,
  MemberOrder,
  MemberSearchInput,
} from "../../shared/members/member-search";
import { membersPerPage } from "../../shared/members/member-search-limits";
import { addDays } from "../../shared/time/club-dates";
import { type Db, Prisma } from "../database/open-database";
import { listBalances, listExpiring } from "../hours/account-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { toMemberView } from "./member-view";

/** One page of the members that match, in the order of `orders`, and how many match. */
export async function searchMembers(
  db: Db,
  { search, standing, order, page }: MemberSearchInput,
  { now, clock }: Moment,
): Promise<{ members: FoundMember[]; total: number }> {
  const { today } = now;
  const matching = Prisma.sql`
      FROM "members" AS member JOIN "member_subscriptions" AS subscription
        ON subscription."memberId" = member."id"
     WHERE member."deletedAt" IS NULL AND ${ofStanding(standing)} AND ${matches(search)}`;
  const [counted] = await db.$queryRaw<
    [{ total: number }]
  >`SELECT count(*)::int AS total ${matching}`;
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT member."id" ${matching} ORDER BY ${orders[order ?? standing ?? "newest"]}
     LIMIT ${membersPerPage} OFFSET ${(page - 1) * membersPerPage}`;
  const ids = found.map(({ id }) => id);
  const rows = await db.member.findMany({ where: { id: { in: ids } } });
  const members = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const balances = await listBalances(db, today, ids);
  const soon = { from: today, until: addDays(today, soonDays) };
  const expiring = await listExpiring(db, ids, soon);
  const { feeSeason } = await getClubSettings(db);
  return {
    members: members.map((one) => ({
      ...toMemberView(one, balances.get(one.id) ?? 0, feeSeason, clock),
      expiringOn: expiring.get(one.id) ?? null,
    })),
    total: counted.total,
  };
}

/** When members themselves are first told that hours expire. */
const soonDays = Math.max(...expiryWarningDays);

const byName = Prisma.sql`member."lastName", member."firstName", member."id"`;

/**
 * Applicants the longest waiting first, approved members by name, everyone the latest first. By
 * hours as the subscription has them: hours that expired last night count until the job has run.
 */
const orders: Record<"pending" | "approved" | MemberOrder, Prisma.Sql> = {
  pending: Prisma.sql`member."registrationDate", member."id"`,
  approved: byName,
  newest: Prisma.sql`member."registrationDate" DESC, member."id" DESC`,
  "fewest-hours": Prisma.sql`subscription."remainingHours", ${byName}`,
  "most-hours": Prisma.sql`subscription."remainingHours" DESC, ${byName}`,
};

const ofStanding = (standing: MemberSearchInput["standing"]) =>
  standing ? Prisma.sql`member."approvalStatus" = ${standing}::"ApprovalStatus"` : Prisma.sql`TRUE`;

/** Names and e-mail hold every word of a search, or the phone number its digits. */
function matches(search: string): Prisma.Sql {
  // LIKE takes %, _ and \ for something else.
  const patterns = wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  if (patterns.length === 0) return Prisma.sql`TRUE`;
  return Prisma.sql`(
    searchable(member."firstName" || ' ' || member."lastName" || ' ' || member."email")
      LIKE ALL (${patterns}::text[])
    OR strpos(regexp_replace(member."phone", '[^0-9]', '', 'g'), ${phoneDigitsIn(search)}::text) > 0)`;
}
