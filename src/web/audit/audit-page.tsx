import { useSearchParams } from "wouter";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { EmptyState } from "../ui/empty-state";
import { LoadMore } from "../ui/load-more";
import { AuditEntries } from "./audit-entries";
import { AuditFilters, readFilter } from "./audit-filters";
import { useAuditTrail } from "./use-audit-trail";
import { VisitorTries } from "./visitor-tries";

/** Who did what to whom; the filter lives in the address. */
export function AuditPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const filtered = Object.keys(filter).length > 0;
  const { read, more } = useAuditTrail(filter);
  return (
    <AdminScreen title="Audit trail" lead="Everything admins and managers did, the latest first.">
      <VisitorTries />
      <AuditFilters />
      <Read of={read} failure="The audit trail did not load" skeleton="h-48">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState level="section" title="Nothing here">
              {filtered ? "No act matches this filter." : "Nothing has been done yet."}
            </EmptyState>
          ) : (
            <section aria-label="Acts" className="grid gap-4">
              <AuditEntries entries={entries} />
              <LoadMore {...more} />
            </section>
          )
        }
      </Read>
    </AdminScreen>
  );
}
