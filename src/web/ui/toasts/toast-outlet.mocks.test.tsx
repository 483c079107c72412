import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastOutlet } from "./toast-outlet";
import { dismissToast, showToast } from "./toast-store";

const fetched = vi.hoisted(() => vi.fn());

vi.mock("./toaster", () => {
  fetched();
  return { Toaster: () => <p>Toaster</p> };
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

it("fetches the toaster once the page has long been loaded, before any toast", async () => {
  render(<ToastOutlet />);
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => fetched).toHaveBeenCalled();
  expect(screen.queryByText("Toaster")).toBeNull();
  act(() => showToast({ title: "Network error" }));
  await act(() => vi.runOnlyPendingTimersAsync());
  expect(screen.getByText("Toaster")).toBeTruthy();
});
