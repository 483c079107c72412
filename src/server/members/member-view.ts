import type { SubscriptionView } from "../../shared/hours/hour-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { fromDay } from "../../shared/time/club-dates";
import type { Member, MemberSubscription } from "../generated/prisma/client";

/** A member on the wire. Password material stays behind. */
export function toMemberView(member: Member, hoursRemaining: number): MemberView {
  const { password, deletedAt, ...shown } = member;
  return {
    ...shown,
    registrationDate: member.registrationDate.toISOString(),
    approvedDate: member.approvedDate?.toISOString() ?? null,
    lastLogin: member.lastLogin?.toISOString() ?? null,
    feePaidAt: member.feePaidAt?.toISOString() ?? null,
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
