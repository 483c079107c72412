import path from "node:path";
import { addDays } from "date-fns";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookedView } from "../shared/bookings/booking-schemas";
import { documentedProfile } from "../shared/profile/club-profile";
import { restoreClub } from "./backups/restore-club";
import { getCalendarDomain, keepCalendarDomain } from "./calendar/calendar-domain";
import { applyMigrations } from "./database/apply-migrations";
import { connectToServer } from "./database/connect";
import { openDatabase } from "./database/open-database";
import { readMigrations } from "./database/read-migrations";
import { demoEmail, demoPassword } from "./demo/demo-accounts";
import { projectRoot } from "./project-root";
import { buildTestApp, testServices } from "./testing/build-test-app";
import { expectBooksAgree } from "./testing/expect-books-agree";
import { endpoints } from "./testing/http-endpoints";
import { injecting, TestClient } from "./testing/test-client";
import { TestClock } from "./testing/test-clock";
import { createTestDatabase } from "./testing/test-database";
import { testMoment } from "./testing/test-moment";

// Demo clubs, each backed up as its release had left it, and when that was.
const releases = [
  { release: "0.1.0", backedUpAt: "2026-11-22T14:30:00Z", hoursOfSam: 10, orders: 0 },
  { release: "0.2.0", backedUpAt: "2026-11-25T14:30:00Z", hoursOfSam: 8.5, orders: 8 },
];

const clock = new TestClock(new Date());
let databaseUrl: string;
const opened: (() => Promise<void>)[] = [];

/** A process on that database, with connections and prepared statements of its own. */
async function startProcess() {
  const { db, close } = await openDatabase({ databaseUrl });
  const app = await buildTestApp(testServices(db, clock));
  opened.push(async () => {
    await app.close();
    await close();
  });
  return { db, visitor: () => new TestClient(injecting(app)) };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

async function signIn({ visitor }: Process, key: "sam" | "admin") {
  const client = visitor();
  const body = { email: demoEmail(key), password: demoPassword };
  expect((await client.post("/api/auth/login", body)).status).toBe(200);
  return client;
}

/** Books a boat, sees it, cancels it, and knocks at every door: what each of them answered. */
async function spendAnHour(process: Process): Promise<Record<string, number>> {
  const sam = await signIn(process, "sam");
  const boat = await process.db.boat.findFirstOrThrow({ where: { name: 'Solo 14 "Heron"' } });
  const tomorrow = testMoment(addDays(clock.now(), 1)).now.today;
  const waitlistEntry = { boatId: boat.id, dateStr: tomorrow, timeStr: "19:00", duration: 1 };
  const booked = await sam.post("/api/bookings", waitlistEntry);
  expect([booked.status, booked.text]).toEqual([201, expect.stringContaining("19:00")]);
  const { booking } = booked.read(bookedView);
  expect((await sam.get("/api/members/bookings")).text).toContain(`"id":${booking.id},`);
  expect((await sam.delete(`/api/bookings/${booking.id}`)).status).toBe(200);
  const admin = await signIn(process, "admin");
  const answers: Record<string, number> = {};
  for (const { name, method, target } of endpoints)
    if (method === "GET" && !target.endsWith("changes"))
      answers[name] = (await admin.get(target)).status;
  return answers;
}

describe.each(releases)("from $release", ({ release, backedUpAt, hoursOfSam, orders }) => {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    clock.set(new Date(backedUpAt));
    ({ url: databaseUrl, drop } = await createTestDatabase({ empty: true }));
    await restoreClub(
      { databaseUrl },
      path.join(projectRoot, `src/server/testing/club-of-${release}.gz`),
    );
  });
  afterAll(async () => {
    for (const close of opened.splice(0)) await close();
    await drop();
  });

  test("its data are whole, and today's code serves them", async () => {
    const process = await startProcess();
    const sam = await process.db.member.findUniqueOrThrow({
      where: { email: demoEmail("sam") },
      include: { subscription: true },
    });
    expect(sam.subscription?.remainingHours.toNumber()).toBe(hoursOfSam);
    const answers = await spendAnHour(process);
    expect(Object.entries(answers).filter(([, status]) => status >= 500)).toEqual([]);
    await expectBooksAgree(process.db);
  });

  test("it is the documented club, and its orders were of one tax", async () => {
    const process = await startProcess();
    const admin = await signIn(process, "admin");
    const settings = await admin.get("/api/admin/settings/club");
    expect(settings.json()).toMatchObject(documentedProfile);
    const kept = await process.db.order.findMany();
    expect(kept).toHaveLength(orders);
    for (const { currency, taxes, taxCents, taxesCents } of kept) {
      expect({ currency, taxes, taxesCents }).toEqual({
        currency: "CAD",
        taxes: [{ name: "GST", percent: 5, number: expect.any(String) }],
        taxesCents: [taxCents],
      });
    }
  });

  test("its bookings keep the names that calendars know them by, wherever it goes from here", async () => {
    const { db } = await startProcess();
    await keepCalendarDomain(db, "https://book.willows.example");
    await keepCalendarDomain(db, "https://elsewhere.example");
    expect(await getCalendarDomain(db)).toBe("book.willows.example");
  });

  test("a process of yesterday works on beside today's, whose migrations have added what it does not know", async () => {
    const yesterdays = await startProcess();
    const before = await spendAnHour(yesterdays);
    const connection = await connectToServer({ databaseUrl });
    await applyMigrations(connection, [...readMigrations(), addsEverywhere]);
    await connection.close();
    const todays = await startProcess();
    expect(await spendAnHour(yesterdays)).toEqual(before);
    expect(await spendAnHour(todays)).toEqual(before);
    expect(await spendAnHour(yesterdays)).toEqual(before);
    await expectBooksAgree(todays.db);
  });
});

/** As much as a migration may do beside a running process: see database/expand-only. */
const addsEverywhere = {
  name: "29991231235959_tomorrow",
  sql: `DO $$ DECLARE one text; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I ADD "of_tomorrow" text, ADD "soon" int NOT NULL DEFAULT 7', one);
    END LOOP;
    CREATE TABLE "tides" ("id" serial PRIMARY KEY);
  END $$`,
};
