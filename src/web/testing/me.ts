import type { MemberView } from "../../shared/members/member-views";
import type { AnswerOf } from "./answers";
import { testMember } from "./member";

type Me = NonNullable<AnswerOf<"auth.me">>;

/** Who is signed in, for tests: an approved member, changed where a test cares. */
export function testMe(changes: Partial<MemberView> = {}, clearances: Me["clearances"] = []): Me {
  const member = testMember(changes);
  return { member, subscription: subscriptionOf(member), clearances };
}

/** The hours of a member who bought them all at once. */
function subscriptionOf({ id, hoursRemaining }: MemberView): Me["subscription"] {
  return {
    id: 1,
    memberId: id,
    planId: 2,
    startDate: "2026-01-05",
    endDate: "2027-01-05",
    totalHours: hoursRemaining,
    usedHours: 0,
    remainingHours: hoursRemaining,
    status: "active",
    purchaseDate: "2026-01-05",
    paymentStatus: "paid",
    membershipFee: "0.00",
  };
}
