import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPgbouncer } from "../../../scripts/find-pgbouncer.mjs";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { feedTopics } from "../../shared/live/changes";
import { relayThroughPostgres } from "../changes/postgres-relay";
import { deliverDueMail } from "../delivery/outbox";
import { clubMomentAt } from "../settings/profile-queries";
import { buildTestApp, testServices } from "../testing/build-test-app";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { hearChanges } from "../testing/hear-changes";
import { patiently } from "../testing/patiently";
import { startPgbouncer } from "../testing/pgbouncer";
import { signInTo } from "../testing/sign-in-to";
import { fetching, TestClient } from "../testing/test-client";
import { TestClock } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { fillClub, type PersonKey, type Roster } from "../testing/test-people";
import type { Job } from "../workers/job";
import { enrolJobs, runIfDue } from "../workers/run-if-due";
import { connectionSettings } from "./connection-settings";
import { openDatabase } from "./open-database";
import { patience } from "./patience";

const pgbouncer = findPgbouncer();

// Two processes' worth of the real app share fewer connections than either of them would open.
const connections = 6;
const clock = new TestClock();
const closing: (() => Promise<unknown>)[] = [];
const failures: unknown[] = [];
const origins: string[] = [];
const processes: ReturnType<typeof testServices>[] = [];
let roster: Roster;

const behind = pgbouncer ? "behind PgBouncer" : "behind PgBouncer, which is not installed here";

describe.skipIf(!pgbouncer)(behind, () => {
  beforeAll(async () => {
    const database = await createTestDatabase();
    closing.push(database.drop);
    const pooler = await startPgbouncer(pgbouncer ?? "", database.url, connections);
    closing.push(pooler.stop);
    await openProcess(pooler.url, database.url);
    await openProcess(pooler.url, database.url);
    roster = await fillClub(db(), clock.now());
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  test("every connection has the club's settings, whichever is lent", async () => {
    const wanted = connectionSettings(patience);
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => settingsOf(turn, Object.keys(wanted))),
    );
    expect(new Set(told.map(({ pid }) => pid)).size).toBeGreaterThan(2);
    for (const { settings } of told)
      expect(settings).toEqual(
        Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, `${value}`])),
      );
  });

  test("members register, buy, book, cancel and read; admins approve; a repeated call is done once", async () => {
    const [admin, visitor] = [await signIn("admin", 0), client(1)];
    const noor = { firstName: "Noor", lastName: "Haddad", email: "noor@row.example" };
    const registration = { ...noor, phone: "250-555-0199", address: "1 Bay Street" };
    expect((await visitor.post("/api/members/register", registration)).status).toBe(201);
    const { id } = await db().member.findUniqueOrThrow({ where: { email: noor.email } });
    expect((await admin.put(`/api/admin/members/${id}/approve`)).status).toBe(200);
    expect((await admin.post(`/api/admin/members/${id}/add-hours`, { hours: 2 })).status).toBe(200);

    const sam = await signIn("sam", 1);
    const key = { "idempotency-key": "one-outing-by-sam" };
    const booked = [
      await sam.post("/api/bookings", slot("06:00"), key),
      await sam.post("/api/bookings", slot("06:00"), key),
    ].map((answer) => [answer.status, answer.read(bookedView).booking.id]);
    expect(booked[0]?.[0]).toBe(201);
    expect(booked[1]).toEqual(booked[0]);
    expect((await sam.get("/api/members/bookings")).json()).toHaveLength(1);
    expect((await sam.delete(`/api/bookings/${booked[0]?.[1]}`)).status).toBe(200);
    await expectBooksAgree(db());
  });

  test("of 50 simultaneous requests for one slot one wins and is charged", async () => {
    const people = ["sam", "lee", "manager", "admin", "unlimited"] as const;
    const clients = await Promise.all(people.map((key, turn) => signIn(key, turn)));
    for (const timeStr of ["07:00", "08:00", "09:00"]) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          patiently(clients[turn % 5], (one) => one.post("/api/bookings", slot(timeStr))),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array(49).fill(409)]);
    }
    await expectBooksAgree(db());
  });

  test("screens at one process hear of what the other did", async () => {
    const far = await hearChanges(origins[1] ?? "", await signIn("admin", 1));
    expect(await far.next()).toEqual([...feedTopics]);
    const sam = await signIn("sam", 0);
    expect((await sam.post("/api/bookings", slot("10:00"))).status).toBe(201);
    expect(await far.next()).toEqual(["bookings"]);
    await far.stop();
    expect(failures).toEqual([]);
  });

  test("a job runs once for its due time, and each message leaves once", async () => {
    let runs = 0;
    const run = async () => `Ran ${++runs} times`;
    const job: Job = { name: "Count", rhythm: { everyMinutes: 60 }, run };
    const now = () => clock.now();
    await enrolJobs(db(), [job], now());
    await Promise.all(
      processes.map(({ db }) =>
        runIfDue(db, job, { now, momentOf: clubMomentAt }, (error) => failures.push(error)),
      ),
    );
    expect(runs).toBe(1);

    const left: number[] = [];
    const transport = async ({ id }: { id: number }) => {
      left.push(id);
    };
    const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };
    await Promise.all(processes.map(({ db }) => deliverDueMail(db, transport, office, now)));
    expect(left.length).toBeGreaterThan(4);
    expect(new Set(left).size).toBe(left.length);
    expect(await db().outboxMessage.count({ where: { sentAt: null, setAsideAt: null } })).toBe(0);
  });
});

async function openProcess(databaseUrl: string, directUrl: string) {
  const pooler = { directUrl, keepsStatements: false };
  const { db, close } = await openDatabase({ databaseUrl, pooler });
  const services = testServices(db, clock);
  const relay = await relayThroughPostgres(services.changes, directUrl, (error) =>
    failures.push(error),
  );
  const app = await buildTestApp(services);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.push(close, relay.stop, async () => {
    services.changes.close();
    await app.close();
  });
  processes.push(services);
  origins.push(app.listeningOrigin);
}

function db(turn = 0) {
  const services = processes[turn % 2];
  if (!services) throw new Error("The database is open only while tests run.");
  return services.db;
}

/** What a connection says of itself, which is kept for a moment so that others get another. */
async function settingsOf(turn: number, names: string[]) {
  const [row] = await db(turn).$queryRaw<
    { pid: number; settings: Record<string, string> }[]
  >`SELECT pg_backend_pid() AS "pid", pg_sleep(0.02)::text AS "pause",
           (SELECT json_object_agg(lower("name"), "setting") FROM pg_settings
             WHERE lower("name") = ANY(${names})) AS "settings"`;
  if (!row) throw new Error("The server tells no settings.");
  return row;
}

/** A client of one process or the other by turns. */
const client = (turn: number) => new TestClient(fetching(origins[turn % 2] ?? ""));
const signIn = (key: PersonKey, turn: number) => signInTo(client(turn), key);
const slot = (timeStr: string) => ({
  boatId: roster.boats.solo.id,
  dateStr: "2026-11-21",
  timeStr,
  duration: 0.5,
});
