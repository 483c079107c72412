import { afterEach, expect, it, vi } from "vitest";
import {
  forgetOldPendingActions,
  forgetPendingAction,
  isKept,
  keepPendingAction,
  keptPendingActions,
  offerAgain,
  onPendingActionsChange,
  refuseTap,
} from "./pending-actions";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const heron = { by: "member 3", bookingId: 7, boat: "Heron" };
const launch = { ...heron, act: "launch", aboard: ["Robin"], plan: "Trial Island" } as const;
const press = (
  at: string,
  action: Parameters<typeof keepPendingAction>[0] = { ...launch, aboard: ["Robin"] },
) => keepPendingAction(action, new Date(at));

it("keeps presses in their order, with all that was typed and their own time", () => {
  press("2026-11-20T20:28:00Z", { ...heron, act: "land", kilometres: 6.2, note: "Flat" });
  press("2026-11-20T19:20:00Z");
  expect(keptPendingActions()).toMatchObject([
    { ...launch, at: "2026-11-20T19:20:00.000Z" },
    { ...heron, act: "land", kilometres: 6.2, note: "Flat", at: "2026-11-20T20:28:00.000Z" },
  ]);
});

it("keeps two presses of one moment", () => {
  press("2026-11-20T19:20:00Z");
  press("2026-11-20T19:20:00Z");
  expect(keptPendingActions()).toHaveLength(2);
  expect(keptPendingActions().every(isKept)).toBe(true);
});

it("tells of each change, and of those in other tabs", () => {
  const heard = vi.fn();
  const stop = onPendingActionsChange(heard);
  press("2026-11-20T19:20:00Z");
  dispatchEvent(new StorageEvent("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  press("2026-11-20T19:21:00Z");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("gives the same list until an action changes, whatever else is stored", () => {
  press("2026-11-20T19:20:00Z");
  const before = keptPendingActions();
  localStorage.setItem("theme", "dark");
  expect(keptPendingActions()).toBe(before);
});

it("keeps a refused action with its sentence until it is offered again or forgotten", () => {
  press("2026-11-20T19:20:00Z");
  const [action] = keptPendingActions();
  if (!action) throw new Error("No tap");
  refuseTap(action, "This boat is still out.");
  expect(keptPendingActions()).toEqual([{ ...action, refused: "This boat is still out." }]);
  offerAgain({ ...action, refused: "This boat is still out." });
  expect(keptPendingActions()).toEqual([action]);
  forgetPendingAction(action);
  expect([keptPendingActions(), localStorage.length]).toEqual([[], 0]);
});

it("forgets actions that nobody can log any more", () => {
  press("2026-11-06T19:19:00Z");
  press("2026-11-06T19:21:00Z");
  forgetOldPendingActions(new Date("2026-11-20T19:20:00Z"));
  expect(keptPendingActions()).toMatchObject([{ at: "2026-11-06T19:21:00.000Z" }]);
});

it.each([
  ["is no JSON", "{"],
  ["is no tap", "[]"],
  ["is another act", JSON.stringify({ ...launch, act: "swim", key: "tap 1", at: "" })],
  ["is a launch without its people", JSON.stringify({ ...heron, act: "launch", key: "tap 1" })],
])("passes over what %s", (_, stored) => {
  localStorage.setItem("tap 1", stored);
  expect(keptPendingActions()).toEqual([]);
});

it("keeps a press in the page alone where the browser closes its storage", () => {
  vi.stubGlobal("localStorage", null);
  expect(keptPendingActions()).toEqual([]);
  const heard = vi.fn();
  const stop = onPendingActionsChange(heard);
  press("2026-11-20T19:20:00Z");
  stop();
  expect(heard).toHaveBeenCalledOnce();
  const [action] = keptPendingActions();
  if (!action) throw new Error("No tap");
  expect([action, isKept(action)]).toMatchObject([launch, false]);
  refuseTap(action, "This boat is still out.");
  expect(keptPendingActions()).toEqual([{ ...action, refused: "This boat is still out." }]);
  forgetPendingAction(action);
  expect(keptPendingActions()).toEqual([]);
});
