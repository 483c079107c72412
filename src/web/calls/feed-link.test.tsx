import { createTRPCClient } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppRouter } from "../../server/api/app-router";
import { feedPulse } from "../../shared/live/feed-pulse";
import { feedLink } from "./feed-link";

/** The browser's EventSource, its server's side in the test's hand. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  close = vi.fn();

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  breakOff(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

beforeEach(() => {
  FakeSource.opened = [];
  vi.stubGlobal("EventSource", FakeSource);
});
afterEach(() => vi.unstubAllGlobals());

function follow() {
  const client = createTRPCClient<AppRouter>({ links: [feedLink("/api/trpc")] });
  const heard = { onData: vi.fn(), onError: vi.fn(), onComplete: vi.fn() };
  const { unsubscribe } = client.bookings.changes.subscribe(undefined, heard);
  const source = FakeSource.opened[0];
  if (!source) throw new Error("No source was opened");
  return { source, unsubscribe, ...heard };
}

it("hands on what the feed of the procedure says", () => {
  const { source, onData } = follow();
  expect(source.url).toBe("/api/trpc/bookings.changes");
  source.onmessage?.(new MessageEvent("message", { data: '{"topics":["boats"]}' }));
  expect(onData).toHaveBeenCalledExactlyOnceWith({ topics: ["boats"] });
});

it("ends with the server's last word", () => {
  const { source, onComplete, onError } = follow();
  source.dispatchEvent(new Event("return"));
  expect(onComplete).toHaveBeenCalledOnce();
  expect(source.close).toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ["the server refuses the caller", (source: FakeSource) => source.breakOff(2)],
  [
    "the server sends an error",
    (source: FakeSource) => source.dispatchEvent(new Event("serialized-error")),
  ],
])("fails when %s", (_, refuse) => {
  const { source, onError } = follow();
  refuse(source);
  expect(onError).toHaveBeenCalledOnce();
  expect(source.close).toHaveBeenCalled();
});

it("bears with a network that breaks: the browser opens the feed again by itself", () => {
  const { source, onError } = follow();
  source.breakOff(0);
  expect(onError).not.toHaveBeenCalled();
  expect(source.close).not.toHaveBeenCalled();
});

it("closes the connection when nobody listens any more", () => {
  const { source, unsubscribe } = follow();
  unsubscribe();
  expect(source.close).toHaveBeenCalled();
});

it("fails when the feed falls silent for longer than its pings allow", () => {
  vi.useFakeTimers();
  try {
    const { source, onError } = follow();
    vi.advanceTimersByTime(feedPulse.longestSilenceMs - 1);
    source.dispatchEvent(new Event("ping"));
    vi.advanceTimersByTime(feedPulse.longestSilenceMs - 1);
    expect(onError).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledOnce();
    expect(source.close).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it("expects the server's pings well before the silence that counts as broken", () => {
  expect(feedPulse.longestSilenceMs).toBeGreaterThan(2 * feedPulse.pingMs);
});
