import type { MemberWithSubscription } from "../../shared/members/member-views";
import type { Db } from "../database/open-database";
import { getBalance } from "../hours/account-queries";
import { getMember } from "../people/member-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { toMemberView, toSubscriptionView } from "./member-view";

/** A member with their subscription, as `auth/me` and `members/me` answer. */
export async function getMemberWithSubscription(
  db: Db,
  memberId: number,
  { now, clock }: Moment,
): Promise<MemberWithSubscription> {
  const member = await getMember(db, memberId);
  const { feeSeason } = await getClubSettings(db);
  const hoursRemaining = await getBalance(db, memberId, now.today);
  const subscription = await db.memberSubscription.findUniqueOrThrow({ where: { memberId } });
  return {
    member: toMemberView(member, hoursRemaining, feeSeason, clock),
    subscription: toSubscriptionView(subscription, hoursRemaining),
  };
}
