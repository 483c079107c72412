import { describe, expect, test } from "vitest";
import { availabilitySql } from "../fleet/boat-queries";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

const db = () => club().services.db;
const run = (sql: string) => db().$executeRawUnsafe(sql);
const month = { startDate: "2026-11-20", endDate: "2026-12-20" };

const booking = (boat: number) => `
  INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
  VALUES (${boat}, ${club().people.unlimited.id}, '2026-11-21', '06:00', 1, 0)`;

describe("a boat's revision", () => {
  const revisions = async () => {
    const { solo, tango } = club().boats;
    const rows = await db().boat.findMany({ where: { id: { in: [solo.id, tango.id] } } });
    return { solo: find(rows, solo.id), tango: find(rows, tango.id) };
  };
  const find = (rows: { id: number; revision: string }[], id: number) =>
    rows.find((row) => row.id === id)?.revision;

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
