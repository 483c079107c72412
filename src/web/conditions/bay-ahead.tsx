import type { ComponentType, ReactNode } from "react";
import { bayWords } from "../../shared/conditions/verdict-runs";
import { trpc } from "../calls/api";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";

const BayChart = lazyPart(
  async () => (await import("./bay-chart")).BayChart,
  <Skeleton className="h-64 w-full" />,
);

interface BayAheadProps {
  /** what it stands in, under its title */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** The bay's next hours for staff; nothing where the club does not go by conditions. */
export function BayAhead({ frame: Frame }: BayAheadProps) {
  const formats = useFormats();
  const read = useRead(trpc.admin.bay.useQuery());
  return (
    <Read of={read} failure="The forecast did not load" skeleton="h-0">
      {(bay) =>
        bay.hours.length > 0 && (
          <Frame title={bayWords(bay.hours, formats)}>
            <BayChart bay={bay} />
          </Frame>
        )
      }
    </Read>
  );
}
