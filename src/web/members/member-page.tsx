import { Link, useParams } from "react-router";
import { fullName } from "../../shared/members/full-name";
import { trpc } from "../api";
import { AdminScreen } from "../layout/admin-screen";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { NotLoaded } from "../ui/not-loaded";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { MemberBookings } from "./member-bookings";
import { MemberHeader } from "./member-header";
import { MemberLedger } from "./member-ledger";
import { MemberPayments } from "./member-payments";
import { MemberProfile } from "./member-profile";
import { MemberTrail } from "./member-trail";
import { membersFailure } from "./members-failure";

/** Everything the club knows of one member, and what an admin can do about it. */
export function MemberPage() {
  const { id: text = "" } = useParams();
  const id = Number(text);
  const known = /^\d{1,9}$/.test(text);
  const read = trpc.admin.member.useQuery({ id }, { enabled: known });
  const gone = !known || read.error?.data?.httpStatus === 404;
  return (
    <AdminScreen
      title={read.data ? fullName(read.data.member) : "Member"}
      lead={
        <Link to={paths.memberManagement} className="text-link text-base">
          All members
        </Link>
      }
      ended={read.data === null}
    >
      {gone && <NobodyHere />}
      {read.isLoading && <MemberComing />}
      {read.error && !gone && (
        <NotLoaded sentence={membersFailure(read.error)} onRetry={read.refetch} />
      )}
      {read.data && (
        <>
          <MemberHeader key={id} member={read.data.member} />
          <div className="grid items-start gap-8 lg:grid-cols-2 *:min-w-0">
            <MemberProfile member={read.data.member} />
            <MemberLedger {...read.data} />
            <MemberBookings bookings={read.data.bookings} />
            <MemberPayments memberId={id} />
          </div>
          <MemberTrail memberId={id} />
        </>
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

function MemberComing() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 w-full max-w-md" />
      <Skeleton className="h-64 w-full" />
      <SlowNotice />
    </div>
  );
}
