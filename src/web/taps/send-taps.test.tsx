import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendTaps, timeOfTap } from "./send-taps";
import { keepTap, keptTaps, type Tap } from "./taps";

const now = new Date("2026-11-20T20:30:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  keepTap(
    { by: "member 3", bookingId: 7, boat: "Heron", act: "launch", aboard: [], plan: "" },
    now,
  );
  keepTap({ by: "member 3", bookingId: 7, boat: "Heron", act: "land" }, new Date(+now + 1000));
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const acts = (taps: readonly Tap[]) => taps.map(({ act }) => act);
const answered = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: "Not so.", code: -32000, data: { httpStatus } } });

it("sends each tap once and in order, and forgets what the club has", async () => {
  const sent: Tap[] = [];
  await sendTaps("member 3", async (tap) => sent.push(tap));
  expect(acts(sent)).toEqual(["launch", "land"]);
  expect(keptTaps()).toEqual([]);
});

it("leaves alone what somebody else has pressed", async () => {
  const send = vi.fn();
  await sendTaps("member 4", send);
  expect(send).not.toHaveBeenCalled();
  expect(keptTaps()).toHaveLength(2);
});

it.each([
  ["nothing is heard", new TypeError("Failed to fetch")],
  ["the sign-in has ended", answered(401)],
  ["the server is busy", answered(503)],
  ["there were too many calls", answered(429)],
  ["a page comes in the place of an answer", new Error("API endpoint not available: /api/trpc")],
])("keeps all in order while %s", async (_, error) => {
  const send = vi.fn(() => Promise.reject(error));
  await sendTaps("member 3", send);
  expect(send).toHaveBeenCalledOnce();
  expect(acts(keptTaps())).toEqual(["launch", "land"]);
});

it("keeps a refused tap with the club's sentence, and goes on with the next", async () => {
  const send = vi.fn(async ({ act }: Tap) => {
    if (act === "launch") throw answered(409);
  });
  await sendTaps("member 3", send);
  await sendTaps("member 3", send);
  expect(send).toHaveBeenCalledTimes(2);
  expect(keptTaps()).toMatchObject([{ act: "launch", refused: "Not so." }]);
});

it("goes on with other outings where the club fails at one, and tries that again later", async () => {
  keepTap({ by: "member 3", bookingId: 8, boat: "Orca", act: "land" }, new Date(+now + 2000));
  const send = vi.fn(async ({ bookingId }: Tap) => {
    if (bookingId === 7) throw answered(500);
  });
  await sendTaps("member 3", send);
  expect(send.mock.calls.map(([tap]) => tap.bookingId)).toEqual([7, 8]);
  expect(acts(keptTaps())).toEqual(["launch", "land"]);
  await sendTaps("member 3", async () => undefined);
  expect(keptTaps()).toEqual([]);
});

it("sends one after the other when asked twice at once", async () => {
  const sent: Tap[] = [];
  const send = async (tap: Tap) => sent.push(tap);
  await Promise.all([sendTaps("member 3", send), sendTaps("member 3", send)]);
  expect(acts(sent)).toEqual(["launch", "land"]);
});

it("takes part in the other tabs' turns where the browser has locks", async () => {
  const request = vi.fn((_: string, work: () => Promise<void>) => work());
  vi.stubGlobal("navigator", { locks: { request } });
  await sendTaps("member 3", async () => undefined);
  expect(request).toHaveBeenCalledExactlyOnceWith("taps", expect.any(Function));
  expect(keptTaps()).toEqual([]);
});

it("tells the time of a tap that has waited, and leaves a fresh one to the server's clock", () => {
  const [tap] = keptTaps();
  if (!tap) throw new Error("No tap");
  expect(timeOfTap(tap, +now + 59_000)).toBeUndefined();
  expect(timeOfTap(tap, +now + 60_000)).toBe("2026-11-20T20:30:00.000Z");
  const setBackByTwoHours = +now + 75 * 60_000 - 120 * 60_000;
  expect(timeOfTap(tap, setBackByTwoHours)).toBe("2026-11-20T20:30:00.000Z");
});
