import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { FeedTopic } from "../../shared/live/changes";
import { trpc } from "../calls/api";
import { inRounds } from "../calls/in-rounds";
import { readAgain } from "../calls/read-again";
import { followChanges } from "./follow-changes";

/** Holds the connection while its tab is looked at. Shows nothing. */
export function Follower() {
  const api = trpc.useUtils();
  const queryClient = useQueryClient();
  const following = useTabVisible();

  useEffect(() => {
    if (!following) return;
    const { add, again } = inRounds<FeedTopic>((topics) => readAgain(queryClient, topics));
    const stop = followChanges(
      (hearers) => api.client.bookings.changes.subscribe(undefined, hearers),
      { onTopics: add, onRefused: () => void api.auth.me.invalidate() },
    );
    // A read that left without a network may fail only now, when nothing asks for it any more.
    window.addEventListener("online", again);
    return () => {
      stop();
      window.removeEventListener("online", again);
    };
  }, [following, api, queryClient]);

  return null;
}

/** Whether this tab is the one being looked at. */
function useTabVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === "visible",
    () => false,
  );
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
