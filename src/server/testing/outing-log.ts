import { expect } from "vitest";
import { z } from "zod";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { type OutingView, outingAnswer, outingView } from "../../shared/outings/outing-schemas";
import type { TestClub } from "./open-test-club";
import { refusalOf } from "./refusal-of";
import type { TestAnswer, TestClient } from "./test-client";
import { clubInstant } from "./test-moment";

/** The day on which the tests of the outing log row. */
export const rowingDay = "2026-11-21";

/** Switches the outing log on, over the documented call. */
export async function switchLogOn(club: TestClub): Promise<void> {
  const admin = await club.signIn("admin");
  const answer = await admin.put("/api/admin/settings/safety", { outingLog: "on" });
  expect(answer.json()).toMatchObject({ outingLog: "on" });
}

/** A club that keeps a log: what Sam, Lee and a manager do with it, and in which boats. */
export async function keepLog(club: TestClub) {
  await switchLogOn(club);
  return {
    sam: logOf(await club.signIn("sam")),
    lee: logOf(await club.signIn("lee")),
    manager: logOf(await club.signIn("manager")),
    solo: club.boats.solo.id,
    tango: club.boats.tango.id,
  };
}

/** What a rower or a manager does with the log, over the documented calls. */
export const logOf = (client: TestClient) => ({
  book: (boatId: number, timeStr: string, duration?: number) =>
    bookAt(client, boatId, timeStr, duration),
  launch: (id: number, body: object = {}) => client.post(`/api/bookings/${id}/launch`, body),
  land: (id: number, body: object = {}) => client.post(`/api/bookings/${id}/land`, body),
  extend: (id: number, timeStr: string) => client.put(`/api/bookings/${id}/due`, { timeStr }),
  outings: async () => (await client.get("/api/members/outings")).read(z.array(outingView)),
});
export type Log = ReturnType<typeof logOf>;

/** Books a boat on the rowing day over the documented call; gives the booking's id. */
export async function bookAt(
  client: TestClient,
  boatId: number,
  timeStr: string,
  duration = 1,
  dateStr = rowingDay,
): Promise<number> {
  const wanted = { boatId, dateStr, timeStr, duration };
  const answer = await client.post("/api/bookings", wanted);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(bookedView).booking.id;
}

/** Sets the club's clock on the rowing day, or another. */
export const clockAt = (club: TestClub, time: string, day = rowingDay) =>
  club.clock.set(clubInstant(day, time));

/** The outing of an answer that must be 200. */
export function outingIn(answer: TestAnswer): OutingView {
  expect(answer.status, answer.text).toBe(200);
  return answer.read(outingAnswer).outing;
}

/** Status and code of a refusal, as `[409, "BOAT_STILL_OUT"]`. */
export function refusalIn(answer: TestAnswer): [number, string] {
  const { status, code } = refusalOf(answer);
  return [status, code];
}

/** An outing of Friday noon, logged by an admin, with `words` wherever some can be written. */
export async function rowAtNoon(
  rower: TestClient,
  admin: TestClient,
  { boatId, words }: { boatId: number; words: string },
): Promise<void> {
  await admin.put("/api/admin/settings/safety", { outingLog: "on" });
  const id = await bookAt(rower, boatId, "12:30", 1, "2026-11-20");
  outingIn(await logOf(admin).launch(id, { aboard: [words], plan: words }));
  outingIn(await logOf(admin).land(id, { note: words }));
}
