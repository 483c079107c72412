import type { SeasonSettings } from "../../shared/fees/season-settings";
import type { SubscriptionView } from "../../shared/hours/hour-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { fromDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { feePaidIn } from "../fees/fee-queries";
import type { Member, MemberSubscription } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

/** A member on the wire, as they stand now. */
export async function getMemberView(
  db: Db,
  member: Member,
  { now, clock }: Moment,
): Promise<MemberView> {
  const { feeSeason } = await getClubSettings(db);
  return toMemberView(member, await getBalance(db, member.id, now.today), feeSeason, clock);
}

/** A member's view where their balance is known. Password material stays behind. */
export function toMemberView(
  member: Member,
  hoursRemaining: number,
  feeSeason: SeasonSettings["feeSeason"],
  clock: ClubClock,
): MemberView {
  const { password, deletedAt, feeNotedAt, ...shown } = member;
  return {
    ...shown,
    registrationDate: member.registrationDate.toISOString(),
    approvedDate: member.approvedDate?.toISOString() ?? null,
    lastLogin: member.lastLogin?.toISOString() ?? null,
    feePaidAt: member.feePaidAt?.toISOString() ?? null,
    ...(feeSeason !== "once" && { feePaidUntil: feePaidIn(feeSeason, member, clock) }),
    trainedAt: member.trainedAt?.toISOString() ?? null,
    hoursRemaining,
  };
}

/** A subscription on the wire, with the balance as it is today. */
export function toSubscriptionView(
  subscription: MemberSubscription,
  hoursRemaining: number,
): SubscriptionView {
  const totalHours = subscription.totalHours.toNumber();
  return {
    id: subscription.id,
    memberId: subscription.memberId,
    planId: subscription.planId,
    startDate: fromDay(subscription.startDate),
    endDate: subscription.endDate && fromDay(subscription.endDate),
    totalHours,
    usedHours: totalHours - hoursRemaining,
    remainingHours: hoursRemaining,
    status: subscription.status,
    purchaseDate: subscription.purchaseDate?.toISOString() ?? null,
    paymentStatus: subscription.paymentStatus,
    membershipFee: subscription.membershipFee.toFixed(2),
  };
}
