import { describe, expect, test } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

// What the database refuses whatever the code does: here the code is a hand with a SQL prompt.

const { club, ids, run, together, booking } = openSqlByHand();

describe("bookings", () => {
  test("cost nothing, or a rate in halves for each hour, at most ten", async () => {
    for (const hoursUsed of [0.5, 1.25, 15.75, -1.5]) {
      await expect(run(booking({ hoursUsed }))).rejects.toThrow(
        /bookings_cost|bookings_hours_used/,
      );
    }
  });

  test("of one boat never overlap, however they were written", async () => {
    await run(booking());
    const other = { memberId: ids.lee };
    for (const [startTime, duration] of [
      ["'06:30'", 1.5],
      ["'05:00'", 4],
      ["'07:30'", 0.5],
      ["'05:30'", 1.5],
    ] as const) {
      await expect(run(booking({ ...other, startTime, duration }))).rejects.toThrow(
        "bookings_one_per_boat",
      );
    }
    await run(booking({ ...other, startTime: "'08:00'" }));
    await run(booking({ ...other, startTime: "'05:30'", duration: 1 }));
    await run(booking({ ...other, bookingDate: "'2026-11-22'" }));
  });

  test("of one member never overlap, on whatever boats", async () => {
    await run(booking());
    await expect(run(booking({ boatId: ids.tango }))).rejects.toThrow("bookings_one_per_member");
  });

  test("cannot be moved, or brought back, onto one another", async () => {
    await run(booking());
    await run(booking({ memberId: ids.lee, startTime: "'12:00'" }));
    await expect(run(`UPDATE "bookings" SET "startTime" = '07:00'`)).rejects.toThrow(
      "bookings_one",
    );
    await run(
      `UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now() WHERE "startTime" = '06:30'`,
    );
    await run(booking({ memberId: ids.lee }));
    await expect(
      run(
        `UPDATE "bookings" SET "status" = 'confirmed', "cancelledAt" = NULL WHERE "memberId" = ${ids.uma}`,
      ),
    ).rejects.toThrow("bookings_one_per_boat");
  });

  test.each<[string, Record<string, string | number>]>([
    ["start off the half hour", { startTime: "'06:15'" }],
    ["start at a time that is none", { startTime: "'24:00'", duration: 0.5 }],
    ["end on the next day", { startTime: "'23:30'", duration: 1 }],
    ["last nothing", { duration: 0 }],
    ["last an odd time", { duration: 0.7 }],
    ["last more than twelve hours", { startTime: "'05:00'", duration: 12.5 }],
    ["cost less than nothing", { hoursUsed: -1 }],
    ["be cancelled without a moment", { status: "'cancelled'" }],
    ["be of no boat", { boatId: 999 }],
    ["be of nobody", { memberId: 999 }],
  ])("cannot %s", async (_, over) => {
    await expect(run(booking(over))).rejects.toThrow();
  });
});

describe("hours", () => {
  const charge = (quarters: number, memberId = ids.sam) => [
    `UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" - ${quarters} WHERE "memberId" = ${memberId}`,
    `INSERT INTO "hour_ledger" ("memberId", "lotId", "bookingId", "kind", "quarters", "balanceQuarters", "reason")
     SELECT "memberId", "id", (SELECT max("id") FROM "bookings"), 'charge', -${quarters}, "remainingQuarters", 'By hand'
       FROM "hour_lots" WHERE "memberId" = ${memberId}`,
    `UPDATE "member_subscriptions" SET "remainingHours" = "remainingHours" - ${quarters / 4},
            "usedHours" = "usedHours" + ${quarters / 4} WHERE "memberId" = ${memberId}`,
  ];
  const sams = () => booking({ memberId: ids.sam, hoursUsed: 1.5 });

  test("of a booking are charged in full or the booking is not written", async () => {
    const [lots = "", line = "", subscription = ""] = charge(6);
    await expect(together(sams())).rejects.toThrow("is charged 0");
    await expect(together(sams(), ...charge(5))).rejects.toThrow("is charged 5");
    await expect(together(sams(), ...charge(7))).rejects.toThrow("is charged 7");
    await expect(together(sams(), lots, line)).rejects.toThrow("disagree");
    await expect(together(sams(), line, subscription)).rejects.toThrow("disagree");
    await expect(together(sams(), lots, subscription)).rejects.toThrow(/disagree|is charged/);
    expect(await club().services.db.booking.count()).toBe(0);
    await together(sams(), lots, line, subscription);
    expect(await club().services.db.booking.count()).toBe(1);
  });

  test("come back with a cancellation, or nothing is cancelled", async () => {
    await together(sams(), ...charge(6));
    const cancel = `UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()`;
    await expect(run(cancel)).rejects.toThrow("is charged 6");
    await expect(run(`UPDATE "bookings" SET "hoursUsed" = 0`)).rejects.toThrow("is charged 6");
  });

  test("never fall below nothing, in a lot, a line or a subscription", async () => {
    await expect(together(sams(), ...charge(41))).rejects.toThrow();
    await expect(
      run(`UPDATE "hour_lots" SET "remainingQuarters" = -1 WHERE "memberId" = ${ids.sam}`),
    ).rejects.toThrow("hour_lots_remaining");
    await expect(
      run(
        `UPDATE "member_subscriptions" SET "remainingHours" = -1, "usedHours" = "totalHours" + 1`,
      ),
    ).rejects.toThrow("member_subscriptions_hours");
  });

  test("cannot be made from nothing, on one side of the books alone", async () => {
    const lot = `INSERT INTO "hour_lots" ("memberId", "creditedQuarters", "remainingQuarters") VALUES (${ids.lee}, 400, 400)`;
    await expect(run(lot)).rejects.toThrow("disagree");
    await expect(
      run(
        `UPDATE "member_subscriptions" SET "totalHours" = "totalHours" + 5, "remainingHours" = "remainingHours" + 5`,
      ),
    ).rejects.toThrow("disagree");
    await expect(
      run(`UPDATE "hour_lots" SET "remainingQuarters" = "remainingQuarters" + 1`),
    ).rejects.toThrow();
  });
});

test.each(["hour_ledger", "audit_trail"])("%s is only ever added to", async (table) => {
  await run(`INSERT INTO "audit_trail" ("act", "subjectType") VALUES ('tried', 'club')`);
  await expect(run(`UPDATE "${table}" SET "id" = "id" + 1000`)).rejects.toThrow("append-only");
  await expect(run(`DELETE FROM "${table}"`)).rejects.toThrow("append-only");
  await expect(run(`TRUNCATE "${table}"`)).rejects.toThrow("append-only");
});

describe("of somebody who has left", () => {
  const trail = (about: string) =>
    run(`INSERT INTO "audit_trail" ("act", "actorId", "actorName", "subjectType", "subjectId", "subjectName", "before")
         VALUES ('tried', ${ids.lee}, 'Lee Marsh', 'member', ${about}, 'Sam Marsh', '{"city": "Sidney", "hours": 1}')`);
  const leave = (id: number) => run(`UPDATE "members" SET "deletedAt" = now() WHERE "id" = ${id}`);
  const set = (change: string) => run(`UPDATE "audit_trail" SET ${change}`);

  test("the trail lets go of name and words, and takes on no others", async () => {
    await trail(`${ids.sam}`);
    const forget = `"subjectName" = 'Former member', "before" = '{"hours": 1}'`;
    await expect(set(forget)).rejects.toThrow("append-only");
    await leave(ids.sam);
    for (const other of [
      `"subjectName" = 'Ann Other'`,
      `"before" = '{"city": "Oak Bay", "hours": 1}'`,
      `"before" = '{"hours": 2}'`,
      `"after" = '{"hours": 1}'`,
      `"actorName" = 'Former member'`,
      `"act" = 'member praised'`,
      `"createdAt" = now() + interval '1 day'`,
    ]) {
      await expect(set(other), other).rejects.toThrow("append-only");
    }
    await set(forget);
    await leave(ids.lee);
    await set(`"actorName" = 'Former member'`);
    await expect(set(`"actorName" = 'Lee Marsh'`)).rejects.toThrow("append-only");
    await expect(run(`DELETE FROM "audit_trail"`)).rejects.toThrow("append-only");
  });

  test("the ledger lets go of reasons, and of nothing else", async () => {
    const reason = `UPDATE "hour_ledger" SET "reason" = '' WHERE "memberId" = ${ids.sam}`;
    await expect(run(reason)).rejects.toThrow("append-only");
    await leave(ids.sam);
    await run(reason);
    const sum = `UPDATE "hour_ledger" SET "balanceQuarters" = 0 WHERE "memberId" = ${ids.sam}`;
    await expect(run(sum)).rejects.toThrow("append-only");
  });
});

test("a boat's blocks neither overlap nor run backwards, and have a reason", async () => {
  const block = (from: string, to: string, reason = "Repairs") =>
    run(`INSERT INTO "boat_blocks" ("boatId", "startDate", "endDate", "reason")
         VALUES (${ids.solo}, '${from}', '${to}', '${reason}')`);
  await block("2026-12-01", "2026-12-03");
  await expect(block("2026-12-03", "2026-12-05")).rejects.toThrow("boat_blocks_no_overlap");
  await expect(block("2026-12-09", "2026-12-08")).rejects.toThrow();
  await expect(block("2026-12-09", "2026-12-10", " ")).rejects.toThrow("boat_blocks_reason");
  await block("2026-12-04", "2026-12-05");
});

test("two members never share an e-mail, in whatever case", async () => {
  const rename = (email: string) =>
    run(`UPDATE "members" SET "email" = '${email}' WHERE "id" = ${ids.lee}`);
  await expect(rename("sam@row.example")).rejects.toThrow(/email/);
  await expect(rename("SAM@row.example")).rejects.toThrow("members_email_lower_case");
});
