import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";

export function NotFoundPage() {
  return (
    <div className="page-width py-8">
      <title>Page not found · Slipway</title>
      <EmptyState
        level="page"
        title="This page has drifted off the chart"
        illustration={<DriftingBoat className="w-full" />}
        action={
          <>
            <ButtonLink to={paths.boats}>See the boats</ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        Page not found: there is nothing at this address. It may have moved, or a letter went
        missing on the way.
      </EmptyState>
    </div>
  );
}
