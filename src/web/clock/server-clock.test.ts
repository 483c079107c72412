import { afterEach, expect, it, vi } from "vitest";
import { hearServerAhead, serverAheadMs, serverNow } from "./server-clock";

const here = new Date("2026-11-20T19:30:00Z");

afterEach(() => {
  hearServerAhead(0);
  vi.useRealTimers();
});

it.each([
  [2 * 3_600_000, "2026-11-20T21:30:00.000Z"],
  [-2 * 3_600_000, "2026-11-20T17:30:00.000Z"],
  [10_000, "2026-11-20T19:30:10.000Z"],
  [9999, "2026-11-20T19:30:00.000Z"],
  [-9999, "2026-11-20T19:30:00.000Z"],
])("with the server %d ms ahead it is %s", (ahead, now) => {
  vi.useFakeTimers({ now: here, toFake: ["Date"] });
  hearServerAhead(ahead);
  expect(serverNow().toISOString()).toBe(now);
  expect(serverAheadMs()).toBe(Date.parse(now) - here.getTime());
});
