import type { ReactNode } from "react";
import type { MemberView } from "../../../shared/members/member-views";
import { useClubStamp } from "../../clock/use-club-stamp";
import { useFeeStanding } from "../use-fee-standing";
import { MemberSection } from "./member-section";

/** How to reach the member, and how they stand with the club. */
export function MemberProfile({ member }: { member: MemberView }) {
  const stamp = useClubStamp();
  const feeStanding = useFeeStanding();
  const when = (instant: string | null, never: string) =>
    instant === null ? never : stamp(instant).words;
  const place = [member.address, member.city, member.province, member.postalCode];
  const emergency = [member.emergencyContactName, member.emergencyContactPhone];
  return (
    <MemberSection title="Profile and standing">
      <dl className="divide-y divide-line border-line border-y">
        <Fact term="Email">
          <a href={`mailto:${member.email}`} className="text-link wrap-anywhere">
            {member.email}
          </a>
        </Fact>
        <Fact term="Phone">{member.phone || "Not given"}</Fact>
        <Fact term="Address">{listed(place)}</Fact>
        <Fact term="Emergency contact">{listed(emergency)}</Fact>
        <Fact term="Approval">{approvalWords[member.approvalStatus]}</Fact>
        <Fact term="Membership">{membershipWords[member.membershipStatus]}</Fact>
        <Fact term="Registered">{when(member.registrationDate, "")}</Fact>
        {member.approvedDate !== null && (
          <Fact term="Approved">{when(member.approvedDate, "")}</Fact>
        )}
        <Fact term="Last login">{when(member.lastLogin, "Never")}</Fact>
        <Fact term="Membership fee">{feeStanding(member)}</Fact>
        <Fact term="Training">{when(member.trainedAt, "Not recorded")}</Fact>
        <Fact term="Password">{member.temporaryPassword ? "Temporary" : "Their own"}</Fact>
      </dl>
    </MemberSection>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid xs:grid-cols-[9rem_minmax(0,1fr)] gap-x-4 py-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const listed = (parts: string[]): string => parts.filter(Boolean).join(", ") || "Not given";

const approvalWords = {
  pending: "Waiting for approval",
  approved: "Approved",
  rejected: "Rejected",
} as const;

const membershipWords = { active: "Active", paused: "Paused", inactive: "Inactive" } as const;
