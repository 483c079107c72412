import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "./database/open-database";
import { bookUntilStopped, listBookedByLoad, signInToBook } from "./testing/booking-load";
import { expectBooksAgree } from "./testing/expect-books-agree";
import { openRoundRobin } from "./testing/round-robin";
import { startServer } from "./testing/start-server";
import { createTestDatabase } from "./testing/test-database";

const longestMs = 300_000;
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

test("two processes behind a proxy are restarted one after the other, and every booking is made", {
  timeout: longestMs,
}, async () => {
  const { url, drop } = await createTestDatabase();
  cleaning.push(drop);
  const proxy = await openRoundRobin();
  cleaning.push(proxy.close);
  const [first, second] = [await startProcess(url), await startProcess(url)];
  proxy.leadTo([first.origin, second.origin]);
  const clients = [await signInToBook(proxy.origin), await signInToBook(proxy.origin)];

  // A call may lose its connection, and is then made again; none is refused, and none fails.
  const load = bookUntilStopped(clients, { bearing: [] });
  cleaning.push(load.abandon);
  await load.hear(5);
  expect(await first.stop()).toBe(0);
  await load.hear(5);
  const third = await startProcess(url);
  proxy.leadTo([third.origin, second.origin]);
  await load.hear(5);
  expect(await second.stop()).toBe(0);
  await load.hear(5);
  await load.stop();

  const { db, close } = await openDatabase({ databaseUrl: url });
  cleaning.push(close);
  expect(await listBookedByLoad(db)).toEqual(load.booked);
  await expectBooksAgree(db);
});

async function startProcess(DATABASE_URL: string) {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "slipway-rolling-"));
  cleaning.push(() => rm(DATA_DIR, { recursive: true, force: true }));
  const club = { DATABASE_URL, DATA_DIR, DEMO: "1", SESSION_SECRET: "s".repeat(32) };
  const server = await startServer(club);
  cleaning.push(server.kill);
  return server;
}
