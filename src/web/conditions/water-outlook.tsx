import type { ComponentType, ReactNode } from "react";
import { outlookWords } from "../../shared/conditions/verdict-runs";
import { trpc } from "../calls/api";
import { useFormats } from "../clock/use-formats";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";

const OutlookChart = lazyPart(
  async () => (await import("./outlook-chart")).OutlookChart,
  <Skeleton className="h-64 w-full" />,
);

interface WaterOutlookProps {
  /** what it stands in, under its title */
  frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** The water's next hours for staff; nothing where the club does not go by conditions. */
export function WaterOutlook({ frame: Frame }: WaterOutlookProps) {
  const formats = useFormats();
  const read = useRead(trpc.admin.bay.useQuery());
  return (
    <Read of={read} failure="The forecast did not load" skeleton="h-0">
      {(outlook) =>
        outlook.hours.length > 0 && (
          <Frame title={outlookWords(outlook.hours, formats)}>
            <OutlookChart outlook={outlook} />
          </Frame>
        )
      }
    </Read>
  );
}
