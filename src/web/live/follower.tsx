import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { FeedTopic } from "../../shared/live/changes";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { Palette } from "../../shared/profile/palette";
import { trpc } from "../calls/api";
import { inRounds } from "../calls/in-rounds";
import { readAgain } from "../calls/read-again";
import { useClub } from "../clock/club-clock";
import { followChanges } from "./follow-changes";

/** Holds the connection while its tab is looked at. Shows nothing. */
export function Follower() {
  const api = trpc.useUtils();
  const queryClient = useQueryClient();
  const following = useTabVisible();
  usePalette(useClub()?.settings.palette);

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

/** The page came in the club's colours; it takes others when it hears of them. */
function usePalette(palette: Palette | undefined) {
  useEffect(() => {
    const standing = document.documentElement.dataset.palette ?? documentedProfile.palette;
    if (palette === undefined || palette === standing) return;
    let over = false;
    void import("../ui/paint").then(({ paint }) => over || paint(palette));
    return () => {
      over = true;
    };
  }, [palette]);
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
