import { createHash } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EmbeddedAdapter } from "./embedded-adapter";
import { isUpToDate } from "./is-up-to-date";

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const migration = (name: string, sql: string) => ({
  path: name,
  migrationFile: { content: { value: sql } },
});
const first = migration("20261101000000_first", "CREATE TABLE a ()");
const second = migration("20261102000000_second", "CREATE TABLE b ()");

const agrees = (...migrations: (typeof first)[]) =>
  isUpToDate(new EmbeddedAdapter(pglite), migrations);

async function record({ path, migrationFile }: typeof first, set = "finished_at = now()") {
  const checksum = createHash("sha256").update(migrationFile.content.value).digest("hex");
  await pglite.query(
    `INSERT INTO "_prisma_migrations" ("migration_name", "checksum") VALUES ($1, $2)`,
    [path, checksum],
  );
  await pglite.query(`UPDATE "_prisma_migrations" SET ${set} WHERE "migration_name" = $1`, [path]);
}

it("is false for a database that knows no migrations", async () => {
  expect(await agrees(first)).toBe(false);
});

it("is true only when exactly these migrations were finished, unchanged", async () => {
  await pglite.exec(`CREATE TABLE "_prisma_migrations" ("migration_name" text, "checksum" text,
    "finished_at" timestamptz, "rolled_back_at" timestamptz)`);
  await record(first);
  expect(await agrees(first)).toBe(true);
  expect(await agrees(first, second)).toBe(false);
  expect(await agrees(migration(first.path, "CREATE TABLE edited ()"))).toBe(false);

  await record(second, "finished_at = NULL");
  expect(await agrees(first, second)).toBe(false);
  await pglite.query(`UPDATE "_prisma_migrations" SET "finished_at" = now()`);
  expect(await agrees(first, second)).toBe(true);
  expect(await agrees(first)).toBe(false);

  await pglite.query(
    `UPDATE "_prisma_migrations" SET "rolled_back_at" = now() WHERE "migration_name" = $1`,
    [second.path],
  );
  expect(await agrees(first)).toBe(true);
});
