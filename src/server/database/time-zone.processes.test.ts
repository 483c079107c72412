import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database";
import { type Database, openDatabase } from "./open-database";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  // As on a server that was set up in Victoria.
  const { pathname } = new URL(database.url);
  await db.$executeRawUnsafe(
    `ALTER DATABASE "${pathname.slice(1)}" SET timezone = 'America/Vancouver'`,
  );
  await close();
  open = await openDatabase({ databaseUrl: database.url });
});
afterAll(async () => {
  await open?.close();
  await database?.drop();
});

it.each(["2026-11-20T19:30:00.000Z", "2027-03-14T02:30:00.000Z"])(
  "keeps the instant %s on a server of another time zone",
  async (instant) => {
    const { db } = open;
    const { id } = await db.auditEntry.create({
      data: { act: "x", subjectType: "club", createdAt: new Date(instant) },
    });
    const [kept] = await db.$queryRaw<{ epoch: number }[]>`
      SELECT extract(epoch FROM "createdAt")::float8 AS "epoch" FROM "audit_trail" WHERE "id" = ${id}`;
    expect(kept?.epoch).toBe(Date.parse(instant) / 1000);
    const read = await db.auditEntry.findUniqueOrThrow({ where: { id } });
    expect(read.createdAt.toISOString()).toBe(instant);
  },
);
