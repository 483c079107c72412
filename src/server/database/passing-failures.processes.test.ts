import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writingSlots } from "../slots/writing-slots";
import { createTestDatabase } from "../testing/test-database";
import { refusalIn } from "./database-failures";
import { type Database, openDatabase, type PrismaClient, type Statements } from "./open-database";
import { writing } from "./writing";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  open = await openDatabase({ databaseUrl: database.url });
});
afterAll(async () => {
  await open?.close();
  await database?.drop();
});
beforeEach(async () => {
  await open.db.$executeRawUnsafe(`DROP TABLE IF EXISTS "buoys"`);
  await open.db.$executeRawUnsafe(`CREATE TABLE "buoys" ("id" int, "n" int DEFAULT 0)`);
  await open.db.$executeRawUnsafe(`INSERT INTO "buoys" VALUES (1), (2)`);
});

const raise = (tx: Statements, id: number) =>
  tx.$executeRaw`UPDATE "buoys" SET "n" = "n" + 1 WHERE "id" = ${id}`;
const list = (db: Statements) =>
  db.$queryRaw`SELECT * FROM "buoys" WHERE "id" < ${3} ORDER BY "id"`;

/** Several that all wait at this point until the last one is here; later rounds pass. */
function meetingOf(count: number) {
  let here = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    here += 1;
    if (here === count) open();
    await all;
  };
}

/** Both ways to write: through the client, and past it. */
type Write = <T>(db: PrismaClient, work: (tx: Statements) => Promise<T>) => Promise<T>;
const ways: [string, Write][] = [
  ["through the client", writing],
  ["past the client", writingSlots],
];

test.each(ways)("writes that lock each other out are all done, %s", async (_, write) => {
  const meet = meetingOf(2);
  const both = (first: number, second: number) =>
    write(open.db, async (tx) => {
      await raise(tx, first);
      await meet();
      await raise(tx, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(await list(open.db)).toEqual([
    { id: 1, n: 2 },
    { id: 2, n: 2 },
  ]);
});

test.each([
  ["question", (db: PrismaClient) => list(db)],
  ["write", (db: PrismaClient) => writing(db, list)],
  ["question past the client", (db: PrismaClient) => list(db.plain)],
  ["write past the client", (db: PrismaClient) => writingSlots(db, list)],
])("a table that changes under a running process fails no %s", async (_, ask) => {
  const { db } = open;
  // Every connection of the pool plans it once.
  const askMany = () => Promise.all(Array.from({ length: 32 }, () => ask(db)));
  await askMany();
  await db.$executeRawUnsafe(`ALTER TABLE "buoys" ADD "colour" text DEFAULT 'red'`);
  for (const answer of await askMany())
    expect(answer).toEqual([
      { id: 1, n: 0, colour: "red" },
      { id: 2, n: 0, colour: "red" },
    ]);
});

test.each(ways)(
  "a connection that ends within a write is our records out of reach, %s",
  async (_, write) => {
    const { db } = open;
    const lost = write(db, async (tx) => {
      const [own] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS "pid"`;
      await db.$queryRaw`SELECT pg_terminate_backend(${own.pid}, 5000)`;
      // By then its end has arrived here.
      await list(db);
      await raise(tx, 1);
    });
    const failure = await lost.catch((error: unknown) => error);
    expect(refusalIn(failure)).toMatchObject({ code: "DATABASE_UNREACHABLE" });
  },
);
