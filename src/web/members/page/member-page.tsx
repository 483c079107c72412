import { Link, useParams } from "wouter";
import { fullName } from "../../../shared/members/full-name";
import { trpc } from "../../calls/api";
import { statusOf } from "../../calls/failure-sentence";
import { MemberClearances } from "../../clearances/member-clearances";
import { AdminScreen } from "../../layout/admin-screen";
import { Read } from "../../layout/read";
import { dataOf, missedOf, useRead } from "../../layout/use-read";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { membersFailure } from "../members-failure";
import { MemberBookings } from "./member-bookings";
import { MemberHeader } from "./member-header";
import { MemberLedger } from "./member-ledger";
import { MemberPayments } from "./member-payments";
import { MemberProfile } from "./member-profile";
import { MemberTrail } from "./member-trail";

/** Everything the club knows of one member, and what an admin can do about it. */
export function MemberPage() {
  const { id: text = "" } = useParams();
  const id = Number(text);
  const known = /^\d{1,9}$/.test(text);
  const read = useRead(trpc.admin.member.useQuery({ id }, { enabled: known }));
  const gone = !known || statusOf(missedOf(read)?.error) === 404;
  const member = dataOf(read)?.member;
  return (
    <AdminScreen
      title={member ? fullName(member) : "Member"}
      lead={
        <Link to={paths.memberManagement} className="text-link text-base">
          All members
        </Link>
      }
    >
      {gone ? (
        <NobodyHere />
      ) : (
        <Read of={read} failure={membersFailure} skeleton="h-80">
          {(all) => (
            <>
              <MemberHeader key={id} member={all.member} />
              <div className="grid items-start gap-8 lg:grid-cols-2 *:min-w-0">
                <MemberProfile member={all.member} />
                <MemberClearances member={all.member} heading="h2" />
                <MemberLedger {...all} />
                <MemberBookings bookings={all.bookings} log={all.outings} />
                <MemberPayments memberId={id} />
              </div>
              <MemberTrail memberId={id} />
            </>
          )}
        </Read>
      )}
    </AdminScreen>
  );
}

function NobodyHere() {
  return (
    <EmptyState
      level="section"
      title="We could not find that member."
      action={<ButtonLink to={paths.memberManagement}>All members</ButtonLink>}
    >
      They may have been deleted or rejected since; the audit trail still tells of it.
    </EmptyState>
  );
}
