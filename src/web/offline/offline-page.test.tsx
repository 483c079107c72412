import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OfflinePage } from "./offline-page";

// "Not yet": a yes would load the page anew, which jsdom cannot.
const asked = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status: 502 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
  history.replaceState(null, "", "/");
});

it("asks every 5 seconds whether the club is reached again, past the worker that kept the page", async () => {
  history.replaceState(null, "", "/boats");
  const { unmount } = render(<OfflinePage />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.mock.calls.map(([path, { method }]) => [path, method])).toEqual([
    ["/offline.html", "HEAD"],
    ["/offline.html", "HEAD"],
  ]);
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("does not ask while the device itself says it is offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflinePage />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
});

it("stays where it was opened by its own address", async () => {
  history.replaceState(null, "", "/offline.html");
  render(<OfflinePage />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
});
