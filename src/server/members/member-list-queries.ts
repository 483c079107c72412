import type { MemberView } from "../../shared/members/member-views";
import type { Db } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { listBalances } from "../hours/account-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { toMemberView } from "./member-view";

// Everybody else is answered between one batch and the next.
const batch = 200;

/** Everyone the club knows, the latest registration first, with today's balances. */
export async function listMembers(db: Db, { now, clock }: Moment): Promise<MemberView[]> {
  const { feeSeason } = await getClubSettings(db);
  const views: MemberView[] = [];
  let last: Member | undefined;
  do {
    const members: Member[] = await db.member.findMany({
      where: { deletedAt: null },
      orderBy: [{ registrationDate: "desc" }, { id: "desc" }],
      take: batch,
      ...(last && { cursor: { id: last.id }, skip: 1 }),
    });
    const ids = members.map(({ id }) => id);
    const balances = await listBalances(db, now.today, ids);
    for (const member of members) {
      views.push(toMemberView(member, balances.get(member.id) ?? 0, feeSeason, clock));
    }
    last = members.length === batch ? members.at(-1) : undefined;
  } while (last);
  return views;
}
