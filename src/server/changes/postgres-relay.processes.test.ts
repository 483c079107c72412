import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedTopics } from "../../shared/live/changes";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { buildTestApp, testServices } from "../testing/build-test-app";
import { type Hearing, hearChanges } from "../testing/hear-changes";
import { signInTo } from "../testing/sign-in-to";
import { fetching, TestClient } from "../testing/test-client";
import { TestClock } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { fillClub, type Roster } from "../testing/test-people";
import { relayThroughPostgres } from "./postgres-relay";

// Two of the real app on one PostgreSQL, each with its own connections and its own feed.

const clock = new TestClock();
const closing: (() => Promise<unknown>)[] = [];
const relayErrors: unknown[] = [];
let origins: [string, string];
let db: PrismaClient;
let roster: Roster;

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(database.drop);
  const first = await openProcess(database.url);
  const second = await openProcess(database.url);
  origins = [first.origin, second.origin];
  db = first.db;
  roster = await fillClub(db, clock.now());
});

afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function openProcess(databaseUrl: string) {
  const { db, close } = await openDatabase({ databaseUrl });
  closing.push(close);
  const services = testServices(db, clock);
  const relay = await relayThroughPostgres(services.changes, databaseUrl, (error) =>
    relayErrors.push(error),
  );
  closing.push(relay.stop);
  const app = await buildTestApp(services);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(async () => {
    services.changes.close();
    await app.close();
  });
  return { db, origin: app.listeningOrigin };
}

const signIn = (origin: string, key: "admin" | "sam") =>
  signInTo(new TestClient(fetching(origin)), key);

async function bookOn(origin: string, timeStr: string) {
  const sam = await signIn(origin, "sam");
  const body = { boatId: roster.boats.solo.id, dateStr: "2026-11-21", timeStr, duration: 1 };
  expect((await sam.post("/api/bookings", body)).status).toBe(201);
}

async function hearOn(origin: string): Promise<Hearing> {
  const hearing = await hearChanges(origin, await signIn(origin, "admin"));
  expect(await hearing.next()).toEqual([...feedTopics]);
  return hearing;
}

describe("changes across processes", () => {
  it("tells screens of one process of a booking made at the other, once", async () => {
    const [here, there] = origins;
    const [near, far] = [await hearOn(here), await hearOn(there)];
    await bookOn(here, "06:00");
    expect(await near.next()).toEqual(["bookings"]);
    expect(await far.next()).toEqual(["bookings"]);
    await bookOn(there, "08:00");
    expect(await near.next()).toEqual(["bookings"]);
    expect(await far.next()).toEqual(["bookings"]);
    await Promise.all([near.stop(), far.stop()]);
  });

  it("names every topic after the relay lost its connection, and relays again", async () => {
    const [here, there] = origins;
    const [near, far] = [await hearOn(here), await hearOn(there)];
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
       WHERE query ~ '^(LISTEN|SELECT pg_notify)' AND datname = current_database()`;
    expect(await near.next()).toEqual([...feedTopics]);
    expect(await far.next()).toEqual([...feedTopics]);
    expect(relayErrors.length).toBeGreaterThan(0);
    await bookOn(here, "10:00");
    expect(await far.next()).toEqual(["bookings"]);
    await Promise.all([near.stop(), far.stop()]);
  });

  it("takes no notice of what is no message, and hears the next one", async () => {
    const [here, there] = origins;
    const far = await hearOn(there);
    for (const payload of ["garbage", "", '"text"', '{"topics":["nothing"],"from":"x"}'])
      await db.$executeRaw`SELECT pg_notify('slipway_changes', ${payload})`;
    await bookOn(here, "12:00");
    expect(await far.next()).toEqual(["bookings"]);
    await far.stop();
  });

  it("ends the open feeds when a process stops, so that it can", async () => {
    const hearing = await hearOn(origins[1]);
    await closing.pop()?.();
    expect(await hearing.next()).toBe("ended");
  });
});
