import { feeNotSold, feePaidOf } from "../../shared/fees/fee-paid";
import type { MemberView } from "../../shared/members/member-views";
import { useClubClock } from "../clock/club-clock";

/** Why the fee is not sold to a member today, as a sentence; null while it is, and to a visitor. */
export function useFeeNotSold(member: MemberView | null): string | null {
  const { today } = useClubClock();
  return member && feeNotSold(feePaidOf(member), today);
}
