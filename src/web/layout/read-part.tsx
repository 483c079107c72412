import type { ReactNode } from "react";
import { NotLoaded } from "../ui/not-loaded";
import { Skeleton } from "../ui/skeleton";
import { SlowNotice } from "../ui/slow-notice";

interface ReadPartProps<Data> {
  read: {
    /** null when the session has ended */
    data: Data | null | undefined;
    isPending: boolean;
    refetch: () => unknown;
  };
  /** What to say when it did not load. */
  failure: string;
  /** The height of what is coming. */
  skeleton?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a screen that comes by itself: its shape first, then what it holds or what failed. */
export function ReadPart<Data>({ read, failure, skeleton, children }: ReadPartProps<Data>) {
  if (read.data) return children(read.data);
  if (!read.isPending) return <NotLoaded sentence={failure} onRetry={read.refetch} />;
  return (
    <div aria-busy="true">
      <Skeleton className={`w-full ${skeleton ?? "h-32"}`} />
      <SlowNotice />
    </div>
  );
}
