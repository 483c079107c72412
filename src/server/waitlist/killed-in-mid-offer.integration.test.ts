import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { subMinutes } from "date-fns";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, toDay } from "../../shared/time/club-dates";
import { clubNowAt } from "../club-time";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { countWaiting, holdLocks } from "../testing/locks-by-hand";
import { signInTo } from "../testing/sign-in-to";
import { startServer } from "../testing/start-server";
import { fetching, TestClient } from "../testing/test-client";
import { createTestDatabase } from "../testing/test-database";
import { fillClub, type Roster } from "../testing/test-people";

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

let db: PrismaClient;
let databaseUrl: string;
let roster: Roster;
beforeEach(async () => {
  const database = await createTestDatabase({ durable: true });
  databaseUrl = database.url;
  const opened = await openDatabase({ databaseUrl });
  db = opened.db;
  cleaning.push(database.drop, opened.close);
  roster = await fillClub(db, new Date());
});

/** A real process of the club. */
async function start() {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-offer-"));
  const server = await startServer({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SESSION_SECRET: "s".repeat(32) },
  });
  cleaning.push(() => rm(folder, { recursive: true, force: true }), server.kill);
  const as = (key: "sam" | "lee" | "manager") =>
    signInTo(new TestClient(fetching(server.origin)), key);
  return { ...server, as };
}

/** The next 7 AM that may be offered at this hour of the real clock, too. */
function nextMorning(): string {
  const { today, minutes } = clubNowAt(new Date());
  return minutes < 6 * 60 ? today : addDays(today, 1);
}

/** Lee has the boat then; Sam and a manager wait for it, in this order. */
async function waitForIt(server: Awaited<ReturnType<typeof start>>) {
  const [lee, sam, manager] = await Promise.all(
    (["lee", "sam", "manager"] as const).map((key) => server.as(key)),
  );
  if (!lee || !sam || !manager) throw new Error("Nobody is signed in.");
  const dateStr = nextMorning();
  const booked = await lee.post("/api/bookings", {
    ...{ boatId: roster.boats.solo.id, dateStr, timeStr: "07:00", duration: 1 },
  });
  expect(booked.status, booked.text).toBe(201);
  const wish = { kind: "single", dateStr, from: "07:00", to: "08:00", duration: 1 };
  for (const client of [sam, manager]) {
    expect((await client.post("/api/waitlist", wish)).status).toBe(201);
  }
  return { cancel: () => lee.delete(`/api/bookings/${Object(booked.json()).booking.id}`) };
}

const bookings = () =>
  db.booking.findMany({
    where: { bookingDate: toDay(nextMorning()) },
    select: { memberId: true, status: true },
    orderBy: { id: "asc" },
  });
const offers = () => db.wishOffer.count();
const soon = { timeout: 90_000 };
const longestMs = 240_000;

test("a process that is killed before its cancelling is committed has offered nothing", {
  timeout: longestMs,
}, async () => {
  const killed = await start();
  const { cancel } = await waitForIt(killed);
  // The offer's mail waits, and with it all that was written.
  const outbox = await holdLocks(databaseUrl, `LOCK TABLE "outbox" IN SHARE MODE`);
  const lost = cancel().catch(() => null);
  await expect.poll(() => countWaiting(db, '%"wish_offers"%'), soon).toBe(1);
  await killed.kill();
  await lost;
  await outbox.letGo();
  await expect.poll(() => countWaiting(db)).toBe(0);
  const { lee, sam } = roster.people;
  expect([await bookings(), await offers()]).toEqual([
    [{ memberId: lee.id, status: "confirmed" }],
    0,
  ]);
  await expectBooksAgree(db);

  const again = await start();
  const mine = await (await again.as("lee")).get("/api/members/bookings");
  const [own] = Object(mine.json());
  expect((await (await again.as("lee")).delete(`/api/bookings/${own.id}`)).status).toBe(200);
  expect(await bookings()).toEqual([
    { memberId: lee.id, status: "cancelled" },
    { memberId: sam.id, status: "held" },
  ]);
  await expectBooksAgree(db);
});

test("a process that is killed after it, and while it holds a slot, leaves the offer to the next", {
  timeout: longestMs,
}, async () => {
  const killed = await start();
  const { cancel } = await waitForIt(killed);
  expect((await cancel()).status).toBe(200);
  await killed.kill();
  const { lee, sam, manager } = roster.people;
  const cancelled = { memberId: lee.id, status: "cancelled" };
  expect(await bookings()).toEqual([cancelled, { memberId: sam.id, status: "held" }]);

  // Its time runs out while nobody is there; two processes then find it at once.
  await db.booking.updateMany({
    where: { status: "held" },
    data: { heldUntil: subMinutes(new Date(), 1) },
  });
  await db.job.deleteMany({ where: { name: "Offer what is free to the waitlist" } });
  await Promise.all([start(), start()]);
  await expect.poll(bookings, soon).toEqual([cancelled, { memberId: manager.id, status: "held" }]);
  expect(await offers()).toBe(2);
  expect(await db.outboxMessage.count({ where: { kind: "slot offered" } })).toBe(2);
  await expectBooksAgree(db);
});
