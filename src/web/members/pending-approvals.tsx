import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import { membersPerPage } from "../../shared/members/member-search";
import type { MemberView } from "../../shared/members/member-views";
import { formatDate } from "../../shared/time/club-dates";
import { Read } from "../layout/read";
import { dataOf } from "../layout/use-read";
import { memberPath } from "../paths";
import { Pager } from "../ui/pager";
import { useFocusHeir } from "../ui/use-focus-heir";
import { useClubStamp } from "../use-club-stamp";
import { ApplicantActions } from "./applicant-actions";
import { ContactLine } from "./contact-line";
import { membersNotLoaded } from "./members-failure";
import { type MemberPages, useFoundMembers } from "./use-member-search";

/** People who asked to join, the longest waiting first. */
export function PendingApprovals({ search, page, pageTo }: MemberPages) {
  const read = useFoundMembers("pending", { search, page });
  const heading = useFocusHeir<HTMLHeadingElement>(dataOf(read)?.members.length ?? 0);
  return (
    <section aria-labelledby="pending-approvals" className="grid gap-3">
      <h2 id="pending-approvals" ref={heading} tabIndex={-1} className="text-2xl">
        Pending Approvals
      </h2>
      <Read of={read} failure={membersNotLoaded} skeleton="h-14">
        {({ members, total }) => (
          <>
            {total === 0 && (
              <p className="text-ink-soft">
                {search ? `Nobody waiting matches "${search}".` : "Nobody is waiting for approval."}
              </p>
            )}
            {members.length > 0 && (
              <ul className="divide-y divide-line overflow-hidden rounded-lg border border-amber bg-surface">
                {members.map((member) => (
                  <Applicant key={member.id} member={member} />
                ))}
              </ul>
            )}
            <Pager
              what="applicants"
              page={page}
              pageSize={membersPerPage}
              total={total}
              pageTo={pageTo}
            />
          </>
        )}
      </Read>
    </section>
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
