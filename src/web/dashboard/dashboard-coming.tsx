import { Skeleton } from "../ui/loading/skeleton";
import { SlowNotice } from "../ui/loading/slow-notice";

/** The shape of a dashboard: its outing, its hours, the ways from here. As tall as a window. */
export function DashboardComing() {
  return (
    <div aria-busy="true" className="grid min-h-dvh content-start gap-8">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-2">
          <Skeleton className="h-8 w-60" />
          <Skeleton className="h-100 w-full" />
        </div>
        <Skeleton className="h-60 w-full" />
      </div>
      <SlowNotice />
    </div>
  );
}
