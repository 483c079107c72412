import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followChanges, longestPauseMs, type OpenFeed } from "./follow-changes";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const opened: Parameters<OpenFeed>[0][] = [];
  const unsubscribe = vi.fn();
  const onTopics = vi.fn();
  const onRefused = vi.fn();
  const stop = followChanges(
    (hearers) => {
      opened.push(hearers);
      // As tRPC does: closing a feed completes it.
      return { unsubscribe: unsubscribe.mockImplementation(() => hearers.onComplete()) };
    },
    { onTopics, onRefused },
  );
  return { opened, unsubscribe, onTopics, onRefused, stop };
}

describe("following the club's changes", () => {
  it("passes on what it hears", () => {
    const { opened, onTopics } = follow();
    opened[0]?.onData({ topics: ["boats"] });
    expect(onTopics).toHaveBeenCalledExactlyOnceWith(["boats"]);
  });

  it("opens the feed again a second after the server ended it", () => {
    const { opened, onRefused } = follow();
    opened[0]?.onComplete();
    vi.advanceTimersByTime(999);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("waits twice as long after each failure, at most half a minute, until it hears again", () => {
    const { opened, onRefused } = follow();
    const failAfter = (ms: number) => {
      const before = opened.length;
      opened.at(-1)?.onError();
      vi.advanceTimersByTime(ms - 1);
      expect(opened).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(before + 1);
    };
    for (const ms of [1000, 2000, 4000, 8000, 16_000, longestPauseMs, longestPauseMs]) {
      failAfter(ms);
    }
    opened.at(-1)?.onData({ topics: [] });
    failAfter(1000);
    expect(onRefused).toHaveBeenCalledTimes(8);
  });

  it("opens nothing any more once it is stopped", () => {
    const { opened, unsubscribe, stop } = follow();
    stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(longestPauseMs);
    expect(opened).toHaveLength(1);
  });
});
