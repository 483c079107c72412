import { formatHours } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";

/** 'N hours', or 'Loading hours...' until they are known. */
export function hoursWords(member: Partial<Pick<MemberView, "hoursRemaining">>): string {
  const { hoursRemaining } = member;
  return hoursRemaining === undefined ? "Loading hours..." : formatHours(hoursRemaining);
}
