import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { availabilityView } from "../../shared/boats/boat-schemas";
import { addDays } from "../../shared/time/club-dates";
import { openDatabase } from "../database/open-database";
import { buildTestApp, testServices } from "../testing/build-test-app";
import { signInTo } from "../testing/sign-in-to";
import { injecting, TestClient } from "../testing/test-client";
import { TestClock } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { fillClub, type Roster } from "../testing/test-people";

// Two processes' worth of the real app on one PostgreSQL server: each keeps answers of its own.

const clock = new TestClock();
const apps: FastifyInstance[] = [];
const closing: (() => Promise<unknown>)[] = [];
let roster: Roster;

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(database.drop);
  for (const turn of [0, 1]) {
    const { db, close } = await openDatabase({ databaseUrl: database.url });
    closing.push(close);
    if (turn === 0) roster = await fillClub(db, clock.now());
    const app = await buildTestApp(testServices(db, clock));
    closing.push(() => app.close());
    apps.push(app);
  }
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const client = (turn: number) => {
  const app = apps[turn];
  if (!app) throw new Error("There is no such process.");
  return new TestClient(injecting(app));
};

/** The nr-th half hour from tomorrow on: 34 a day. */
const slot = (boatId: number, nr: number) => ({
  boatId,
  dateStr: addDays("2026-11-21", Math.floor(nr / 34)),
  timeStr: `${String(5 + Math.floor((nr % 34) / 2)).padStart(2, "0")}:${nr % 2 ? "30" : "00"}`,
  duration: 0.5,
});

async function countSeen(reader: TestClient, boatId: number): Promise<number> {
  const days = "startDate=2026-11-21&endDate=2026-12-31";
  const answer = await reader.get(`/api/boats/${boatId}/availability?${days}`);
  expect(answer.status).toBe(200);
  return answer.read(availabilityView).bookings.length;
}

test("what is booked on one process is seen on the other at once, 1,000 times", async () => {
  const uma = await signInTo(client(0), "unlimited");
  const reader = client(1);
  const { id } = roster.boats.solo;
  for (let nr = 0; nr < 1_000; nr++) {
    expect((await uma.post("/api/bookings", slot(id, nr))).status).toBe(201);
    expect(await countSeen(reader, id)).toBe(nr + 1);
  }
}, 300_000);

test("no answer is older than what was committed before it was asked for", async () => {
  const uma = await signInTo(client(0), "unlimited");
  const { id } = roster.boats.tango;
  const bookings = 120;
  let committed = 0;
  const book = async () => {
    // Past those of the other test: she cannot be in two boats at once.
    for (let nr = 0; nr < bookings; nr++) {
      const { status } = await uma.post("/api/bookings", slot(id, 1_020 + nr));
      expect(status).toBe(201);
      committed += 1;
    }
  };
  const read = async (reader: TestClient) => {
    let reads = 0;
    for (let seen = 0; seen < bookings; reads++) {
      const before = committed;
      seen = await countSeen(reader, id);
      expect(seen).toBeGreaterThanOrEqual(before);
    }
    return reads;
  };
  const [, ...reads] = await Promise.all([
    book(),
    ...[0, 1, 0, 1, 1, 1].map((turn) => read(client(turn))),
  ]);
  expect(Math.min(...reads)).toBeGreaterThan(10);
}, 240_000);
