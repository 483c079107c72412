import { useSearchParams } from "react-router";
import { AdminScreen } from "../layout/admin-screen";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { NotLoaded } from "../ui/not-loaded";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { AuditEntries } from "./audit-entries";
import { AuditFilters, readFilter } from "./audit-filters";
import { useAuditTrail } from "./use-audit-trail";

/** Who did what to whom; the filter lives in the address. */
export function AuditPage() {
  const [params] = useSearchParams();
  const trail = useAuditTrail(readFilter(params));
  return (
    <AdminScreen
      title="Audit trail"
      lead="Everything admins and managers did, and every sign-in that failed, the latest first."
      ended={trail.ended}
    >
      <AuditFilters />
      {trail.isLoading && <TrailComing />}
      {trail.error && <NotLoaded sentence="The audit trail did not load" onRetry={trail.refetch} />}
      {trail.data && trail.entries.length === 0 && (
        <EmptyState level="section" title="Nothing here">
          No act matches this filter.
        </EmptyState>
      )}
      {trail.entries.length > 0 && (
        <section aria-label="Acts" className="grid gap-4">
          <AuditEntries entries={trail.entries} />
          {trail.hasNextPage && (
            <Button
              variant="secondary"
              className="justify-self-center"
              pending={trail.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void trail.fetchNextPage()}
            >
              Load more
            </Button>
          )}
        </section>
      )}
    </AdminScreen>
  );
}

function TrailComing() {
  return (
    <div className="grid gap-4">
      {["first", "second", "third"].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
      <SlowNotice />
    </div>
  );
}
