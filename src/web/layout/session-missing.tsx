import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";
import { Notice } from "../ui/notice";
import { LoginLink } from "./login-link";
import { TypedIsKept } from "./typed-is-kept";

/** When the session ended while the dashboard was open (rules, Standing). */
export function AuthenticationRequired({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width py-10">
      <title>Authentication Required · Slipway</title>
      <EmptyState
        level="page"
        title="Authentication Required"
        illustration={<DriftingBoat className="w-full" />}
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

/** When there is a session but nothing, or too little, came with it. */
export function MemberDataFailure({ sentence }: { sentence: string }) {
  return (
    <div className="page-width grid gap-6 py-10">
      <Notice kind="danger" title={sentence} />
      <div>
        <LoginLink />
      </div>
    </div>
  );
}
