import { useSearchParams } from "wouter";
import type { VisitorTry } from "../../shared/audit/audit-schemas";
import { trpc } from "../calls/api";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { EmptyState } from "../ui/empty-state";
import { LoadMore } from "../ui/load-more";
import { AuditEntries } from "./audit-entries";
import { AuditFilters, readFilter } from "./audit-filters";
import { useAuditTrail } from "./use-audit-trail";

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

const words: Record<VisitorTry, [one: string, many: string]> = {
  "sign-in failed": ["log-in that failed", "log-ins that failed"],
  "password link requested": ["password link asked for", "password links asked for"],
};

/** What people who were not signed in tried in the last day; the trail does not list it. */
function VisitorTries() {
  const { data } = trpc.admin.visitorTries.useQuery();
  if (!data?.length) return null;
  const tries = data.map(
    ({ what, times, addresses }) =>
      `${times} ${words[what][times === 1 ? 0 : 1]} (from ${addresses === 1 ? "1 address" : `${addresses} addresses`})`,
  );
  return (
    <p className="text-ink-soft text-sm">
      By people who were not signed in, in the last day: {tries.join(", ")}.
    </p>
  );
}
