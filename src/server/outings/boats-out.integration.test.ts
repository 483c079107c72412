import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, rowingDay, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { forgetOldOutings } from "./forget-outings";

// A boat that is out: nothing takes its booking away before it is back.

const club = openTestClub();

let [sam, admin]: TestClient[] = [];
let id: number;
let next: number;
beforeEach(async () => {
  await switchLogOn(club());
  [sam, admin] = [await club().signIn("sam"), await club().signIn("admin")];
  id = await bookAt(sam, club().boats.solo.id, "06:00");
  next = await bookAt(sam, club().boats.solo.id, "07:00");
  clockAt(club(), "05:50");
  await call(sam, "POST", `/api/bookings/${id}/launch`);
});

function call(who: TestClient | undefined, method: "POST" | "DELETE", url: string, body?: object) {
  if (!who) throw new Error("Nobody is signed in yet.");
  return who.request(method, url, body);
}
const land = () => call(sam, "POST", `/api/bookings/${id}/land`);
const out = [409, "ALREADY_LAUNCHED"];

test("its booking, and the one that continues it, are not cancelled by anybody", async () => {
  for (const booking of [id, next]) {
    for (const who of [sam, admin]) {
      expect(refusalIn(await call(who, "DELETE", `/api/bookings/${booking}`))).toEqual(out);
    }
  }
});

test("its rower has rowed once it is back early; an admin may still give the hours back", async () => {
  await land();
  const cancel = `/api/bookings/${id}`;
  expect((await call(sam, "DELETE", cancel)).json()).toMatchObject({
    code: "ALREADY_LAUNCHED",
    error: "You have been out on this booking, so it can no longer be cancelled.",
  });
  expect((await call(admin, "DELETE", cancel)).status).toBe(200);
  const outings = await sam?.get("/api/members/outings");
  expect(outings?.json()).toContainEqual(expect.objectContaining({ bookingId: id }));
});

test("no block moves, cancels or leaves it, or what continues it", async () => {
  const days = { startDate: rowingDay, endDate: rowingDay, reason: "A leak" };
  const url = `/api/admin/boats/${club().boats.solo.id}/blocks`;
  for (const bookingId of [id, next]) {
    const settlements = [{ bookingId, action: "cancel" }];
    const answer = await call(admin, "POST", url, { ...days, settlements });
    expect(refusalIn(answer)).toEqual(out);
  }
  const touched = await admin?.get(
    `/api/trpc/admin.touchedBookings?input=${encodeURIComponent(JSON.stringify({ boatId: club().boats.solo.id }))}`,
  );
  expect(touched?.text).not.toContain(`"id":${id},`);
});

test("its rower is not deleted", async () => {
  const url = `/api/admin/members/${club().people.sam.id}`;
  const refused = await call(admin, "DELETE", url);
  expect(refusalIn(refused)).toEqual(out);
  expect(refused.text).toContain("out on the water");
  await land();
  expect((await call(admin, "DELETE", url)).status).toBe(200);
});

test("of a rower who leaves, and 90 days after landing, the words go and the rest stays", async () => {
  const words = { note: "Flat, with Robin", kilometres: 6.2 };
  await call(sam, "POST", `/api/bookings/${id}/land`, words);
  const read = () => club().services.db.outing.findUniqueOrThrow({ where: { bookingId: id } });
  const job = () => forgetOldOutings(club().services.db, club().clock.now());
  club().clock.passDays(90);
  await job();
  expect((await read()).note).toBe(words.note);
  club().clock.passMinutes(1);
  expect(await job()).toBe(1);
  expect(await read()).toMatchObject({ note: "", aboard: [], plan: "" });
  expect((await read()).kilometres?.toNumber()).toBe(6.2);
  expect(await job()).toBe(0);
});
