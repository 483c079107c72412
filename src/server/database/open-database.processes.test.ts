import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database";
import { type Database, openDatabase } from "./open-database";

describe.each(["embedded", "server"])("the %s database", (kind) => {
  let database: Database;
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === "embedded") database = await openDatabase({ embeddedIn: "memory://" });
    else {
      const created = await createTestDatabase({ empty: true });
      drop = created.drop;
      database = await openDatabase({ databaseUrl: created.url });
    }
    await database.db
      .$executeRaw`CREATE TABLE "late" ("nr" int UNIQUE DEFERRABLE INITIALLY DEFERRED)`;
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const insert = (nr: number) =>
    database.db.$transaction((tx) => tx.$executeRaw`INSERT INTO "late" VALUES (${nr})`);

  test("never takes a write for done that was refused at its very end", async () => {
    await insert(1);
    await expect(insert(1)).rejects.toThrow();
    await insert(2);
    const [row] = await database.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM "late"`;
    expect(row?.count).toBe(2);
  });

  test("has every migration applied once", async () => {
    expect(database.appliedMigrations.length).toBeGreaterThan(1);
    const applied = await database.db.$queryRaw<{ migration_name: string }[]>`
      SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;
    expect(applied.map((row) => row.migration_name).sort()).toEqual(database.appliedMigrations);
  });
});
