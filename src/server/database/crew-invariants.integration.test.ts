import { beforeEach, describe, expect, test } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

// Rower and crew as the database holds them: the hand has a SQL prompt, and no rule in its way.

const { club, ids, run, together, booking } = openSqlByHand();

let id: number;
beforeEach(async () => {
  await run(booking({ boatId: ids.tango, duration: 1 }));
  id = (await club().services.db.booking.findFirstOrThrow()).id;
});

const joins = (memberId: number | string, bookingId = id) =>
  `INSERT INTO "crew" ("bookingId", "memberId", "state", "createdAt", "joinedAt")
   VALUES (${bookingId}, ${memberId}, 'in', now(), now())`;
const guest = `INSERT INTO "crew" ("bookingId", "state", "words", "createdAt") SELECT "id", 'guest', 'Kim', now() FROM "bookings"`;

describe("nobody is in two boats", () => {
  const later = { memberId: 0, startTime: "'07:00'", duration: 1 };

  test("as crew of one and rower of another, whichever comes first", async () => {
    await run(joins(ids.sam));
    const other = booking({ ...later, memberId: ids.sam });
    await expect(run(other)).rejects.toThrow("person_spans_one_each");
    await run(`UPDATE "crew" SET "endedAt" = now()`);
    await run(other);
    await run(`DELETE FROM "crew"`);
    await expect(run(joins(ids.sam))).rejects.toThrow("person_spans_one_each");
  });

  test("as crew of both, nor by moving one of them", async () => {
    await run(booking({ ...later, memberId: ids.lee, startTime: "'09:00'" }));
    await run(joins(ids.sam));
    await run(joins(ids.sam, id + 1));
    const onto = `UPDATE "bookings" SET "startTime" = '07:00' WHERE "id" = ${id + 1}`;
    await expect(run(onto)).rejects.toThrow("person_spans_one_each");
  });

  test("and is free again once it is cancelled", async () => {
    await run(joins(ids.sam));
    await run(`UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()`);
    await run(booking({ ...later, memberId: ids.sam }));
  });
});

describe("seats", () => {
  test("are no more than the boat has, guests counted, and free again for others", async () => {
    const { capacity } = await club().services.db.boat.findUniqueOrThrow({
      where: { id: ids.tango },
    });
    for (let seat = 1; seat < capacity; seat += 1) await run(guest);
    await expect(run(joins(ids.sam))).rejects.toThrow("has no seat left");
    await run(`UPDATE "crew" SET "endedAt" = now() WHERE "id" = (SELECT min("id") FROM "crew")`);
    await run(joins(ids.sam));
  });

  test("that share the cost are no more than the ways it goes", async () => {
    await run(`UPDATE "boats" SET "capacity" = 4 WHERE "id" = ${ids.tango}`);
    await run(`UPDATE "bookings" SET "share" = 'equal', "ways" = 2`);
    await run(joins(ids.sam));
    await run(guest);
    await expect(run(joins(ids.lee))).rejects.toThrow("has no seat left");
  });

  test("are not for the rower, nor twice for one", async () => {
    await expect(run(joins(ids.uma))).rejects.toThrow("cannot be in its crew");
    await run(joins(ids.sam));
    await expect(run(joins(ids.sam))).rejects.toThrow(/crew_once|bookingId/);
  });
});

test("who joins or leaves raises the number that calendars go by", async () => {
  const sequence = async () => (await club().services.db.booking.findFirstOrThrow()).sequence;
  expect(await sequence()).toBe(0);
  await run(joins(ids.sam));
  expect(await sequence()).toBe(1);
  await run(`UPDATE "crew" SET "endedAt" = now()`);
  expect(await sequence()).toBe(2);
});

test("a part is charged to whoever has it, and to nobody else", async () => {
  const part = `UPDATE "crew" SET "partQuarters" = 2`;
  await expect(together(joins(ids.sam), part)).rejects.toThrow("something else than their part");
  const charge = `INSERT INTO "hour_ledger" ("memberId", "lotId", "bookingId", "kind", "quarters", "balanceQuarters", "reason")
    SELECT "memberId", "id", ${id}, 'charge', -2, "remainingQuarters", 'By hand' FROM "hour_lots" WHERE "memberId" = ${ids.sam}`;
  await expect(
    together(
      `UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" - 2 WHERE "memberId" = ${ids.sam}`,
      `UPDATE "member_subscriptions" SET "remainingHours" = "remainingHours" - 0.5, "usedHours" = "usedHours" + 0.5 WHERE "memberId" = ${ids.sam}`,
      charge,
      `UPDATE "bookings" SET "hoursUsed" = 0.5`,
    ),
  ).rejects.toThrow("something else than their part");
});

test("what was let off counts to the cost", async () => {
  await run(`UPDATE "bookings" SET "hoursWaived" = 2`);
  await expect(run(`UPDATE "bookings" SET "hoursWaived" = 0.25`)).rejects.toThrow("bookings_cost");
});
