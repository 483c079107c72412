import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { boatView } from "../../shared/boats/boat-schemas";
import { bookedView, memberBookingView } from "../../shared/bookings/booking-schemas";
import { openDatabase } from "../database/open-database";
import { demoEmail, demoPassword } from "../demo/demo-accounts";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { type StartedServer, startServer } from "../testing/start-server";
import { fetching, TestClient } from "../testing/test-client";
import { createDurableDatabase } from "../testing/test-database";

let folder: string;
const cleaning: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-crash-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function start(settings: Record<string, string>) {
  const server = await startServer({ ...settings, DATA_DIR: folder, DEMO: "1" });
  cleaning.push(server.kill);
  return server;
}

async function signIn(server: StartedServer) {
  const client = new TestClient(fetching(server.origin));
  const account = { email: demoEmail("admin"), password: demoPassword };
  expect((await client.post("/api/auth/login", account)).status).toBe(200);
  return client;
}

/** What a client knows of its bookings: whatever was being cancelled may be either. */
type Known = Map<number, "confirmed" | "cancelled" | "either">;

/** Books, and cancels most of it again, until the server dies. Each lane has days of its own. */
async function hammer(client: TestClient, boatId: number, lane: number, known: Known) {
  const today = Date.now();
  for (let nr = 0; ; nr++) {
    const days = 7 + lane * 20 + (nr % 20);
    const dateStr = new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    const timeStr = `${String(5 + (Math.floor(nr / 20) % 17)).padStart(2, "0")}:00`;
    const answer = await client.post("/api/bookings", { boatId, dateStr, timeStr, duration: 0.5 });
    if (answer.status !== 201) continue;
    const { id } = answer.read(bookedView).booking;
    known.set(id, "confirmed");
    if (nr % 8 === 0) continue;
    known.set(id, "either");
    const cancelled = await client.delete(`/api/bookings/${id}`);
    known.set(id, cancelled.status === 200 ? "cancelled" : "confirmed");
  }
}

async function expectNothingLost(settings: Record<string, string>) {
  const server = await start(settings);
  const client = await signIn(server);
  const [boat] = (await client.get("/api/boats")).read(z.array(boatView));
  const known: Known = new Map();
  const lanes = [0, 1, 2, 3].map((lane) =>
    hammer(client, boat?.id ?? 0, lane, known).catch(() => {}),
  );
  await expect.poll(() => known.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(40);
  // The other lanes are in the middle of their writes.
  await server.kill();
  await Promise.all(lanes);

  const again = await start(settings);
  const mine = await (await signIn(again)).get("/api/members/bookings");
  const kept = new Map(mine.read(z.array(memberBookingView)).map(({ id, status }) => [id, status]));
  for (const [id, status] of known) {
    const possible = status === "either" ? ["confirmed", "cancelled"] : [status];
    expect(possible).toContain(kept.get(id));
  }
  await again.stop();
}

test("kill -9 in mid-write loses no acknowledged booking on the embedded database", async () => {
  await expectNothingLost({});
  const { db, close } = await openDatabase({ embeddedIn: path.join(folder, "database") });
  cleaning.push(close);
  await expectBooksAgree(db);
});

test("kill -9 in mid-write loses no acknowledged booking on a PostgreSQL server", async () => {
  const database = await createDurableDatabase();
  cleaning.push(database.drop);
  await expectNothingLost({ DATABASE_URL: database.url, SESSION_SECRET: "s".repeat(40) });
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  cleaning.push(close);
  await expectBooksAgree(db);
});
