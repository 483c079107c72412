import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type OutingView, outingView } from "../../shared/outings/outing-schemas";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
});

const listed = async (startDate = rowingDay, endDate = rowingDay) => {
  const manager = await club().signIn("manager");
  const answer = await manager.get(`/api/outings?startDate=${startDate}&endDate=${endDate}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(z.array(outingView));
};
const states = (outings: readonly OutingView[]) =>
  outings.map(({ startTime, state }) => `${startTime} ${state}`);

test("staff see the day as it runs, and each rower their own, the latest first", async () => {
  await switchLogOn(club());
  const lee = await club().signIn("lee");
  const first = await bookAt(sam, club().boats.solo.id, "06:00");
  await bookAt(lee, club().boats.tango.id, "06:30");
  await bookAt(sam, club().boats.solo.id, "09:00");
  clockAt(club(), "06:00");
  await sam.post(`/api/bookings/${first}/launch`);
  clockAt(club(), "07:40");
  expect(states(await listed())).toEqual(["06:00 late", "06:30 missed", "09:00 booked"]);
  const own = (await sam.get("/api/members/outings")).read(z.array(outingView));
  expect(states(own)).toEqual(["09:00 booked", "06:00 late"]);
  const later = (await sam.get("/api/members/outings?startDate=2026-11-22")).json();
  expect(later).toEqual([]);
});

test("the next crew reads when their boat is due that is still out, and not whose it is", async () => {
  await switchLogOn(club());
  const lee = await club().signIn("lee");
  const first = await bookAt(sam, club().boats.solo.id, "06:00");
  await bookAt(lee, club().boats.solo.id, "07:00");
  await bookAt(lee, club().boats.tango.id, "09:00");
  clockAt(club(), "06:00");
  await sam.post(`/api/bookings/${first}/launch`);
  const leeReads = async () => {
    const answer = await lee.get("/api/members/outings");
    expect(answer.text).not.toContain("Okafor");
    return answer.read(z.array(outingView)).map(({ stillOut }) => stillOut);
  };
  clockAt(club(), "07:05");
  expect(await leeReads()).toEqual([null, { bookingDate: rowingDay, dueTime: "07:00" }]);
  expect((await listed()).map(({ stillOut }) => stillOut?.dueTime)).toEqual([
    undefined,
    "07:00",
    undefined,
  ]);
  await sam.post(`/api/bookings/${first}/land`);
  expect(await leeReads()).toEqual([null, null]);
});

test("who else was aboard is told to staff and to the rower alone", async () => {
  await switchLogOn(club());
  const id = await bookAt(sam, club().boats.tango.id, "06:00");
  clockAt(club(), "06:00");
  await sam.post(`/api/bookings/${id}/launch`, { aboard: ["Robin Day"] });
  expect((await listed())[0]?.aboard).toEqual(["Robin Day"]);
  const data = await sam.get("/api/auth/my-data");
  expect(data.text).toContain("Robin Day");
  const lee = await club().signIn("lee");
  expect((await lee.get("/api/members/outings")).text).not.toContain("Robin");
  expect((await lee.get(`/api/outings?startDate=${rowingDay}&endDate=${rowingDay}`)).status).toBe(
    403,
  );
});

test("nothing is missed that began before the log was kept", async () => {
  const over = await bookAt(sam, club().boats.solo.id, "06:00");
  const now = await bookAt(sam, club().boats.solo.id, "08:00", 2);
  const later = await bookAt(sam, club().boats.solo.id, "11:00");
  clockAt(club(), "09:00");
  await switchLogOn(club());
  expect((await listed()).map(({ bookingId }) => bookingId)).toEqual([now, later]);
  clockAt(club(), "12:00");
  const outings = await listed();
  expect(outings.map(({ bookingId }) => bookingId)).toEqual([later]);
  expect(outings).toMatchObject([{ state: "missed" }]);
  expect(over).toBeLessThan(now);
});

test("a cancelled booking is no outing", async () => {
  await switchLogOn(club());
  const id = await bookAt(sam, club().boats.solo.id, "06:00");
  await sam.delete(`/api/bookings/${id}`);
  expect(await listed()).toEqual([]);
  clockAt(club(), "06:00");
  expect(refusalIn(await sam.post(`/api/bookings/${id}/launch`))).toEqual([
    409,
    "ALREADY_CANCELLED",
  ]);
});

test("100 days can be asked for at once, and no more", async () => {
  const manager = await club().signIn("manager");
  const ask = (endDate: string) =>
    manager.get(`/api/outings?startDate=2026-11-01&endDate=${endDate}`);
  expect((await ask("2027-02-08")).status).toBe(200);
  expect((await ask("2027-02-09")).json()).toMatchObject({ code: "BAD_INPUT", field: "endDate" });
});
