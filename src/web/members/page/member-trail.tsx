import { Link } from "wouter";
import { AuditEntries } from "../../audit/audit-entries";
import { useAuditTrail } from "../../audit/use-audit-trail";
import { Read } from "../../layout/read";
import { auditPath } from "../../paths";
import { MemberSection } from "./member-section";

const shown = 10;

/** The latest acts by or about the member; the rest is on the audit screen. */
export function MemberTrail({ memberId }: { memberId: number }) {
  const { read } = useAuditTrail({ memberId });
  return (
    <MemberSection title="Audit trail">
      <Read of={read} failure="The audit trail did not load" skeleton="h-24">
        {(entries) => (
          <>
            {entries.length === 0 && (
              <p className="text-ink-soft">Nothing by or about this member yet.</p>
            )}
            {entries.length > 0 && <AuditEntries entries={entries.slice(0, shown)} />}
            {entries.length > shown && (
              <Link
                to={auditPath({ member: memberId })}
                className="text-link justify-self-start py-2"
              >
                The whole trail
              </Link>
            )}
          </>
        )}
      </Read>
    </MemberSection>
  );
}
