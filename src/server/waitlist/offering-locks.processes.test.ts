import { addMinutes } from "date-fns";
import { expect, test } from "vitest";
import { toDay } from "../../shared/time/club-dates";
import { waitlistEntryAnswer } from "../../shared/waitlist/waitlist-schemas";
import { countWaiting, holdLocks } from "../testing/locks-by-hand";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt, rowingDay } from "../testing/outing-log";
import type { TestAnswer } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import type { PersonKey } from "../testing/test-people";
import { offerOn } from "./offer-on";

// Each test is one interleaving of two calls, and fails without one lock or one question under it.
const club = openTwoProcesses();
const db = () => club().db;
const hold = (statement: string) => holdLocks(club().databaseUrl, statement);
/** Whoever offers a slot stays before it writes its mail. */
const holdMail = () => hold(`LOCK TABLE "outbox" IN SHARE MODE`);
/** Whoever offers a slot stays after it has read who waits, and before it takes one of them. */
const holdDiary = () => hold(`LOCK TABLE "boat_blocks" IN ACCESS EXCLUSIVE MODE`);
const holdSam = () =>
  hold(`SELECT 1 FROM "members" WHERE "id" = ${club().people.sam.id} FOR UPDATE`);

/** Whom what is held is held for. */
const heldFor = async () =>
  (await db().booking.findMany({ where: { status: "held" }, orderBy: { id: "asc" } })).map(
    ({ memberId }) => memberId,
  );

/** Lee has the boat, and those wait for it. Gives how Lee cancels, and the waitlist entries. */
async function waitFor(...keys: PersonKey[]) {
  const lee = await club().signIn("lee");
  const id = await bookAt(lee, club().boats.solo.id, "07:00");
  const entries: number[] = [];
  const slot = { kind: "single", dateStr: rowingDay, from: "07:00", to: "08:00", duration: 1 };
  for (const key of keys) {
    const client = await club().signIn(key, 1);
    const added = await client.post("/api/waitlist", slot);
    expect(added.status, added.text).toBe(201);
    entries.push(added.read(waitlistEntryAnswer).wish.id);
  }
  return { cancel: () => lee.delete(`/api/bookings/${id}`), entries };
}

/** Waits until whoever offers a slot stays there. */
const untilHeldUp = (statement = "%") =>
  expect.poll(() => countWaiting(db(), statement), { timeout: 20_000 }).toBe(1);

/** Waits until a call waits behind another one, or is answered because it need not. */
async function untilBehind(call: Promise<TestAnswer>) {
  let isAnswered = false;
  void call.then(() => {
    isAnswered = true;
  });
  const isBehind = async () => isAnswered || (await countWaiting(db())) === 2;
  await expect.poll(isBehind, { timeout: 20_000 }).toBe(true);
}

const sweep = () =>
  offerOn(
    db(),
    (error) => {
      throw error;
    },
    testMoment(club().clock.now()),
  );

test("a member who is busy is passed over at once, and offered it by the next sweep", async () => {
  const { cancel } = await waitFor("sam");
  const busy = await holdSam();
  expect((await cancel()).status).toBe(200);
  expect(await heldFor()).toEqual([]);
  await busy.letGo();
  await sweep();
  expect(await heldFor()).toEqual([club().people.sam.id]);
});

test("a boat that is switched off beside a sweep is held for nobody", async () => {
  const { cancel } = await waitFor("sam");
  const busy = await holdSam();
  await cancel();
  await busy.letGo();
  const admin = await club().signIn("admin", 1);
  const mail = await holdMail();
  const sweeping = sweep();
  await untilHeldUp('%"wish_offers"%');
  const path = `/api/admin/boats/${club().boats.solo.id}/toggle`;
  const switching = admin.put(path, { available: false });
  await untilBehind(switching);
  await mail.letGo();
  await sweeping;
  expect((await switching).status).toBe(200);
  expect(await heldFor()).toEqual([]);
});

test("a member who is paused beside the offer has none", async () => {
  const { cancel } = await waitFor("sam", "manager");
  const admin = await club().signIn("admin", 1);
  const mail = await holdMail();
  const cancelling = cancel();
  await untilHeldUp('%"wish_offers"%');
  const pausing = admin.post(`/api/admin/members/${club().people.sam.id}/pause`, {});
  await untilBehind(pausing);
  await mail.letGo();
  expect([(await cancelling).status, (await pausing).status]).toEqual([200, 200]);
  expect(await heldFor()).toEqual([club().people.manager.id]);
});

test("a waitlist entry that is deleted beside the offer has none, and the next does", async () => {
  const { cancel, entries } = await waitFor("sam", "manager");
  const sam = await club().signIn("sam", 1);
  const diary = await holdDiary();
  const cancelling = cancel();
  await untilHeldUp();
  expect((await sam.delete(`/api/waitlist/${entries[0]}`)).status).toBe(200);
  await diary.letGo();
  expect((await cancelling).status).toBe(200);
  expect(await heldFor()).toEqual([club().people.manager.id]);
});

test("a member who has got another offer meanwhile leaves this one to the next", async () => {
  const { cancel } = await waitFor("sam", "manager");
  const { sam, manager } = club().people;
  const diary = await holdDiary();
  const cancelling = cancel();
  await untilHeldUp();
  const at = club().clock.now();
  await db().booking.create({
    data: {
      boatId: club().boats.tango.id,
      memberId: sam.id,
      bookingDate: toDay(rowingDay),
      startTime: "12:00",
      duration: 1,
      hoursUsed: 0,
      createdAt: at,
      status: "held",
      heldUntil: addMinutes(at, 60),
    },
  });
  await diary.letGo();
  expect((await cancelling).status).toBe(200);
  expect((await heldFor()).sort()).toEqual([sam.id, manager.id].sort());
});
