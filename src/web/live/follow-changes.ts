import type { FeedTopic } from "../../shared/live/changes";

const firstPauseMs = 1000;
export const longestPauseMs = 30_000;

interface Hearers {
  onData: (change: { topics: FeedTopic[] }) => void;
  onError: () => void;
  onComplete: () => void;
}

/** Opens the feed once; the answer closes it. */
export type OpenFeed = (hearers: Hearers) => { unsubscribe: () => void };

interface Follower {
  onTopics: (topics: FeedTopic[]) => void;
  /** the feed could not be opened, or broke for good: perhaps the session is over */
  onRefused: () => void;
}

/**
 * Follows the feed until the answer is called. However it ends, it is opened again: after a
 * second, then after twice as long each time until something is heard. The feed opens with every
 * topic, so what was missed meanwhile is read again.
 */
export function followChanges(openFeed: OpenFeed, { onTopics, onRefused }: Follower): () => void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close = () => {};
  let stopped = false;

  function open() {
    const feed = openFeed({
      onData: ({ topics }) => {
        pauseMs = firstPauseMs;
        onTopics(topics);
      },
      onError: () => {
        if (stopped) return;
        onRefused();
        openLater();
      },
      onComplete: openLater,
    });
    close = () => feed.unsubscribe();
  }

  function openLater() {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(open, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    close();
  };
}
