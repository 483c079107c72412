import { expect, test } from "vitest";
import { importAnswer } from "../../shared/imports/import-schemas";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { countWaiting, holdLocks } from "../testing/locks-by-hand";
import { openTwoProcesses } from "../testing/open-two-processes";
import type { TestClient } from "../testing/test-client";

const club = openTwoProcesses();

async function bringIn(admin: TestClient, kind: "members" | "hours", rows: readonly string[]) {
  const header = { members: "E-mail,First name,Last name", hours: "E-mail,Hours" }[kind];
  const csv = [header, ...rows].join("\n");
  const answer = await admin.post("/api/admin/import", { kind, csv, dryRun: false });
  expect(answer.status, answer.text).toBe(200);
  return answer.read(importAnswer).counts;
}

test("of one sheet brought in through two processes at once, one finds all of it there", async () => {
  const [one, other] = [await club().signIn("admin"), await club().signIn("admin", 1)];
  const rows = ["sam@row.example,2", "lee@row.example,3"];
  const counts = await Promise.all([bringIn(one, "hours", rows), bringIn(other, "hours", rows)]);
  expect(counts.map(({ same }) => same).sort()).toEqual([0, 2]);
  await expectBooksAgree(club().db);
});

test("an import waits for another process longer than for any lock", async () => {
  const admin = await club().signIn("admin");
  const theImports = `SELECT pg_advisory_xact_lock(hashtext('slipway imports'))`;
  const another = await holdLocks(club().databaseUrl, theImports);
  const answer = bringIn(admin, "hours", ["sam@row.example,2"]);
  await expect.poll(() => countWaiting(club().db, "%slipway imports%")).toBe(1);
  const first = await waitingSince();
  // The first wait was given up, and the next one has begun.
  const again = async () => ((await waitingSince()) ?? first) !== first;
  await expect.poll(again, { timeout: 15_000, interval: 100 }).toBe(true);
  await another.letGo();
  expect(await answer).toMatchObject({ new: 1 });
}, 30_000);

async function waitingSince(): Promise<number | undefined> {
  const [row] = await club().db.$queryRaw<{ since: Date }[]>`
    SELECT "xact_start" AS "since" FROM pg_stat_activity
     WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
  return row?.since.getTime();
}

test("what is checked at each row is not looked for as in the small tables of before", async () => {
  const admin = await club().signIn("admin");
  const people = Array.from({ length: 800 }, (_, nr) => `rower${nr}@row.example`);
  const grow = async (from: number, to: number) => {
    const some = people.slice(from, to);
    await bringIn(
      admin,
      "members",
      some.map((email) => `${email},Rower,One`),
    );
    await bringIn(
      admin,
      "hours",
      some.map((email) => `${email},2`),
    );
  };
  await grow(0, 60);
  // Now it is known that these tables are small, and the next rows are looked for accordingly.
  await club().db.$executeRaw`ANALYZE`;
  await grow(60, 80);
  const before = await readInFull();
  await grow(80, 800);
  await expect.poll(async () => (await readInFull()).lots).toBeGreaterThanOrEqual(people.length);
  // Less than one table in full for each row.
  expect((await readInFull()).rows - before.rows).toBeLessThan(people.length ** 2);
}, 30_000);

/** How many rows were read by going through whole tables, once the server has counted all lots. */
async function readInFull() {
  const [row] = await club().db.$queryRaw<[{ rows: number; lots: number }]>`
    SELECT sum("seq_tup_read")::float8 AS "rows",
           max("n_tup_ins") FILTER (WHERE "relname" = 'hour_lots')::float8 AS "lots"
      FROM pg_stat_user_tables
     WHERE "relname" IN ('members', 'member_subscriptions', 'hour_lots', 'hour_ledger')`;
  return row;
}
