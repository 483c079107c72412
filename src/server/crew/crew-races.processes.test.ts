import { beforeEach, describe, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { addDays } from "../../shared/time/club-dates";
import { writing } from "../database/writing";
import { buildMember } from "../demo/builders";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTwoProcesses } from "../testing/open-two-processes";
import { signInAs } from "../testing/sign-in-to";
import type { TestAnswer, TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTwoProcesses();
const rounds = Array.from({ length: 20 }, (_, round) => round);
const dayOf = (round: number) => addDays("2026-11-22", round);

let sam: TestClient;
let lee: TestClient;
let uma: TestClient;
let admin: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam", 0);
  lee = await club().signIn("lee", 1);
  uma = await club().signIn("unlimited", 0);
  admin = await club().signIn("admin", 1);
});

/** Sam's Tango of half an hour on a day of its own, with its cost in three parts. */
async function book(round: number): Promise<number> {
  const boatId = club().boats.tango.id;
  const outing = { boatId, dateStr: dayOf(round), timeStr: "10:00", duration: 0.5 };
  const answer = await sam.post("/api/bookings", outing);
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.read(bookedView).booking;
  expect((await sam.put(`/api/bookings/${id}/share`, { share: "equal", ways: 3 })).status).toBe(
    200,
  );
  return id;
}

/** Asks somebody by hand, because a rower may ask only twenty times a day. */
async function ask(id: number, memberId: number): Promise<number> {
  const entry = await club().db.crewEntry.create({
    data: { bookingId: id, memberId, state: "asked", createdAt: club().clock.now() },
  });
  return entry.id;
}

/** Somebody new, who is signed in at one of the processes. */
async function join(nr: number): Promise<{ id: number; client: TestClient }> {
  const { db, people, clock } = club();
  const email = `many${nr}@row.example`;
  const given = { email, password: people.lee.password, firstName: `Many${nr}` };
  const { id } = await writing(db, (tx) => buildMember(tx, given, 0, testMoment(clock.now())));
  return { id, client: await signInAs(club().visitor(nr), email) };
}

const accept = (by: TestClient, entry: number) => by.post(`/api/crew/${entry}/accept`, {});

function expectAnswered(answers: readonly TestAnswer[]) {
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
}

/** The hours of a booking and of everyone agree, and nobody has two outings at a time. */
async function expectSound() {
  const { db } = club();
  await expectBooksAgree(db);
  const twice = await db.$queryRaw<unknown[]>`
    WITH people AS (
      SELECT "id", "memberId", "bookingDate", "startTime", "duration" FROM "bookings" WHERE "status" = 'confirmed'
       UNION ALL
      SELECT b."id", c."memberId", b."bookingDate", b."startTime", b."duration"
        FROM "crew" c JOIN "bookings" b ON b."id" = c."bookingId"
       WHERE c."state" = 'in' AND c."endedAt" IS NULL AND b."status" = 'confirmed')
    SELECT 1 FROM people one JOIN people other ON one."memberId" = other."memberId" AND one."id" < other."id"
       AND booking_span(one."bookingDate", one."startTime", one."duration")
        && booking_span(other."bookingDate", other."startTime", other."duration")`;
  expect(twice).toEqual([]);
}

const standing = (id: number) =>
  club().db.crewEntry.count({ where: { bookingId: id, state: "in", endedAt: null } });

describe("on two processes, one after the other as far as anybody can tell", () => {
  test("fifty accept two seats", async () => {
    const many = await Promise.all(Array.from({ length: 50 }, (_, nr) => join(nr)));
    for (const round of rounds) {
      const id = await book(round);
      await sam.put(`/api/bookings/${id}/share`, { share: "mine" });
      const entries = await Promise.all(many.map((one) => ask(id, one.id)));
      const answers = await Promise.all(
        many.map(({ client }, nr) => accept(client, entries[nr] ?? 0)),
      );
      expectAnswered(answers);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(48);
      expect(await standing(id)).toBe(2);
      expect((await sam.delete(`/api/bookings/${id}`)).status).toBe(200);
    }
    await expectSound();
  });

  test("an accept and a cancelling", async () => {
    for (const round of rounds) {
      const id = await book(round);
      const entry = await ask(id, club().people.lee.id);
      const answers = await Promise.all([accept(lee, entry), sam.delete(`/api/bookings/${id}`)]);
      expectAnswered(answers);
      expect(answers[1]?.status).toBe(200);
    }
    await expectSound();
  });

  test("an accept and a move", async () => {
    for (const round of rounds) {
      const id = await book(round);
      const entry = await ask(id, club().people.lee.id);
      const answers = await Promise.all([
        accept(lee, entry),
        sam.put(`/api/bookings/${id}`, { timeStr: "12:00" }),
      ]);
      expectAnswered(answers);
      expect(answers[1]?.status, answers[1]?.text).toBe(200);
      expect(await standing(id)).toBe(0);
      expect((await sam.delete(`/api/bookings/${id}`)).status).toBe(200);
    }
    await expectSound();
  });

  test("an accept and an own booking at that time", async () => {
    for (const round of rounds) {
      const id = await book(round);
      const entry = await ask(id, club().people.lee.id);
      const own = {
        boatId: club().boats.solo.id,
        dateStr: dayOf(round),
        timeStr: "10:00",
        duration: 0.5,
      };
      const answers = await Promise.all([accept(lee, entry), lee.post("/api/bookings", own)]);
      expectAnswered(answers);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect((await sam.delete(`/api/bookings/${id}`)).status).toBe(200);
      const left = await club().db.booking.findFirst({
        where: { memberId: club().people.lee.id, status: "confirmed" },
      });
      if (left) await lee.delete(`/api/bookings/${left.id}`);
    }
    await expectSound();
  });

  test("an accept and a pause, and somebody who leaves while the rower cancels", async () => {
    const { id: leeId } = club().people.lee;
    for (const round of rounds) {
      const id = await book(round);
      const entry = await ask(id, club().people.lee.id);
      const pause = () => admin.post(`/api/admin/members/${leeId}/pause`, {});
      const answers = await Promise.all([accept(lee, entry), pause()]);
      expectAnswered(answers);
      expect(await standing(id)).toBe(0);
      await pause();
      const other = await ask(id, club().people.unlimited.id);
      expect((await accept(uma, other)).status).toBe(200);
      expectAnswered(
        await Promise.all([
          uma.delete(`/api/bookings/${id}/crew/${other}`),
          sam.delete(`/api/bookings/${id}`),
        ]),
      );
    }
    await expectSound();
  });

  test("an accept and the removal of whoever accepts", async () => {
    for (const round of rounds) {
      const { id: memberId, client } = await join(round);
      const id = await book(round);
      await sam.put(`/api/bookings/${id}/share`, { share: "mine" });
      const entry = await ask(id, memberId);
      const answers = await Promise.all([
        accept(client, entry),
        admin.delete(`/api/admin/members/${memberId}`),
      ]);
      expectAnswered(answers);
      expect(answers[1]?.status, answers[1]?.text).toBe(200);
      expect(await standing(id)).toBe(0);
      await sam.delete(`/api/bookings/${id}`);
    }
    await expectSound();
  });
});
