import { addMinutes } from "date-fns";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { availabilitySql } from "./boat-queries";
import { KeptAvailability } from "./kept-availability";

const club = openTestClub();

let visitor: TestClient;
beforeEach(() => {
  visitor = club().visitor();
});

const db = () => club().house.db;
const run = (sql: string) => db().$executeRawUnsafe(sql);
const month = { startDate: "2026-11-20", endDate: "2026-12-20" };
const pathOf = (id = club().boats.solo.id) =>
  `/api/boats/${id}/availability?startDate=${month.startDate}&endDate=${month.endDate}`;

const ask = (tag: string) => visitor.request("GET", pathOf(), undefined, { "if-none-match": tag });

describe("a boat's revision", () => {
  const revisions = async () => {
    const { solo, tango } = club().boats;
    const rows = await db().boat.findMany({ where: { id: { in: [solo.id, tango.id] } } });
    return { solo: find(rows, solo.id), tango: find(rows, tango.id) };
  };
  const find = (rows: { id: number; revision: string }[], id: number) =>
    rows.find((row) => row.id === id)?.revision;

  const booking = (boat: number) => `
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
    VALUES (${boat}, ${club().people.unlimited.id}, '2026-11-21', '06:00', 1, 0)`;
  const block = (boat: number) => `
    INSERT INTO "boat_blocks" ("boatId", "startDate", "endDate", "reason")
    VALUES (${boat}, '2026-11-21', '2026-11-22', 'Repairs')`;

  test.each([
    ["a booking that is made", booking, null],
    [
      "a booking that is cancelled",
      booking,
      `UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()`,
    ],
    ["a booking that is deleted", booking, 'DELETE FROM "bookings"'],
    ["a block that is made", block, null],
    ["a block that is changed", block, `UPDATE "boat_blocks" SET "reason" = 'Paint'`],
    ["a block that is lifted", block, 'DELETE FROM "boat_blocks"'],
  ])("is another one after %s, and only that boat's", async (_what, insert, change) => {
    const { solo } = club().boats;
    if (change) await run(insert(solo.id));
    const before = await revisions();
    await run(change ?? insert(solo.id));
    const after = await revisions();
    expect(after.solo).not.toBe(before.solo);
    expect(after.tango).toBe(before.tango);
  });

  test.each([
    ["a booking", booking, "bookings"],
    ["a block", block, "boat_blocks"],
  ])("is another one for both when %s moves to another boat", async (_what, insert, table) => {
    const { solo, tango } = club().boats;
    await run(insert(solo.id));
    const before = await revisions();
    await run(`UPDATE "${table}" SET "boatId" = ${tango.id}`);
    const after = await revisions();
    expect(after.solo).not.toBe(before.solo);
    expect(after.tango).not.toBe(before.tango);
  });

  test("is another one after everything that an availability is read from", async () => {
    const { text, values } = availabilitySql({ id: 1, ...month }, false, new Date());
    const plan = await db().$queryRawUnsafe(`EXPLAIN (FORMAT JSON) ${text}`, ...values);
    const read = JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g);
    const tables = [...read].map(([, name]) => name);
    expect(tables).toEqual(
      expect.arrayContaining(["bookings", "boat_blocks", "closures", "club_settings"]),
    );
    const revised = await db().$queryRaw<{ name: string }[]>`
      SELECT tgrelid::regclass::text AS "name" FROM pg_trigger
        JOIN pg_proc ON pg_proc.oid = tgfoid WHERE proname IN ('revise', 'revise_boat', 'revise_club')`;
    expect(revised.map(({ name }) => name)).toEqual(expect.arrayContaining(tables));
  });

  test("of the club is another one after each change of its closures", async () => {
    const revision = async () => (await db().clubSettings.findFirst())?.revision;
    const seen = [await revision()];
    for (const change of [
      `INSERT INTO "closures" ("startDate", "startTime", "endDate", "endTime", "reason")
       VALUES ('2026-11-21', '09:00', '2026-11-21', '12:00', 'Fog')`,
      `UPDATE "closures" SET "endTime" = '13:00'`,
      `DELETE FROM "closures"`,
    ]) {
      await run(change);
      seen.push(await revision());
    }
    expect(new Set(seen).size).toBe(4);
  });

  test("is another one after a change of the boat", async () => {
    const { solo } = club().boats;
    const before = await revisions();
    await run(`UPDATE "boats" SET "available" = false WHERE "id" = ${solo.id}`);
    const after = await revisions();
    expect(after.solo).not.toBe(before.solo);
    expect(after.tango).toBe(before.tango);
  });

  test("of the club is another one after a change of its settings", async () => {
    await run(`INSERT INTO "club_settings" ("settings") VALUES ('{}') ON CONFLICT DO NOTHING`);
    const before = await db().clubSettings.findFirstOrThrow();
    await run(`UPDATE "club_settings" SET "settings" = '{}'`);
    const after = await db().clubSettings.findFirstOrThrow();
    expect(after.revision).not.toBe(before.revision);
  });
});

describe("what is kept of a boat's availability", () => {
  const statements = () => vi.spyOn(db().plain, "$queryRaw");
  afterEach(() => vi.restoreAllMocks());

  test("is sent again after one small question", async () => {
    const first = await visitor.get(pathOf());
    const asked = statements();
    const again = await visitor.get(pathOf());
    expect(again.text).toBe(first.text);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(asked.mock.calls)).not.toContain("bookings");
  });

  test("is read anew after a change of the club's settings, and after a minute", async () => {
    await run(`INSERT INTO "club_settings" ("settings") VALUES ('{}') ON CONFLICT DO NOTHING`);
    await visitor.get(pathOf());
    const asked = statements();
    await run(`UPDATE "club_settings" SET "settings" = '{}'`);
    await visitor.get(pathOf());
    expect(asked).toHaveBeenCalledTimes(2);
    club().clock.set(addMinutes(club().clock.now(), 1));
    await visitor.get(pathOf());
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test("is the same for our own pages", async () => {
    const rest = (await visitor.get(pathOf())).json();
    const input = JSON.stringify({ id: club().boats.solo.id, ...month });
    const ours = await visitor.get(
      `/api/trpc/boats.availability?input=${encodeURIComponent(input)}`,
    );
    expect(Object(ours.json()).result.data).toEqual(rest);
  });

  test("is shown to nobody but crew once the boat is hidden", async () => {
    const { solo } = club().boats;
    const manager = await club().signIn("manager");
    const { headers } = await manager.get(pathOf());
    await run(`UPDATE "boats" SET "managerDisabled" = true WHERE "id" = ${solo.id}`);
    expect((await manager.get(pathOf())).status).toBe(200);
    expect((await ask(String(headers.etag))).status).toBe(404);
  });

  test("never takes more than 8 MB", async () => {
    const { solo } = club().boats;
    await db().$transaction([
      db().$executeRaw`SET LOCAL session_replication_role = replica`,
      db().$executeRaw`
        INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
        SELECT ${solo.id}, ${club().people.unlimited.id}, '2026-11-20'::date + day,
               lpad((5 + hour / 2)::text, 2, '0') || CASE hour % 2 WHEN 0 THEN ':00' ELSE ':30' END, 0.5, 0
          FROM generate_series(0, 99) AS day, generate_series(0, 33) AS hour`,
    ]);
    const availability = new KeptAvailability();
    const read = (days: number) =>
      availability.get(
        db(),
        { id: solo.id, startDate: "2026-11-20", endDate: dayAfter(days) },
        false,
        club().clock.now(),
      );
    let most = 0;
    for (let days = 50; days < 99; days++) {
      await read(days);
      most = Math.max(most, availability.bytes);
    }
    expect(most).toBeGreaterThan(7_000_000);
    expect(most).toBeLessThanOrEqual(8 * 1024 * 1024);
    const asked = statements();
    await read(98);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const dayAfter = (days: number) =>
    new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10);
});

describe("whoever has an answer already", () => {
  test("hears 304 until it changes", async () => {
    const { headers } = await visitor.get(pathOf());
    const etag = String(headers.etag);
    expect(headers["cache-control"]).toBe("private, no-cache");
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await ask(tag);
      expect(answer.status).toBe(304);
      expect(answer.text).toBe("");
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await ask('"other"')).status).toBe(200);
    const sam = await club().signIn("sam");
    const { solo } = club().boats;
    const wanted = { boatId: solo.id, dateStr: "2026-11-21", timeStr: "06:30", duration: 1 };
    expect((await sam.post("/api/bookings", wanted)).status).toBe(201);
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test("hears 304 also when something changed that it does not tell", async () => {
    const { headers } = await visitor.get(pathOf());
    await run(`UPDATE "boats" SET "lockCode" = '1111' WHERE "id" = ${club().boats.solo.id}`);
    expect((await ask(String(headers.etag))).status).toBe(304);
  });
});
