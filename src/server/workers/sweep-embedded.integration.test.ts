import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database";
import { keepSwept } from "./sweep-embedded";

let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  database = await openMigratedDatabase(inject("migratedDatabase"));
});
afterAll(() => database.close());

it("counts the rows of its tables, so that statements are planned for what is there", async () => {
  const { db } = database;
  const boat = { category: "single", capacity: 1 };
  await db.boat.createMany({
    data: Array.from({ length: 40 }, (_, nr) => ({ ...boat, name: `${nr}` })),
  });
  const counted = () =>
    db.$queryRaw`SELECT "reltuples"::int AS "rows" FROM pg_class WHERE "relname" = 'boats'`;
  expect(await counted()).not.toEqual([{ rows: 40 }]);
  const failures: unknown[] = [];
  await keepSwept(db, (failure) => failures.push(failure)).stop();
  expect(failures).toEqual([]);
  expect(await counted()).toEqual([{ rows: 40 }]);
});
