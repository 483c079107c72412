import { addDays } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isUnlimited } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { drawn } from "../../shared/testing/thoroughness";
import { addDays as addClubDays } from "../../shared/time/club-dates";
import { bookBoat } from "../bookings/book-boat";
import { cancelBooking } from "../bookings/cancel-booking";
import { deleteMember } from "../members/delete-member";
import { actorOf } from "../people/actor";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { restoreState } from "../testing/kept-state";
import { openTestClub } from "../testing/open-test-club";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import { getBalance } from "./account-queries";
import { addHours } from "./add-hours";
import { listStatement } from "./statement-queries";
import { subtractHours } from "./subtract-hours";

const club = openTestClub();
const day = (days: number) => addDays(fridayNoon, days);

const balance = (at: Date, memberId = club().people.zero.id) =>
  getBalance(club().services.db, memberId, testMoment(at).now.today);

/** The commands on one member who starts with nothing. */
function account() {
  const { db } = club().services;
  const { zero, admin } = club().people;
  const book = (at: Date, inDays: number, timeStr = "06:00", duration = 1) =>
    bookBoat(
      db,
      {
        memberId: zero.id,
        boatId: club().boats.solo.id,
        dateStr: addClubDays(testMoment(at).now.today, inDays),
        timeStr,
        duration,
        limits: "member",
      },
      actorOf(zero),
      testMoment(at),
    );
  return {
    add: (at: Date, hours: number) =>
      addHours(db, { id: zero.id, hours }, actorOf(admin), testMoment(at)),
    subtract: (at: Date, hours: number) =>
      subtractHours(db, { id: zero.id, hours }, actorOf(admin), testMoment(at)),
    book: async (...booking: Parameters<typeof book>) => (await book(...booking)).booking.id,
    cancel: (at: Date, id: number) => cancelBooking(db, { id }, actorOf(admin), testMoment(at)),
    statement: async () =>
      (await listStatement(db, zero.id, testMoment())).map(({ kind, hours, balance }) => [
        kind,
        hours,
        balance,
      ]),
    lots: async () =>
      (await db.hourLot.findMany({ where: { memberId: zero.id }, orderBy: { id: "asc" } })).map(
        ({ remainingQuarters, expiresOn }) => [
          remainingQuarters / 4,
          expiresOn?.toISOString().slice(0, 10),
        ],
      ),
  };
}

test("hours last through their last day, a year after, and are gone the next", async () => {
  await account().add(fridayNoon, 4);
  expect(await balance(day(365))).toBe(4);
  expect(await balance(day(366))).toBe(0);
});

test("an expiry that is due counts as written, and is written by the next change with its own date", async () => {
  const { add, statement } = account();
  await add(fridayNoon, 4);
  await add(day(400), 2);
  expect(await statement()).toEqual([
    ["credit", 2, 2],
    ["expiry", -4, 0],
    ["credit", 4, 4],
  ]);
  const expiry = await club().services.db.hourLine.findFirst({ where: { kind: "expiry" } });
  expect(expiry?.createdAt.toISOString()).toBe("2027-11-21T07:00:00.000Z");
  await expectBooksAgree(club().services.db);
});

test("expired hours pay for nothing", async () => {
  const { add, book } = account();
  await add(fridayNoon, 4);
  await expect(book(day(366), 1)).rejects.toMatchObject({ code: "NOT_ENOUGH_HOURS" });
  expect(await book(day(365), 1)).toBeGreaterThan(0);
});

test("hours need to be good when booking, not when rowing", async () => {
  const { add, book } = account();
  await add(fridayNoon, 4);
  await book(day(365), 60);
  expect(await balance(day(365))).toBe(3);
});

test("the hours that expire soonest are spent first and come back where they were", async () => {
  const { add, book, cancel, lots } = account();
  await add(day(10), 2);
  await add(fridayNoon, 1);
  const id = await book(day(20), 1, "06:00", 2);
  expect(await lots()).toEqual([
    [1, "2027-11-30"],
    [0, "2027-11-20"],
  ]);
  expect(await cancel(day(20), id)).toEqual({ hoursRefunded: 2, hoursRemaining: 3 });
  expect(await lots()).toEqual([
    [2, "2027-11-30"],
    [1, "2027-11-20"],
  ]);
});

test("a refund of hours that have expired meanwhile reopens them for 30 days", async () => {
  const { add, book, cancel, lots, statement } = account();
  await add(fridayNoon, 4);
  const id = await book(day(360), 20, "06:00", 3);
  expect(await balance(day(366))).toBe(0);
  expect(await cancel(day(366), id)).toEqual({ hoursRefunded: 3, hoursRemaining: 3 });
  expect(await lots()).toEqual([[3, "2027-12-21"]]);
  expect(await balance(day(396))).toBe(3);
  expect(await balance(day(397))).toBe(0);
  expect(await statement()).toEqual([
    ["refund", 3, 3],
    ["expiry", -1, 0],
    ["charge", -3, 1],
    ["credit", 4, 4],
  ]);
  await expectBooksAgree(club().services.db);
});

test("a deleted member's future bookings are cancelled and their lots closed with a line", async () => {
  const { add, book, statement } = account();
  await add(fridayNoon, 4);
  await book(fridayNoon, 3);
  const { people, services } = club();
  await deleteMember(services.db, people.zero.id, actorOf(people.admin), testMoment(fridayNoon));
  expect(await statement()).toEqual([
    ["closure", -4, 0],
    ["refund", 1, 4],
    ["charge", -1, 3],
    ["credit", 4, 4],
  ]);
  await expectBooksAgree(services.db);
});

test("unlimited members stay unlimited whatever they book", async () => {
  const { people, boats, services } = club();
  const booking = { boatId: boats.tango.id, dateStr: "2026-11-21", timeStr: "06:00", duration: 4 };
  const by = actorOf(people.unlimited);
  const { booking: booked } = await bookBoat(
    services.db,
    { ...booking, memberId: by.id, limits: "member" },
    by,
    testMoment(fridayNoon),
  );
  expect(booked.hoursUsed).toBe(0);
  expect(isUnlimited(await balance(day(3000), by.id))).toBe(true);
});

type Step = { kind: "add" | "subtract" | "book" | "cancel" | "wait"; amount: number };
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("add", "subtract", "book", "book", "cancel", "wait"),
  amount: fc.integer({ min: 1, max: 16 }),
});

test("whatever happens in whatever order, the books agree after every step", async () => {
  const { db } = club().services;
  const walk = async (steps: Step[]) => {
    await restoreState(db);
    const { add, subtract, book, cancel } = account();
    const open: number[] = [];
    let expected = 0;
    let at = fridayNoon;
    for (const { kind, amount } of steps) {
      const hours = amount / 4;
      try {
        if (kind === "add") expected = (await add(at, hours)).hoursRemaining;
        if (kind === "subtract") expected = (await subtract(at, hours)).hoursRemaining;
        if (kind === "book") open.push(await book(at, amount, "06:00", Math.ceil(amount / 4) / 2));
        const id = kind === "cancel" ? open.splice(amount % (open.length || 1), 1)[0] : undefined;
        if (id !== undefined) expected = (await cancel(at, id)).hoursRemaining;
        if (kind === "wait") at = addDays(at, amount * 12);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      if (["book", "wait"].includes(kind)) expected = await balance(at);
      expect(await balance(at)).toBe(expected);
      await expectBooksAgree(db);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), walk), {
    numRuns: drawn(15),
  });
});
