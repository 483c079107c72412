import { beforeEach, expect, test } from "vitest";
import { fromMinutes } from "../../shared/time/clock-times";
import type { PrismaClient } from "../database/open-database";
import { buildBoat } from "../demo/builders";
import { lockBoats } from "../locks";
import { openTwoProcesses } from "../testing/open-two-processes";
import { bookAt, outingIn, rowingDay } from "../testing/outing-log";
import { patiently } from "../testing/patiently";
import type { TestAnswer, TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";

const club = openTwoProcesses();
const address = "/api/admin/settings/safety";

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  await admin.put(address, { outingLog: "on" });
});

const clockAt = (time: string) => club().clock.set(clubInstant(rowingDay, time));
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();
const solo = () => club().boats.solo.id;

test("of 50 parallel launches of different bookings of one boat one wins", async () => {
  const manager = [await club().signIn("manager"), await club().signIn("manager", 1)];
  const { unlimited, lee } = club().people;
  // Two who take turns, so that no booking continues another.
  const bookings = await club().db.$queryRaw<{ id: number; start: string }[]>`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
    SELECT ${solo()}, CASE nr % 2 WHEN 0 THEN ${unlimited.id}::int ELSE ${lee.id}::int END,
           ${rowingDay}::date, to_char(time '08:00' + nr * interval '30 min', 'HH24:MI'), 0.5, 0
      FROM generate_series(0, 23) nr RETURNING "id", "startTime" AS "start"`;
  clockAt("19:45");
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, turn) => {
      const { id = 0, start = "" } = bookings[turn % bookings.length] ?? {};
      const told = { launchedAt: clubInstant(rowingDay, start).toISOString() };
      const answer = await patiently(manager[turn % 2], (client) =>
        client.post(`/api/bookings/${id}/launch`, told),
      );
      return { id, status: answer.status };
    }),
  );
  const launched = new Set(answers.filter(({ status }) => status === 200).map(({ id }) => id));
  expect(launched.size).toBe(1);
  const refused = answers.filter(({ id }) => !launched.has(id));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  expect(await club().db.outing.findMany()).toMatchObject([{ bookingId: [...launched][0] }]);
});

test("the database itself lets one boat be out once", async () => {
  const lee = await club().signIn("lee");
  const ids = [await bookAt(lee, solo(), "06:00"), await bookAt(lee, solo(), "08:00")];
  const launch = (id: number) => club().db.$executeRaw`
    INSERT INTO "outings" ("bookingId", "boatId", "launchedAt", "launchHeardAt")
    VALUES (${id}, ${solo()}, now(), now())`;
  const results = await Promise.allSettled(ids.map(launch));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(JSON.stringify(results.find(({ status }) => status === "rejected"))).toContain(
    "outings_one_out_per_boat",
  );
});

test("a launch and a cancellation at once leave no outing of a cancelled booking", async () => {
  const sam = [await club().signIn("sam"), await club().signIn("sam", 1)];
  for (const time of ["06:00", "08:00", "10:00", "12:00"]) {
    const id = await bookAt(sam[0] ?? admin, solo(), time);
    clockAt(fromMinutes(Number(time.slice(0, 2)) * 60 - 10));
    const answers = await Promise.all([
      (sam[0] ?? admin).post(`/api/bookings/${id}/launch`),
      (sam[1] ?? admin).delete(`/api/bookings/${id}`),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    await (sam[0] ?? admin).post(`/api/bookings/${id}/land`);
    club().clock.set(clubInstant(rowingDay, "05:00"));
  }
});

test("a launch that waits while its booking moves to another boat is of that boat", async () => {
  const { db, boats } = club();
  const sam = await club().signIn("sam");
  const id = await bookAt(sam, solo(), "06:00");
  const tern = (await buildBoat(db)).id;
  clockAt("06:00");
  const launched = await db.$transaction(async (tx) => {
    await lockBoats(tx, [boats.solo.id, tern]);
    await tx.booking.update({ where: { id }, data: { boatId: tern } });
    const launching = sam.post(`/api/bookings/${id}/launch`);
    await expect.poll(() => isLockAwaited(db)).toBe(true);
    return { launching };
  });
  expect(outingIn(await launched.launching)).toMatchObject({ boat: { id: tern } });
  expect(await db.outing.findMany()).toMatchObject([{ bookingId: id, boatId: tern }]);
});

/** Whether somebody waits for a lock in this database. */
async function isLockAwaited(db: PrismaClient): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity
     WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
  return row.count > 0;
}

test("a launch and the switching off of the log at once: one of them waits for the other", async () => {
  const sam = await club().signIn("sam");
  const avery = await club().signIn("admin", 1);
  for (const time of ["06:00", "08:00", "10:00", "12:00"]) {
    const id = await bookAt(sam, solo(), time);
    clockAt(time);
    const [launched, off] = await Promise.all([
      sam.post(`/api/bookings/${id}/launch`),
      avery.put(address, { outingLog: "off" }),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([launched?.status, off?.status]);
    await avery.put(address, { outingLog: "on" });
    await sam.post(`/api/bookings/${id}/land`);
    clockAt("05:00");
  }
});

test("a launch and the rower's deletion at once: either the boat is out or nobody is", async () => {
  const avery = await club().signIn("admin", 1);
  for (const [key, time] of [
    ["sam", "06:00"],
    ["lee", "08:00"],
  ] as const) {
    const rower = await club().signIn(key);
    const id = await bookAt(rower, solo(), time);
    clockAt(time);
    const [launched, deleted] = await Promise.all([
      rower.post(`/api/bookings/${id}/launch`),
      avery.delete(`/api/admin/members/${club().people[key].id}`),
    ]);
    expect([200, 409]).toContain(deleted?.status);
    if (deleted?.status === 200) expect([401, 404, 409]).toContain(launched?.status);
    else expect(launched?.status).toBe(200);
    await avery.post(`/api/bookings/${id}/land`);
    clockAt("05:00");
  }
});

test("an extension and somebody's booking of that time at once: one of them gets it", async () => {
  const [sam, lee] = [await club().signIn("sam"), await club().signIn("lee", 1)];
  for (const time of ["06:00", "09:00", "12:00", "15:00"]) {
    const hour = Number(time.slice(0, 2));
    const id = await bookAt(sam, solo(), time);
    const end = fromMinutes((hour + 1) * 60);
    clockAt(fromMinutes((hour + 1) * 60 - 5));
    await sam.post(`/api/bookings/${id}/launch`);
    const [extended, booked] = await Promise.all([
      sam.put(`/api/bookings/${id}/due`, { timeStr: fromMinutes((hour + 1) * 60 + 10) }),
      lee.post("/api/bookings", {
        boatId: solo(),
        dateStr: rowingDay,
        timeStr: end,
        duration: 0.5,
      }),
    ]);
    expect([
      [200, 409],
      [422, 201],
    ]).toContainEqual([extended?.status, booked?.status]);
    await sam.post(`/api/bookings/${id}/land`);
    clockAt("05:00");
  }
});
