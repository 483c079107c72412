import { expect, test } from "vitest";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { closedView } from "../../shared/closures/closure-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";
import { addDays } from "../../shared/time/club-dates";
import { dataOf } from "../testing/ask-procedure";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { countWaiting, holdLocks } from "../testing/locks-by-hand";
import { openTwoProcesses } from "../testing/open-two-processes";
import { refusalIn } from "../testing/outing-log";
import { patiently } from "../testing/patiently";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTwoProcesses();

const closed = (changes: object) => ({
  startDate: "2026-11-21",
  startTime: "00:00",
  endDate: "2026-11-22",
  endTime: "00:00",
  reason: "Storm",
  cancelBookings: true,
  ...changes,
});
const close = (staff: TestClient, changes: object = {}) =>
  staff.post("/api/admin/closures", closed(changes));
const outing = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: "09:00",
  duration: 1,
  ...changes,
});

const holdHoursOfSam = () =>
  holdLocks(
    club().databaseUrl,
    `SELECT 1 FROM "member_subscriptions" WHERE "memberId" = ${club().people.sam.id} FOR UPDATE`,
  );

/** Waits until somebody waits for a lock, or the answer is here because nobody had to. */
async function untilHeldUp(answer: Promise<TestAnswer>, waiting: number) {
  let answered = false;
  void answer.then(() => {
    answered = true;
  });
  const heldUp = async () => answered || (await countWaiting(club().db)) >= waiting;
  await expect.poll(heldUp, { interval: 10 }).toBe(true);
}

test("a booking that is being written when the club closes is found by the closing", async () => {
  const [sam, manager] = [await club().signIn("sam"), await club().signIn("manager", 1)];
  // All of the booking is decided, and its charge cannot be written yet.
  const hours = await holdHoursOfSam();
  const booking = sam.post("/api/bookings", outing());
  await untilHeldUp(booking, 1);
  const closing = close(manager);
  await untilHeldUp(closing, 2);
  await hours.letGo();
  expect((await booking).status).toBe(201);
  const { cancelled } = (await closing).read(closedView);
  expect(cancelled).toEqual([(await booking).read(bookedView).booking.reference]);
});

test("a booking that comes while the closing is being written hears of it", async () => {
  const [sam, manager] = [await club().signIn("sam"), await club().signIn("manager", 1)];
  const trail = await holdLocks(club().databaseUrl, `LOCK TABLE "audit_trail" IN SHARE MODE`);
  const closing = close(manager);
  await untilHeldUp(closing, 1);
  const booking = sam.post("/api/bookings", outing());
  await untilHeldUp(booking, 2);
  await trail.letGo();
  expect((await closing).json()).toMatchObject({ cancelled: [], left: [] });
  expect(refusalIn(await booking)).toEqual([422, "CLUB_CLOSED"]);
});

test("of many bookings made while the club closes none survives inside unnoticed", async () => {
  const bookers = [await club().signIn("unlimited"), await club().signIn("unlimited", 1)];
  const manager = await club().signIn("manager");
  const { solo, tango } = club().boats;
  const book = (turn: number) =>
    patiently(bookers[turn % 2], (booker) =>
      booker.post(
        "/api/bookings",
        outing({
          boatId: turn % 4 < 2 ? solo.id : tango.id,
          dateStr: addDays("2026-11-21", turn % 25),
          timeStr: turn < 25 ? "09:00" : "14:00",
        }),
      ),
    );
  let before = 0;
  for (const cancelBookings of [true, false]) {
    const asked = Array.from({ length: 50 }, (_, turn) => turn);
    const early = asked.slice(0, 20).map(book);
    const closing = close(manager, { endDate: "2026-12-16", cancelBookings });
    const answers = await Promise.all([...early, ...asked.slice(20).map(book)]);
    const { closure, cancelled, left } = (await closing).read(closedView);

    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) expect(refusalIn(answer)).toEqual([422, "CLUB_CLOSED"]);
    const { db } = club();
    const made = await db.booking.findMany({ where: { id: { gt: before } } });
    expect(made).toHaveLength(answers.length - refused.length);
    expect([...cancelled, ...left].sort()).toEqual(
      made.map(({ id }) => bookingReference(id, documentedProfile)).sort(),
    );
    before = Math.max(before, ...made.map(({ id }) => id));
    expect(await db.booking.count({ where: { status: "confirmed" } })).toBe(left.length);
    await expectBooksAgree(db);
    await manager.delete(`/api/admin/closures/${closure.id}`);
    for (const { id } of await db.booking.findMany({ where: { status: "confirmed" } })) {
      expect((await bookers[0]?.delete(`/api/bookings/${id}`))?.status).toBe(200);
    }
  }
});

test("a boat is added before or after a closing, so that nobody books it in between", async () => {
  const [sam, admin] = [await club().signIn("sam"), await club().signIn("admin", 1)];
  expect((await sam.post("/api/bookings", outing())).status).toBe(201);
  // Sam's hours cannot be given back yet.
  const hours = await holdHoursOfSam();
  const closing = close(admin);
  await untilHeldUp(closing, 1);
  const boat = { name: "Tern", category: "single", capacity: 2 };
  const adding = admin.post("/api/trpc/admin.addBoat", boat);
  await untilHeldUp(adding, 2);
  expect(await countWaiting(club().db)).toBe(2);
  await hours.letGo();
  await closing;
  const { id: boatId } = dataOf("admin.addBoat", await adding).boat;
  expect(refusalIn(await sam.post("/api/bookings", outing({ boatId })))).toEqual([
    422,
    "CLUB_CLOSED",
  ]);
});
