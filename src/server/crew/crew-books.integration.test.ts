import { addDays, addHours as hoursLater } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../../shared/refusals";
import { drawn, isWhole } from "../../shared/testing/thoroughness";
import { bookBoat } from "../bookings/book-boat";
import { cancelBooking } from "../bookings/cancel-booking";
import { moveBooking } from "../bookings/move-booking";
import { addHours } from "../hours/add-hours";
import { endUnlimited } from "../hours/end-unlimited";
import { makeUnlimited } from "../hours/make-unlimited";
import { subtractHours } from "../hours/subtract-hours";
import { pauseMember } from "../members/pause-member";
import { refundOrder } from "../payments/refund-order";
import { sellAtClubhouse } from "../payments/sell-at-clubhouse";
import { testGateway } from "../payments/test-gateway";
import { actorOf } from "../people/actor";
import { getMember } from "../people/member-queries";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { restoreState } from "../testing/kept-state";
import { openTestClub } from "../testing/open-test-club";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import { type PersonKey, personEmail } from "../testing/test-people";
import { acceptAsk } from "./accept-ask";
import { addCrew } from "./add-crew";
import { declineAsk } from "./decline-ask";
import { leaveCrew } from "./leave-crew";
import { shareOuting } from "./share-outing";

const club = openTestClub();
const day = "2026-11-28";
const others = ["lee", "zero", "unlimited", "manager"] as const;
const other = fc.constantFrom(...others);
const anyone = fc.constantFrom("sam" as const, ...others);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant("ask" as const), who: other }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant("accept" as const), who: other }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("decline" as const), who: other }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("leave" as const), who: other }) },
  fc.record({ act: fc.constant("take out" as const), who: other }),
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("share" as const),
      ways: fc.integer({ min: 2, max: 3 }),
    }),
  },
  fc.record({
    act: fc.constant("move" as const),
    timeStr: fc.constantFrom("09:00", "11:00", "13:00"),
  }),
  fc.record({ act: fc.constant("shorten" as const), duration: fc.constantFrom(1, 1.5, 2) }),
  fc.record({
    act: fc.constant("add" as const),
    who: anyone,
    hours: fc.integer({ min: 1, max: 4 }),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("subtract" as const),
      who: anyone,
      hours: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("buy" as const), who: anyone }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("refund" as const), who: anyone }) },
  fc.record({ act: fc.constant("unlimited" as const), who: anyone }),
  fc.record({ act: fc.constant("limited" as const), who: anyone }),
  fc.record({ act: fc.constant("pause" as const), who: other }),
  fc.record({ act: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 90 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Sam's outing, whose people do something one after the other; a "no" of the club's is no failure. */
async function play(steps: readonly Step[]) {
  const { db } = club().services;
  const { people, boats } = club();
  let at = fridayNoon;
  const by = async (who: PersonKey) => actorOf(await getMember(db, people[who].id));
  const admin = await by("admin");
  const sam = await by("sam");
  const booking = { boatId: boats.tango.id, dateStr: day, timeStr: "10:00", duration: 2 };
  const { id } = (
    await bookBoat(db, { ...booking, memberId: sam.id, limits: "member" }, sam, testMoment(at))
  ).booking;
  await shareOuting(db, { id, share: "equal", ways: 2 }, sam, testMoment(at));
  const entryOf = async (who: PersonKey) =>
    (
      await db.crewEntry.findFirst({
        where: { bookingId: id, memberId: people[who].id, endedAt: null },
      })
    )?.id ?? 0;

  const doing = async (one: Step): Promise<unknown> => {
    const moment = testMoment(at);
    if (one.act === "wait") {
      at = hoursLater(at, one.hours);
      return;
    }
    if (one.act === "share")
      return shareOuting(db, { id, share: "equal", ways: one.ways }, sam, moment);
    if (one.act === "move") return moveBooking(db, { id, timeStr: one.timeStr }, sam, moment);
    if (one.act === "shorten") return moveBooking(db, { id, duration: one.duration }, sam, moment);
    const memberId = people[one.who].id;
    if (one.act === "buy") {
      const plan = await db.membershipPlan.findFirstOrThrow({ where: { hoursIncluded: 5 } });
      const items = [{ planId: plan.id, quantity: 1 }];
      const sale = { memberId, items, paid: true };
      return sellAtClubhouse({ db, gateway: testGateway }, sale, admin, moment);
    }
    if (one.act === "refund") {
      const order = await db.order.findFirst({
        where: { memberId, status: "captured" },
        orderBy: { id: "desc" },
      });
      const asked = { id: order?.id ?? 0, reason: "as it happens" };
      return refundOrder({ db, gateway: testGateway }, asked, admin, moment);
    }
    if (one.act === "add") return addHours(db, { id: memberId, hours: one.hours }, admin, moment);
    if (one.act === "subtract")
      return subtractHours(db, { id: memberId, hours: one.hours }, admin, moment);
    if (one.act === "unlimited") return makeUnlimited(db, memberId, admin, moment);
    if (one.act === "limited") return endUnlimited(db, memberId, admin, moment);
    if (one.act === "pause") return pauseMember(db, memberId, admin, moment);
    if (one.act === "ask") return addCrew(db, { id, email: personEmail(one.who) }, sam, moment);
    const crewId = await entryOf(one.who);
    if (one.act === "accept") return acceptAsk(db, { id: crewId }, await by(one.who), moment);
    if (one.act === "decline") return declineAsk(db, crewId, await by(one.who), moment);
    const leaver = one.act === "leave" ? await by(one.who) : sam;
    return leaveCrew(db, { id, crewId }, leaver, moment);
  };

  const done = new Set<Step["act"]>();
  for (const one of steps) {
    try {
      await doing(one);
      done.add(one.act);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { id, at, sam, done };
}

test("whatever the people of an outing do, in any order, hours in lots, ledger and bookings agree", async () => {
  const { db } = club().services;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 24 }),
      fc.constantFrom(0, 50, 100),
      async (steps, lateCancelReturn) => {
        await restoreState(db);
        await db.clubSettings.updateMany({
          data: { settings: { lateCancelMinutes: 1440, lateCancelReturn } },
        });
        const { id, at, sam, done } = await play(steps);
        for (const act of done) seen.add(act);
        await expectBooksAgree(db);
        await cancelBooking(db, { id }, sam, testMoment(at)).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
        await expectBooksAgree(db);
        const booking = await db.booking.findUniqueOrThrow({ where: { id } });
        const parts = await db.crewEntry.findMany({ where: { bookingId: id } });
        if (booking.status === "cancelled" && lateCancelReturn === 100) {
          expect(booking.hoursKept.toNumber()).toBe(0);
          expect(parts.every(({ partQuarters }) => partQuarters === 0)).toBe(true);
        }
      },
    ),
    { numRuns: drawn(120) },
  );
  if (!isWhole) return;
  expect([...seen].sort()).toEqual(
    [
      "accept",
      "add",
      "ask",
      "buy",
      "decline",
      "leave",
      "limited",
      "move",
      "pause",
      "refund",
      "share",
      "shorten",
      "subtract",
      "take out",
      "unlimited",
      "wait",
    ].sort(),
  );
});

test("hours that expire while somebody is in come back to be spent for another while", async () => {
  const { db } = club().services;
  const { lee } = club().people;
  await db.hourLot.updateMany({
    where: { memberId: lee.id },
    data: { expiresOn: new Date("2026-11-26") },
  });
  const { id } = await play([
    { act: "ask", who: "lee" },
    { act: "accept", who: "lee" },
  ]);
  const later = testMoment(addDays(fridayNoon, 7.5));
  await cancelBooking(db, { id }, actorOf(club().people.sam), later);
  const lots = await db.hourLot.findMany({ where: { memberId: lee.id } });
  expect(lots.map(({ remainingQuarters, expiresOn }) => [remainingQuarters, expiresOn])).toEqual([
    [6, new Date("2026-12-27")],
  ]);
  await expectBooksAgree(db);
});
