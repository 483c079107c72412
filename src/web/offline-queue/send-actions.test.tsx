import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPendingAction, keptPendingActions, type PendingAction } from "./pending-actions";
import { sendActions, timeOfPendingAction } from "./send-actions";

const now = new Date("2026-11-20T20:30:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  keepPendingAction(
    { by: "member 3", bookingId: 7, boat: "Heron", act: "launch", aboard: [], plan: "" },
    now,
  );
  keepPendingAction(
    { by: "member 3", bookingId: 7, boat: "Heron", act: "land" },
    new Date(+now + 1000),
  );
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const acts = (actions: readonly PendingAction[]) => actions.map(({ act }) => act);
const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "Not so.", code: -32000, data: { httpStatus } } });

it("sends each action once and in order, and forgets what the club has", async () => {
  const sent: PendingAction[] = [];
  await sendActions("member 3", async (action) => sent.push(action));
  expect(acts(sent)).toEqual(["launch", "land"]);
  expect(keptPendingActions()).toEqual([]);
});

it("leaves alone what somebody else has pressed", async () => {
  const send = vi.fn();
  await sendActions("member 4", send);
  expect(send).not.toHaveBeenCalled();
  expect(keptPendingActions()).toHaveLength(2);
});

it.each([
  ["nothing is heard", new TypeError("Failed to fetch")],
  ["the sign-in has ended", answered(401)],
  ["the server is busy", answered(503)],
  ["there were too many calls", answered(429)],
  ["a page comes in the place of an answer", new Error("API endpoint not available: /api/trpc")],
])("keeps all in order while %s", async (_, error) => {
  const send = vi.fn(() => Promise.reject(error));
  await sendActions("member 3", send);
  expect(send).toHaveBeenCalledOnce();
  expect(acts(keptPendingActions())).toEqual(["launch", "land"]);
});

it("keeps a refused action with the club's sentence, and goes on with the next", async () => {
  const send = vi.fn(async ({ act }: PendingAction) => {
    if (act === "launch") throw answered(409);
  });
  await sendActions("member 3", send);
  await sendActions("member 3", send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(keptPendingActions()).toMatchObject([{ act: "launch", refused: "Not so." }]);
});

it("goes on with other outings where the club fails at one, and tries that again later", async () => {
  keepPendingAction(
    { by: "member 3", bookingId: 8, boat: "Orca", act: "land" },
    new Date(+now + 2000),
  );
  const send = vi.fn(async ({ bookingId }: PendingAction) => {
    if (bookingId === 7) throw answered(500);
  });
  await sendActions("member 3", send);
  expect(send.mock.calls.map(([action]) => action.bookingId)).toEqual([7, 8]);
  expect(acts(keptPendingActions())).toEqual(["launch", "land"]);
  await sendActions("member 3", async () => undefined);
  expect(keptPendingActions()).toEqual([]);
});

it("sends one after the other when asked twice at once", async () => {
  const sent: PendingAction[] = [];
  const send = async (action: PendingAction) => sent.push(action);
  await Promise.all([sendActions("member 3", send), sendActions("member 3", send)]);
  expect(acts(sent)).toEqual(["launch", "land"]);
});

it("takes part in the other tabs' turns where the browser has locks", async () => {
  const request = vi.fn((_: string, work: () => Promise<void>) => work());
  vi.stubGlobal("navigator", { locks: { request } });
  await sendActions("member 3", async () => undefined);
  expect(request).toHaveBeenCalledExactlyOnceWith("taps", expect.any(Function));
  expect(keptPendingActions()).toEqual([]);
});

it("tells the time of an action that has waited, and leaves a fresh one to the server's clock", () => {
  const [action] = keptPendingActions();
  if (!action) throw new Error("No tap");
  expect(timeOfPendingAction(action, +now + 59_000)).toBeUndefined();
  expect(timeOfPendingAction(action, +now + 60_000)).toBe("2026-11-20T20:30:00.000Z");
  const setBackByTwoHours = +now + 75 * 60_000 - 120 * 60_000;
  expect(timeOfPendingAction(action, setBackByTwoHours)).toBe("2026-11-20T20:30:00.000Z");
});
