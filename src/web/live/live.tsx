import { type ReactNode, useEffect } from "react";
import type { ChangeTopic } from "../../shared/changes";
import { trpc } from "../api";
import { useSession } from "../session";
import { followChanges } from "./follow-changes";
import { inRounds } from "./in-rounds";
import { readAgain } from "./read-again";
import { useTabVisible } from "./use-tab-visible";

/**
 * Keeps what is shown inside true while others book, cancel, approve and switch. It holds one
 * connection, and only while its tab is looked at: browsers allow six to a host. So a screen has
 * one at most, around it.
 */
export function Live({ children }: { children: ReactNode }) {
  const api = trpc.useUtils();
  const { isAuthenticated } = useSession();
  const following = useTabVisible() && isAuthenticated;

  useEffect(() => {
    if (!following) return;
    return followChanges((hearers) => api.client.bookings.changes.subscribe(undefined, hearers), {
      onTopics: inRounds<ChangeTopic>((topics) => readAgain(api, topics)),
      onRefused: () => void api.auth.me.invalidate(),
    });
  }, [following, api]);

  return children;
}
