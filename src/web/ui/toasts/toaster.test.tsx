import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, showToast } from "./toast-store";
import { Toaster } from "./toaster";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => dismissToast());
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const show = (words: Parameters<typeof showToast>[0]) => act(() => showToast(words));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => currentToasts().map(({ title, open }) => ({ title, open }));

it("shows one toast at a time: a newer one takes the older one's place", () => {
  show({ title: "First" });
  show({ title: "Second", description: "and what it means" });
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeDefined();
  expect(screen.getByText("and what it means")).toBeDefined();
});

it("closes after 5000 ms, and not before", () => {
  show({ title: "Saved" });
  pass(4999);
  expect(shown()).toEqual([{ title: "Saved", open: true }]);
  pass(1);
  expect(shown()).toEqual([{ title: "Saved", open: false }]);
});

it("stays as long as it was asked to", () => {
  show({ title: "Booked", durationMs: 8000 });
  pass(7999);
  expect(shown()).toEqual([{ title: "Booked", open: true }]);
  pass(1);
  expect(shown()).toEqual([{ title: "Booked", open: false }]);
});

it("offers something to press, and closes with it", () => {
  const undo = vi.fn();
  show({ title: "In the log", durationMs: 10_000, action: { label: "Undo", onPress: undo } });
  pass(9999);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([{ title: "In the log", open: false }]);
});

it("forgets a dismissed toast 1,000,000 ms later", () => {
  show({ title: "Saved", durationMs: 60_000 });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(shown()).toEqual([{ title: "Saved", open: false }]);
  pass(999_999);
  expect(currentToasts()).toHaveLength(1);
  pass(1);
  expect(currentToasts()).toHaveLength(0);
});

it("marks a destructive toast apart from the rest", () => {
  show({ title: "Registration failed", variant: "destructive" });
  expect(screen.getByText("Registration failed").closest("[data-variant]")).toHaveProperty(
    "dataset.variant",
    "destructive",
  );
});

it("moves the focus to the toasts on F8", () => {
  show({ title: "Saved" });
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(document.activeElement).toBe(screen.getByText("Saved").closest("ol"));
});
