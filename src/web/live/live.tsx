import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Role } from "../../shared/members/role";
import { justAnswered } from "../calls/first-answers";
import { useSignedIn } from "../signed-in";
import { useHydrating } from "../ui/hooks/use-hydrating";
import { lazyPart } from "../ui/loading/lazy-part";
import { soonAfterLoad } from "../ui/loading/soon-after-load";

// A visitor's first page does without it.
const Follower = lazyPart(async () => (await import("./follower")).Follower);

const Followed = createContext(false);

/**
 * Keeps what is shown inside true while others book, cancel, approve and switch. It holds one
 * connection, and only while its tab is looked at: browsers allow six to a host. So one inside
 * another holds none.
 */
export function Live({ children }: { children: ReactNode }) {
  return use(Followed) ? children : <LiveFor these={approved}>{children}</LiveFor>;
}

/**
 * Likewise, but only for these roles; what is inside stays as it is when somebody signs in or out.
 */
export function LiveFor({ these, children }: { these: readonly Role[]; children: ReactNode }) {
  const { role } = useSignedIn();
  const following = useFollowing();
  const meant = these.includes(role);
  return (
    <Followed value={meant}>
      {children}
      {meant && following && <Follower />}
    </Followed>
  );
}

const approved: Role[] = ["approved", "manager", "admin"];

/** A connection that opens reads all again, which is too soon for what the page has come with. */
function useFollowing(): boolean {
  const hydrating = useHydrating();
  const [following, setFollowing] = useState(() => !hydrating && !justAnswered());
  useEffect(() => (following ? undefined : soonAfterLoad(() => setFollowing(true))), [following]);
  return following;
}
