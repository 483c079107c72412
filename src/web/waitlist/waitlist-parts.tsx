import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";

// Who waits for nothing fetches nothing of it.
export const HeldForYou = lazyPart(
  async () => (await import("./held-for-you")).HeldForYou,
  <Skeleton className="h-48 w-full" />,
);
export const MyWaitlistEntries = lazyPart(
  async () => (await import("./my-waitlist-entries")).MyWaitlistEntries,
  <Skeleton className="h-28 w-full" />,
);
