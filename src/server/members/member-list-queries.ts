import type { MemberView } from "../../shared/members/member-views";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";
import { listBalances } from "../hours/account-queries";
import type { Moment } from "../time/moment";
import { toMemberView } from "./member-view";

/** Everyone the club knows, the latest registration first, with today's balances. */
export async function listMembers(db: Db, { now, clock }: Moment): Promise<MemberView[]> {
  const balances = await listBalances(db, now.today);
  const members = await db.member.findMany({
    where: { deletedAt: null },
    orderBy: [{ registrationDate: "desc" }, { id: "desc" }],
  });
  const { feeSeason } = await getClubSettings(db);
  return members.map((member) =>
    toMemberView(member, balances.get(member.id) ?? 0, feeSeason, clock),
  );
}
