import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoatLater } from "../ui/illustrations/drifting-boat-later";
import { PageTitle } from "../ui/page-title";
import { TypedIsKept } from "./drafts/typed-is-kept";
import { LoginLink } from "./login-link";

/** When the session ended while the dashboard was open (rules, Standing). */
export function AuthenticationRequired({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width py-10">
      <PageTitle title="Authentication Required" />
      <EmptyState
        level="page"
        title="Authentication Required"
        illustration={<DriftingBoatLater className="w-full" />}
        action={
          <>
            <LoginLink />
            <Button variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          </>
        }
      >
        Your session has ended. Please log in to see your dashboard.
        <TypedIsKept />
      </EmptyState>
    </div>
  );
}
