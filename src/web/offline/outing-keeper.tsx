import { useEffect } from "react";
import { trpc } from "../calls/api";
import { forgetDock, forgetOuting } from "../offline-queue/forget-outing";
import { useSignedIn } from "../signed-in";
import { lazyPart } from "../ui/loading/lazy-part";

const MemberKeeper = lazyPart(async () => (await import("./member-keeper")).MemberKeeper);

/** Keeps the member's next outing for a visit without a network; without a session, forgets it. */
export function OutingKeeper() {
  const { member, isAuthenticated } = useSignedIn();
  // Null is an answer, "nobody"; undefined is none, as when the network is down.
  const nobody = trpc.auth.me.useQuery().data === null;
  useLogOutElsewhere();

  useEffect(() => {
    if (!nobody) return;
    forgetOuting();
    forgetDock();
  }, [nobody]);

  if (!member || !isAuthenticated) return null;
  return <MemberKeeper memberId={member.id} />;
}

/** Logging out in another tab empties the storage; then this one asks who is signed in now. */
function useLogOutElsewhere(): void {
  const api = trpc.useUtils();
  useEffect(() => {
    const ask = ({ key }: StorageEvent) => key === null && void api.auth.me.invalidate();
    addEventListener("storage", ask);
    return () => removeEventListener("storage", ask);
  }, [api]);
}
