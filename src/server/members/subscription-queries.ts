import type { MemberWithSubscription } from "../../shared/members/member-views";
import type { ClubDate } from "../../shared/time/club-dates";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";
import { getBalance } from "../hours/account-queries";
import { getMember } from "../people/member-queries";
import { toMemberView, toSubscriptionView } from "./member-view";

/** A member with their subscription, as `auth/me` and `members/me` answer. */
export async function getMemberWithSubscription(
  db: Db,
  memberId: number,
  today: ClubDate,
): Promise<MemberWithSubscription> {
  const member = await getMember(db, memberId);
  const { feeSeason } = await getClubSettings(db);
  const hoursRemaining = await getBalance(db, memberId, today);
  const subscription = await db.memberSubscription.findUniqueOrThrow({ where: { memberId } });
  return {
    member: toMemberView(member, hoursRemaining, feeSeason),
    subscription: toSubscriptionView(subscription, hoursRemaining),
  };
}
