import { type ReactNode, useDeferredValue } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { trpc } from "../calls/api";
import { useProfile } from "../clock/use-profile";
import { Read } from "../layout/read";
import { type Missed, useRead } from "../layout/use-read";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoatLater } from "../ui/illustrations/drifting-boat-later";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { Skeleton } from "../ui/loading/skeleton";
import { TryAgain } from "../ui/loading/try-again";
import { boatsFailure } from "./boats-failure";
import { visibleBoats } from "./visible-boats";

/** Fetches the boats and hands on the visible ones, by kind. */
export function Fleet({ children }: { children: (boats: BoatView[]) => ReactNode }) {
  const profile = useProfile();
  // Boats that come later are drawn a bit at a time, because all at once they hold up a slow phone.
  const read = useDeferredValue(useRead(trpc.boats.list.useQuery()));
  return (
    <Read
      of={read}
      failure="Error Loading Boats"
      coming={<FleetSkeleton />}
      slow="Still looking up the boats. The connection may be slow."
      failed={(missed) => <LoadFailure {...missed} />}
    >
      {(all) => {
        const boats = visibleBoats(all, profile);
        return boats.length === 0 ? <NoBoats /> : children(boats);
      }}
    </Read>
  );
}

function FleetSkeleton() {
  return (
    <div className="grid gap-6">
      {[1, 2].map((row) => (
        <Card key={row} as="div" className="grid gap-4">
          <Skeleton className="h-52 w-full" />
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-11 w-full" />
        </Card>
      ))}
    </div>
  );
}

function LoadFailure({ error, trying, again }: Missed) {
  return (
    <div role="alert">
      <EmptyState
        level="section"
        title="Error Loading Boats"
        illustration={<DriftingBoatLater className="w-full" />}
        action={<TryAgain variant="primary" trying={trying} again={again} />}
      >
        <p>We couldn't load the boat inventory. Please try again later.</p>
        <p className="text-sm">{boatsFailure(error)}</p>
      </EmptyState>
    </div>
  );
}

function NoBoats() {
  return (
    <EmptyState
      level="section"
      title="No Boats Available"
      illustration={<QuietBayLater className="w-full" />}
    >
      All boats are currently unavailable. Please check back later or contact the club for more
      information.
    </EmptyState>
  );
}
