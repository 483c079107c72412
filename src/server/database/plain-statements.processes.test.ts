import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { writingSlots } from "../slots/writing-slots";
import { openMigratedDatabase } from "../testing/migrated-database";
import { createTestDatabase } from "../testing/test-database";
import { openDatabase, Prisma, type PrismaClient } from "./open-database";

async function openServer() {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  return { db, close: () => close().then(drop) };
}

describe.each([
  ["embedded", () => openMigratedDatabase(inject("migratedDatabase"))],
  ["a server", openServer],
])("past the client on the database that is %s", (_where, open) => {
  let db: PrismaClient;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(() => close());

  const count = () => db.auditEntry.count({ where: { act: "tried" } });
  const insert = Prisma.sql`INSERT INTO "audit_trail" ("act", "subjectType") VALUES ('tried', 'club')`;
  const unbalanced = Prisma.sql`
    WITH member AS (
      INSERT INTO "members" ("email", "password", "firstName", "lastName")
      VALUES ('ann@row.example', '', 'Ann', 'Other') RETURNING "id")
    INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters")
    SELECT "id", 4, 4 FROM member`;

  test("a row holds what it holds through the client", async () => {
    const at = new Date("2026-11-20T12:00:00.123Z");
    const statement = Prisma.sql`
      SELECT 7 AS "number", 'Ann' AS "text", true AS "flag", ${null}::int AS "nothing", 1.50 AS "decimal",
             '2026-11-20'::date AS "day", ${at}::timestamptz AS "moment", ARRAY['a', 'b,c'] AS "list",
             '{"a": [1]}'::jsonb AS "facts", 'single' AS "constructor"`;
    const [row] = await db.plain.$queryRaw<unknown[]>(statement);
    expect([row]).toEqual(await db.$queryRaw(statement));
    expect(row).toMatchObject({ moment: at, facts: { a: [1] } });
  });

  test("writes are counted", async () => {
    const before = await count();
    expect(await db.plain.$executeRaw(insert)).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test("a transaction that fails leaves nothing, and its connection to the next", async () => {
    const before = await count();
    for (let nr = 0; nr < 20; nr++) {
      const work = db.plain.transaction(async (tx) => {
        await tx.$executeRaw(insert);
        throw new Error("a bug");
      });
      await expect(work).rejects.toThrow("a bug");
    }
    expect(await count()).toBe(before);
    await db.plain.transaction((tx) => tx.$executeRaw(insert));
    expect(await count()).toBe(before + 1);
  });

  test("a commit that is refused fails, and leaves nothing", async () => {
    for (let nr = 0; nr < 20; nr++) {
      await expect(db.plain.transaction((tx) => tx.$executeRaw(unbalanced))).rejects.toMatchObject({
        cause: { originalMessage: expect.stringContaining("disagree") },
      });
    }
    expect(await db.member.count({ where: { email: "ann@row.example" } })).toBe(0);
  });

  test("a constraint that stands for a rule answers as that rule", async () => {
    const block = Prisma.sql`
      INSERT INTO "boat_blocks" ("boatId", "startDate", "endDate", "reason")
      VALUES (1, '2026-11-20', '2026-11-21', 'Repairs')`;
    await db.boat.create({ data: { id: 1, name: "Solo", category: "single", capacity: 1 } });
    await writingSlots(db, (tx) => tx.$executeRaw(block));
    await expect(writingSlots(db, (tx) => tx.$executeRaw(block))).rejects.toMatchObject({
      code: "BOAT_ALREADY_BLOCKED",
    });
  });

  test("one of two that lock each other out is tried again", async () => {
    let tries = 0;
    await writingSlots(db, async (tx) => {
      tries += 1;
      if (tries === 1) await tx.$executeRaw`DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$`;
    });
    expect(tries).toBe(2);
  });
});
