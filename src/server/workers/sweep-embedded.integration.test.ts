import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database";
import { keepSwept } from "./sweep-embedded";

let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  database = await openMigratedDatabase(inject("migratedDatabase"));
});
afterAll(() => database.close());

it("counts the tables that were written to, so that statements are planned for what is there", async () => {
  await addBoats(0, 40);
  await sweep();
  expect(await counted()).toEqual([{ rows: 40 }]);
  // So few that nothing would be planned otherwise.
  await addBoats(40, 41);
  await sweep();
  expect(await counted()).toEqual([{ rows: 40 }]);
  await addBoats(41, 140);
  await sweep();
  expect(await counted()).toEqual([{ rows: 140 }]);
});

function addBoats(from: number, to: number) {
  const boat = { category: "single", capacity: 1 };
  const names = Array.from({ length: to - from }, (_, nr) => `${from + nr}`);
  return database.db.boat.createMany({ data: names.map((name) => ({ ...boat, name })) });
}

async function sweep() {
  const failures: unknown[] = [];
  await keepSwept(database.db, (failure) => failures.push(failure)).stop();
  expect(failures).toEqual([]);
}

const counted = () =>
  database.db.$queryRaw`SELECT "reltuples"::int AS "rows" FROM pg_class WHERE "relname" = 'boats'`;
