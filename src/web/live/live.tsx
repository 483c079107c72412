import type { ReactNode } from "react";
import { useSignedIn } from "../signed-in";
import { lazyPart } from "../ui/lazy-part";

// A visitor's first page does without it.
const Follower = lazyPart(async () => (await import("./follower")).Follower);

/**
 * Keeps what is shown inside true while others book, cancel, approve and switch. It holds one
 * connection, and only while its tab is looked at: browsers allow six to a host. So a screen has
 * one at most, around it.
 */
export function Live({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSignedIn();
  return (
    <>
      {children}
      {isAuthenticated && <Follower />}
    </>
  );
}
