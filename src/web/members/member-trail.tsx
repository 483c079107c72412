import { Link } from "react-router";
import { AuditEntries } from "../audit/audit-entries";
import { useAuditTrail } from "../audit/use-audit-trail";
import { auditPath } from "../paths";
import { NotLoaded } from "../ui/not-loaded";
import { Skeleton } from "../ui/skeleton";
import { MemberSection } from "./member-section";

const shown = 10;

/** The latest acts by or about the member; the rest is on the audit screen. */
export function MemberTrail({ memberId }: { memberId: number }) {
  const trail = useAuditTrail({ memberId });
  return (
    <MemberSection title="Audit trail">
      {trail.isLoading && <Skeleton className="h-24 w-full" />}
      {trail.error && <NotLoaded sentence="The audit trail did not load" onRetry={trail.refetch} />}
      {trail.data && trail.entries.length === 0 && (
        <p className="text-ink-soft">Nothing by or about this member yet.</p>
      )}
      {trail.entries.length > 0 && <AuditEntries entries={trail.entries.slice(0, shown)} />}
      {trail.entries.length > shown && (
        <Link to={auditPath({ member: memberId })} className="text-link justify-self-start py-2">
          The whole trail
        </Link>
      )}
    </MemberSection>
  );
}
