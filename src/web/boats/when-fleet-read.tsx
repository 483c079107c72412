import type { ReactNode } from "react";
import { Skeleton } from "../ui/loading/skeleton";
import { TryAgain } from "../ui/loading/try-again";
import { useFleetRead } from "./use-fleet-diary";

/** What cannot be said before it is known when the boats are free. */
export function WhenFleetRead({ children }: { children: ReactNode }) {
  const read = useFleetRead();
  if (read.face === "coming") return <Skeleton className="h-64 w-full" />;
  if (read.face !== "failed") return children;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>When the boats are free did not load.</p>
      <TryAgain size="small" trying={read.missed.trying} again={read.missed.again} />
    </div>
  );
}
