import { feeWords } from "../../shared/fees/fee-words";
import { formatHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, roleOf } from "../../shared/members/role";
import { useClubClock } from "../clock/club-clock";

/** Who the club knows this member as. */
export function AccountInformation({ member }: { member: MemberView }) {
  const { today } = useClubClock();
  return (
    <dl className="divide-y divide-line">
      <Fact term="Name">{fullName(member)}</Fact>
      <Fact term="Email">{member.email}</Fact>
      <Fact term="Member type">{memberType(member)}</Fact>
      <Fact term="Status">{memberStatus(member)}</Fact>
      <Fact term="Hours available">{formatHours(member.hoursRemaining)}</Fact>
      {member.feePaidUntil !== undefined && (
        <Fact term="Membership fee">{feeWords(member.feePaidUntil, today)}</Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-words font-semibold">{children}</dd>
    </div>
  );
}

function memberType(member: MemberView): string {
  const role = roleOf(member);
  if (role === "admin") return "Admin";
  return role === "manager" ? "Manager" : "Member";
}

const membershipWords: Record<MemberView["membershipStatus"], string> = {
  active: "Active",
  inactive: "Inactive",
  paused: "Paused",
};

function memberStatus(member: MemberView): string {
  return isApproved(roleOf(member)) ? membershipWords[member.membershipStatus] : "Pending Approval";
}
