import { act, cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { hearServerAhead } from "../clock/server-clock";
import { dismissToast } from "../ui/toasts/toast-store";

// What a test awaits comes when the machine gets to it; a busy one needs more than a second.
configure({ asyncUtilTimeout: 10_000 });

// A screen under test reaches nobody: tests that want an answer bring their own.
globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));

// The files of a process share its window and its modules: none leaves anything to the next.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  act(() => dismissToast());
  hearServerAhead(0);
  localStorage.clear();
  sessionStorage.clear();
});
