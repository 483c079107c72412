import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { feedTopics } from "../../shared/live/changes";
import { relayThroughPostgres } from "../changes/postgres-relay";
import { buildTestApp, testServices } from "../testing/build-test-app";
import { signInTo } from "../testing/sign-in-to";
import { openSilentNetwork, type SilentNetwork } from "../testing/silent-network";
import { fetching, TestClient } from "../testing/test-client";
import { TestClock } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { fillClub, type Roster } from "../testing/test-people";
import { openDatabase, type PrismaClient } from "./open-database";
import { patience } from "./patience";
import { writing } from "./writing";

// The real app, its database behind a network that falls silent and comes back.

const clock = new TestClock();
const closing: (() => Promise<unknown>)[] = [];
let network: SilentNetwork;
/** by another way */
let nearby: PrismaClient;
let services: ReturnType<typeof testServices>;
let roster: Roster;
let sam: TestClient;

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(database.drop);
  network = await openSilentNetwork(database.url);
  closing.push(network.close);
  const near = await openDatabase({ databaseUrl: database.url });
  closing.push(near.close);
  nearby = near.db;
  roster = await fillClub(nearby, clock.now());

  const short = { connectMs: 1000, silenceMs: 2000 };
  const { db, close } = await openDatabase({ databaseUrl: network.url }, short);
  closing.push(close);
  services = testServices(db, clock);
  const relay = await relayThroughPostgres(services.changes, network.url, () => {}, short);
  closing.push(relay.stop);
  const app = await buildTestApp(services);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(() => app.close());
  sam = await signInTo(new TestClient(fetching(app.listeningOrigin)), "sam");
});
afterAll(async () => {
  network?.heal();
  for (const close of closing.reverse()) await close();
});
beforeEach(() => network.heal());

const book = (timeStr: string) =>
  sam.post("/api/bookings", {
    boatId: roster.boats.solo.id,
    dateStr: "2026-11-21",
    timeStr,
    duration: 0.5,
  });
const times = ["06:00", "07:00", "08:00", "09:00"];

test("every call gets a clear 503 while the network is silent, and works again once it is healed", async () => {
  expect((await sam.get("/api/members/me")).status).toBe(200);
  network.fallSilent();
  const asked = [
    ...times.map(book),
    ...Array.from({ length: 20 }, () => sam.get("/api/members/me")),
    ...Array.from({ length: 20 }, () => sam.get("/api/boats")),
    sam.get(`/api/trpc/auth.me?input=${encodeURIComponent("{}")}`),
  ];
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.text).toContain("We cannot reach our records right now.");
  }
  network.heal();
  for (const answer of await Promise.all(times.map(book))) expect(answer.status).toBe(201);
});

test("a transaction that lost its network frees what it held", async () => {
  const { id } = roster.people.lee;
  const hold = writing(services.db, async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "members" WHERE "id" = ${id} FOR UPDATE`;
    network.fallSilent();
    await tx.member.update({ where: { id }, data: { city: "Sidney" } });
  });
  await expect(hold).rejects.toThrow();
  await writing(nearby, (tx) => tx.member.update({ where: { id }, data: { city: "Sooke" } }));
});

test("open screens hear of changes again once the network is healed", async () => {
  const leaving = new AbortController();
  const heard = services.changes.follow({ memberId: 1, address: "::1" }, leaving.signal);
  await heard.next();
  const missed = heard.next();
  network.fallSilent();
  await expect(services.db.boat.count()).rejects.toThrow();
  network.heal();
  expect((await missed).value).toEqual({ topics: [...feedTopics] });
  leaving.abort();
});

test("people wait less than ten seconds for that answer", () => {
  // A free connection of the pool, then a new one; or one that is there and says nothing.
  expect(2 * patience.connectMs).toBeLessThan(10_000);
  expect(patience.silenceMs).toBeLessThan(10_000);
});
