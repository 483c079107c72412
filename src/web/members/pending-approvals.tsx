import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { formatDate } from "../../shared/time/club-dates";
import { useClubStamp } from "../clock/use-club-stamp";
import { memberPath } from "../paths";
import { ApplicantActions } from "./applicant-actions";
import { FoundMembers } from "./found-members";
import type { MemberPages } from "./use-member-search";

/** People who asked to join, the longest waiting first. */
export function PendingApprovals(pages: MemberPages) {
  return (
    <FoundMembers
      {...pages}
      standing="pending"
      title="Pending Approvals"
      failure="The applicants did not load"
      what="applicants"
      nobody={(search) =>
        search ? `Nobody waiting matches "${search}".` : "Nobody is waiting for approval."
      }
      row={(member) => <Applicant key={member.id} member={member} />}
      skeleton="h-14"
      edge="border-amber"
    />
  );
}

function Applicant({ member }: { member: MemberView }) {
  const stamp = useClubStamp();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p>
          <Link
            to={memberPath(member.id)}
            className="inline-flex min-h-6 items-center font-semibold text-ink underline decoration-line-strong underline-offset-3 hover:text-tide-deep pointer-coarse:min-h-9"
          >
            {fullName(member)}
          </Link>
        </p>
        <ContactLine facts={[member.email, member.phone, member.address]} />
        <p className="text-ink-soft text-sm">
          Applied {formatDate(stamp(member.registrationDate).date, "MMMM d, yyyy")}
        </p>
      </div>
      <ApplicantActions member={member} />
    </li>
  );
}

/** E-mail, phone and the like in one quiet line that breaks between them, never inside a number. */
function ContactLine({ facts }: { facts: string[] }) {
  return (
    <p className="flex min-w-0 flex-wrap gap-x-4 text-ink-soft text-sm">
      {facts.filter(Boolean).map((fact) => (
        <span key={fact} className="min-w-0 wrap-anywhere tabular-nums">
          {fact}
        </span>
      ))}
    </p>
  );
}
