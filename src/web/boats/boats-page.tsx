import { jsonOnly, trpc } from "../api";
import { useSession } from "../session";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";
import { QuietBay } from "../ui/illustrations/quiet-bay";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";
import { BoatCard } from "./boat-card";
import { boatsFailure } from "./boats-failure";
import { CalendarLegend } from "./calendar-legend";
import { visibleBoats } from "./visible-boats";

/** The club's boats, each with its calendar; spec part 1 §2. Anyone may look. */
export function BoatsPage() {
  return (
    <div className="page-width py-8 sm:py-10">
      <title>Boats · Slipway</title>
      <PageHeading
        title="Our boats"
        lead="Pick a boat, or a day in its calendar. Outings take a minimum of 1 hour, between 5:00 AM and 10:00 PM."
      />
      <Fleet />
    </div>
  );
}

function Fleet() {
  const { standing } = useSession();
  const read = trpc.boats.list.useQuery(undefined, jsonOnly);
  if (read.isPending) return <FleetSkeleton />;
  if (read.isError) {
    return <LoadFailure detail={boatsFailure(read.error)} onRetry={() => read.refetch()} />;
  }
  const boats = visibleBoats(read.data);
  if (boats.length === 0) return <NoBoats />;
  return (
    <div className="grid gap-6">
      <CalendarLegend />
      <ul className="grid gap-6">
        {boats.map((boat) => (
          <BoatCard key={boat.id} boat={boat} standing={standing} />
        ))}
      </ul>
    </div>
  );
}

function FleetSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <SlowNotice>Still looking up the boats. The connection may be slow.</SlowNotice>
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

function LoadFailure({ detail, onRetry }: { detail: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Error Loading Boats"
        illustration={<DriftingBoat className="w-full" />}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        <p>We couldn't load the boat inventory. Please try again later.</p>
        <p className="text-sm">{detail}</p>
      </EmptyState>
    </div>
  );
}

function NoBoats() {
  return (
    <EmptyState title="No Boats Available" illustration={<QuietBay className="w-full" />}>
      All boats are currently unavailable. Please check back later or contact the club for more
      information.
    </EmptyState>
  );
}
