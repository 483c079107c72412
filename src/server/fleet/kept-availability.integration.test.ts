import { EventEmitter, once } from "node:events";
import { addMinutes } from "date-fns";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { KeptAvailability } from "./kept-availability";

const club = openTestClub();

let visitor: TestClient;
beforeEach(() => {
  visitor = club().visitor();
});

const db = () => club().services.db;
const run = (sql: string) => db().$executeRawUnsafe(sql);
const month = { startDate: "2026-11-20", endDate: "2026-12-20" };
const pathOf = (id = club().boats.solo.id) =>
  `/api/boats/${id}/availability?startDate=${month.startDate}&endDate=${month.endDate}`;

const askAgain = (tag: string) =>
  visitor.request("GET", pathOf(), undefined, { "if-none-match": tag });

const booking = (boat: number) => `
  INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
  VALUES (${boat}, ${club().people.unlimited.id}, '2026-11-21', '06:00', 1, 0)`;

describe("what is kept of a boat's availability", () => {
  const statements = () => vi.spyOn(db().plain, "$queryRaw");
  afterEach(() => vi.restoreAllMocks());

  test("is sent again after one small question", async () => {
    const first = await visitor.get(pathOf());
    const asked = statements();
    const again = await visitor.get(pathOf());
    expect(again.text).toBe(first.text);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(asked.mock.calls)).not.toContain("bookings");
  });

  test("is asked about once for all who ask at the same time, each about their boat", async () => {
    const { solo, tango } = club().boats;
    const availability = new KeptAvailability(db());
    const read = (id: number, forCrew = false) =>
      availability.get({ id, ...month }, forCrew, testMoment(club().clock.now()));
    await Promise.all([read(solo.id), read(tango.id)]);
    await run(`UPDATE "boats" SET "managerDisabled" = true WHERE "id" = ${solo.id}`);
    await read(solo.id, true);
    const asked = statements();
    const answers = await Promise.allSettled([
      read(solo.id),
      read(solo.id, true),
      read(tango.id),
      read(tango.id),
      read(999_999),
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    const found = answers.map(({ status }) => status === "fulfilled");
    expect(found).toEqual([false, true, true, true, false]);
  });

  test("is asked about again by whoever comes after a question left", async () => {
    const { solo } = club().boats;
    const availability = new KeptAvailability(db());
    const read = () =>
      availability.get({ id: solo.id, ...month }, false, testMoment(club().clock.now()));
    await read();
    const real = db().plain.$queryRaw;
    const moments = new EventEmitter();
    vi.spyOn(db().plain, "$queryRaw").mockImplementationOnce(async (sql) => {
      const rows = await real(sql);
      moments.emit("read");
      await once(moments, "answered");
      return rows;
    });
    const wasRead = once(moments, "read");
    const early = read();
    await wasRead;
    await run(booking(solo.id));
    const late = await read();
    expect(late.bookings).toHaveLength(1);
    moments.emit("answered");
    await early;
  });

  test("is read anew after a change of the club's settings, and after a minute", async () => {
    await run(`INSERT INTO "club_settings" ("settings") VALUES ('{}') ON CONFLICT DO NOTHING`);
    await visitor.get(pathOf());
    const asked = statements();
    await run(`UPDATE "club_settings" SET "settings" = '{}'`);
    await visitor.get(pathOf());
    expect(asked).toHaveBeenCalledTimes(2);
    club().clock.set(addMinutes(club().clock.now(), 1));
    await visitor.get(pathOf());
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test("is the same for our own pages", async () => {
    const rest = (await visitor.get(pathOf())).json();
    const input = { id: club().boats.solo.id, ...month };
    expect(await ask(visitor, "boats.availability", input)).toEqual(rest);
  });

  test("is shown to nobody but crew once the boat is hidden", async () => {
    const { solo } = club().boats;
    const manager = await club().signIn("manager");
    const { headers } = await manager.get(pathOf());
    await run(`UPDATE "boats" SET "managerDisabled" = true WHERE "id" = ${solo.id}`);
    expect((await manager.get(pathOf())).status).toBe(200);
    expect((await askAgain(String(headers.etag))).status).toBe(404);
  });

  test("never takes more than 8 MB", async () => {
    const { solo } = club().boats;
    await db().$transaction([
      db().$executeRaw`SET LOCAL session_replication_role = replica`,
      db().$executeRaw`
        INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
        SELECT ${solo.id}, ${club().people.unlimited.id}, '2026-11-20'::date + day,
               lpad((5 + hour / 2)::text, 2, '0') || CASE hour % 2 WHEN 0 THEN ':00' ELSE ':30' END, 0.5, 0
          FROM generate_series(0, 99) AS day, generate_series(0, 33) AS hour`,
    ]);
    const availability = new KeptAvailability(db());
    const read = (days: number) =>
      availability.get(
        { id: solo.id, startDate: "2026-11-20", endDate: dayAfter(days) },
        false,
        testMoment(club().clock.now()),
      );
    let most = 0;
    for (let days = 50; days < 99; days++) {
      await read(days);
      most = Math.max(most, availability.bytes);
    }
    expect(most).toBeGreaterThan(7_000_000);
    expect(most).toBeLessThanOrEqual(8 * 1024 * 1024);
    const asked = statements();
    await read(98);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const dayAfter = (days: number) =>
    new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10);
});

describe("whoever has an answer already", () => {
  test("hears 304 until it changes", async () => {
    const { headers } = await visitor.get(pathOf());
    const etag = String(headers.etag);
    expect(headers["cache-control"]).toBe("private, no-cache");
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await askAgain(tag);
      expect(answer.status).toBe(304);
      expect(answer.text).toBe("");
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await askAgain('"other"')).status).toBe(200);
    const sam = await club().signIn("sam");
    const { solo } = club().boats;
    const wanted = { boatId: solo.id, dateStr: "2026-11-21", timeStr: "06:30", duration: 1 };
    expect((await sam.post("/api/bookings", wanted)).status).toBe(201);
    const changed = await askAgain(etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test("hears 304 also when something changed that it does not tell", async () => {
    const { headers } = await visitor.get(pathOf());
    await run(`UPDATE "boats" SET "lockCode" = '1111' WHERE "id" = ${club().boats.solo.id}`);
    expect((await askAgain(String(headers.etag))).status).toBe(304);
  });
});
