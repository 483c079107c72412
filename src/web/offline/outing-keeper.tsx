import { lazy, Suspense, useEffect } from "react";
import { trpc } from "../api";
import { useSession } from "../session";
import { forgetOuting } from "./kept-outing";

const KeepNextOuting = lazy(async () => ({
  default: (await import("./keep-next-outing")).KeepNextOuting,
}));

/** Keeps the member's next outing for a visit without a network; without a session, forgets it. */
export function OutingKeeper() {
  const { member } = useSession();
  // Null is an answer, "nobody"; undefined is none, as when the network is down.
  const nobody = trpc.auth.me.useQuery().data === null;

  useEffect(() => {
    if (nobody) forgetOuting();
  }, [nobody]);

  if (member?.approvalStatus !== "approved") return null;
  return (
    <Suspense>
      <KeepNextOuting memberId={member.id} />
    </Suspense>
  );
}
