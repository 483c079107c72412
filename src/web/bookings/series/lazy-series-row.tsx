import { type ComponentProps, Suspense } from "react";
import { fetchedPart } from "../../ui/loading/lazy-part";
import { PartBoundary } from "../../ui/loading/part-boundary";
import type { SeriesRow as Row } from "./series-row";

/** The line of a series. Who has none fetches nothing of it; until it is here its bookings stand unfolded. */
export function LazySeriesRow(props: ComponentProps<typeof Row>) {
  return (
    <PartBoundary instead={() => <>{props.children}</>}>
      <Suspense fallback={props.children}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}

const { Part } = fetchedPart(async () => (await import("./series-row")).SeriesRow);
