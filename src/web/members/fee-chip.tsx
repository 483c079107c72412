import type { MemberView } from "../../shared/members/member-views";
import { feeEndsSoon } from "../../shared/season/fee-words";
import { formatDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { Badge } from "../ui/badge";

/** Until when a member has paid the fee, in a row of members; nothing where it has no seasons. */
export function FeeChip({ member: { feePaidUntil } }: { member: MemberView }) {
  const { today } = useClubClock();
  if (feePaidUntil === undefined) return null;
  if (feePaidUntil === null || feePaidUntil < today) {
    return <Badge tone="careful">Fee due</Badge>;
  }
  const soon = feeEndsSoon(feePaidUntil, today);
  const words = `Fee to ${formatDate(feePaidUntil, "MMM d, yyyy")}`;
  return soon ? <Badge tone="careful">{words}</Badge> : <Badge>{words}</Badge>;
}
