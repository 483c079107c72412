import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testOuting, testOutingOut } from "../testing/outing";
import { keepDock } from "./kept-dock";
import { keepOuting } from "./kept-outing";
import { OfflinePage } from "./offline-page";

// "Not yet": a yes would load the page anew, which jsdom cannot.
const notYet = async (_: string, __: RequestInit) => new Response(null, { status: 502 });
const asked = vi.fn(notYet);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset().mockImplementation(notYet);
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const kept = {
  memberId: 3,
  bookingId: 7,
  endsAt: Date.parse("2026-11-20T20:30:00Z"),
  outUntil: Date.parse("2026-11-20T23:30:00Z"),
  day: "Friday, November 20",
  times: "12:30 PM – 1:30 PM",
  boat: "Heron",
  reference: "WRC-0007",
  arrival: "12:15 PM",
  codes: [{ place: "Lock code", code: "4712" }],
  instructions: "",
};

it.each([
  ["nobody has launched", "12:29", testOuting(), "Your next outing"],
  ["nobody has launched once it is over", "13:30", testOuting(), null],
  ["is out past its end", "16:29", testOutingOut(), "On Water"],
  ["is out for longer than its codes are shown", "16:30", testOutingOut(), null],
])("shows of an outing that %s what is needed of it", (_, time, outing, heading) => {
  vi.setSystemTime(new Date(`2026-11-20T${time}:00-07:00`));
  keepOuting(kept);
  keepDock({ memberId: 3, offsetMinutes: -420, outings: [outing] });
  render(<OfflinePage />);
  const title = screen.queryByText(/^(?:Your next outing|On Water)$/);
  expect(title?.textContent ?? null).toBe(heading);
  expect(screen.queryAllByText(/arrive/)).toHaveLength(heading === "Your next outing" ? 1 : 0);
});

it.each([
  ["is over, forgets it for good", 401, null],
  ["stands, keeps it", 200, "Your next outing"],
  ["cannot be asked after, keeps it", 502, "Your next outing"],
])("with an outing whose session %s", async (_, status, heading) => {
  vi.setSystemTime(new Date("2026-11-20T12:29:00-07:00"));
  history.replaceState(null, "", "/offline.html");
  keepOuting(kept);
  keepDock({ memberId: 3, offsetMinutes: -420, outings: [testOuting()] });
  asked.mockImplementation(async () => new Response(null, { status }));
  render(<OfflinePage />);
  expect(screen.getByText("Your next outing")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/auth/me"]);
  expect(screen.queryByText("Your next outing")?.textContent ?? null).toBe(heading);
  expect(Object.keys(localStorage).length).toBe(heading === null ? 0 : 2);
});

it("keeps an outing without a network, and asks after its session as soon as there is one", async () => {
  vi.setSystemTime(new Date("2026-11-20T12:29:00-07:00"));
  history.replaceState(null, "", "/offline.html");
  keepOuting(kept);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  asked.mockImplementation(async () => new Response(null, { status: 401 }));
  render(<OfflinePage />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByText("Your next outing")).toBeTruthy();
  onLine.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText("Your next outing")).toBeNull();
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
