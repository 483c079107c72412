import dns from "node:dns";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writingSlots } from "../slots/writing-slots";
import { openSilentNetwork } from "../testing/silent-network";
import { createTestDatabase } from "../testing/test-database";
import { refusalIn } from "./database-failures";
import { type Database, openDatabase, type PrismaClient } from "./open-database";
import { writing } from "./writing";

// The ways in which a server cannot be reached. One whose name has two addresses, as `localhost` has on
// most machines, is tried at both: when both refuse, Node tells of that in another way than of one.

const addresses = [
  { address: "::1", family: 6 },
  { address: "127.0.0.1", family: 4 },
];
/** what a look at the name gives */
let lookedUp = (): unknown[] => [null, addresses];
const closing: (() => Promise<unknown>)[] = [];
let open: Database;

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(database.drop);
  const network = await openSilentNetwork(database.url);
  vi.spyOn(dns, "lookup").mockImplementation((_name: string, ...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === "function") done(...lookedUp());
  });
  const url = new URL(network.url);
  url.hostname = "two-addresses.example";
  open = await openDatabase({ databaseUrl: url.href });
  closing.push(open.close);
  expect(await open.db.boat.count()).toBe(0);
  await network.close();
  // What was connected is found lost; from now on nobody connects.
  await open.db.boat.count().catch(() => {});
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  vi.restoreAllMocks();
});

test.each<[string, (db: PrismaClient) => Promise<unknown>]>([
  ["a question", (db) => db.boat.count()],
  ["a statement", (db) => db.$queryRaw`SELECT 1`],
  ["a write", (db) => writing(db, (tx) => tx.boat.count())],
  ["a statement past the client", (db) => db.plain.$queryRaw`SELECT 1`],
  ["a write past the client", (db) => writingSlots(db, (tx) => tx.$queryRaw`SELECT 1`)],
])("%s finds our records out of reach", async (_, ask) => {
  const failure = await ask(open.db).catch((error: unknown) => error);
  expect(refusalIn(failure)).toMatchObject({ code: "DATABASE_UNREACHABLE" });
});

test.each(["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])(
  "a way to the server that fails with %s is our records out of reach",
  async (code) => {
    lookedUp = () => [Object.assign(new Error(code), { code, syscall: "getaddrinfo" })];
    for (const ask of [() => open.db.boat.count(), () => open.db.plain.$queryRaw`SELECT 1`]) {
      const failure = await ask().catch((error: unknown) => error);
      expect(refusalIn(failure)).toMatchObject({ code: "DATABASE_UNREACHABLE" });
    }
  },
);
