import { feeWords } from "../../shared/fees/fee-words";
import type { MemberView } from "../../shared/members/member-views";
import { formatDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { useClubStamp } from "../clock/use-club-stamp";

/** How it stands with a member's fee, as staff read it: with seasons and without. */
export function useFeeStanding() {
  const { today } = useClubClock();
  const stamp = useClubStamp();
  return ({ feePaidAt, feePaidUntil }: MemberView): string => {
    if (feePaidAt === null) return "Not paid";
    const paidOn = formatDate(stamp(feePaidAt).date, "MMM d, yyyy");
    if (feePaidUntil == null) return `Paid on ${paidOn}`;
    return `${feeWords(feePaidUntil, today)}, by a payment of ${paidOn}`;
  };
}
