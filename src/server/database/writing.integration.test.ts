import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database";
import { writing } from "./writing";

let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeAll(async () => {
  database = await openMigratedDatabase(inject("migratedDatabase"));
});
afterAll(() => database.close());

const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "P2034" });

it("tries once more what the database failed to end a deadlock, from a clean start", async () => {
  const { db } = database;
  let tries = 0;
  await writing(db, async (tx) => {
    await tx.auditEntry.create({ data: { act: "tried", subjectType: "club" } });
    tries += 1;
    if (tries === 1) throw deadlock();
  });
  expect(tries).toBe(2);
  expect(await db.auditEntry.count({ where: { act: "tried" } })).toBe(1);
});

it("does not try for ever, and nothing else twice", async () => {
  for (const [error, expected] of [
    [deadlock(), 4],
    [new Error("a bug"), 1],
  ] as const) {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw error;
    };
    await expect(writing(database.db, work)).rejects.toThrow(error);
    expect(tries).toBe(expected);
  }
});
