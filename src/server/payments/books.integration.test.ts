import { addDays, addMinutes } from "date-fns";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testCards } from "../../shared/payments/test-cards";
import { documentedProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import { drawn } from "../../shared/testing/thoroughness";
import { fromMinutes } from "../../shared/time/clock-times";
import { addDays as addClubDays } from "../../shared/time/club-dates";
import { bookBoat } from "../bookings/book-boat";
import { cancelBooking } from "../bookings/cancel-booking";
import { getBalance } from "../hours/account-queries";
import { expireHours } from "../hours/expire-hours";
import { actorOf } from "../people/actor";
import { placedOrder } from "../testing/answer-shapes";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { expectReportsAgree } from "../testing/expect-reports-agree";
import { restoreState } from "../testing/kept-state";
import { openTestClub } from "../testing/open-test-club";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import { captureOrder } from "./capture-order";
import { compareBooks } from "./compare-books-queries";
import type { PaymentGateway } from "./gateway";
import { markOrderPaid } from "./mark-order-paid";
import { placeOrder } from "./place-order";
import { listPricedPlans } from "./price-cart";
import { reconcileOrders } from "./reconcile-orders";
import { refundOrder } from "./refund-order";
import { sellAtClubhouse } from "./sell-at-clubhouse";
import { testGateway } from "./test-gateway";

const club = openTestClub();
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};

/** The bank's own book: the test gateway, and what it took and gave back. */
function bank() {
  const taken = new Map<string, number>();
  let returned = 0;
  const noted = async (asked: ReturnType<PaymentGateway["capture"]>) => {
    const state = await asked;
    if (state.status === "completed") taken.set(state.captureId, state.amountCents);
    return state;
  };
  const gateway: PaymentGateway = {
    ...testGateway,
    capture: (order) => noted(testGateway.capture(order)),
    find: (order) => noted(testGateway.find(order)),
    refund: (refund) => {
      const { captureId, amountCents } = refund;
      returned += amountCents === "all" ? (taken.get(captureId) ?? 0) : amountCents;
      return testGateway.refund(refund);
    },
  };
  const cents = () => [...taken.values()].reduce((sum, amount) => sum + amount, 0) - returned;
  return { gateway, cents };
}

type Step =
  | { do: "buy"; plan: number; quantity: number; card: keyof typeof testCards }
  | { do: "order at the clubhouse"; plan: number; quantity: number; paid: boolean }
  | { do: "mark paid" | "refund" | "cancel"; nth: number }
  | { do: "book"; inDays: number; half: number; duration: number; tango: boolean }
  | { do: "wait"; days: number }
  | { do: "expire" | "reconcile" };

const nth = fc.nat({ max: 5 });
const purchase = { plan: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 3 }) };
const is = <T extends string>(name: T) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: is("buy"),
      ...purchase,
      card: fc.constantFrom("succeeds", "succeeds", "declined", "timesOut"),
    }),
  },
  fc.record({ do: is("order at the clubhouse"), ...purchase, paid: fc.boolean() }),
  fc.record({ do: fc.constantFrom("mark paid", "refund", "cancel"), nth }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: is("book"),
      inDays: fc.integer({ min: 1, max: 5 }),
      half: fc.nat({ max: 25 }),
      duration: fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2),
      tango: fc.boolean(),
    }),
  },
  fc.record({ do: is("wait"), days: fc.constantFrom(1, 3, 40, 200, 370) }),
  fc.record({ do: fc.constantFrom("expire", "reconcile") }),
);

/** One club's story: the real commands on a member who starts with nothing. */
function story() {
  let at = fridayNoon;
  const { gateway, cents: bankCents } = bank();
  const { zero, admin } = club().people;
  const { solo, tango } = club().boats;
  const services = () => ({ db: db(), gateway });

  async function cartOf({ plan, quantity }: { plan: number; quantity: number }) {
    const plans = await listPricedPlans(db(), documentedProfile);
    const { id: planId } = plans[plan % plans.length] ?? { id: 0 };
    return { planId, quantity };
  }

  async function play(act: Step): Promise<unknown> {
    // Each act has its own moment, as in life.
    at = addMinutes(at, 7);
    switch (act.do) {
      case "buy": {
        const items = [await cartOf(act)];
        const plan = (await listPricedPlans(db(), documentedProfile)).find(
          ({ id }) => id === items[0]?.planId,
        );
        const unit = plan ? plan.priceCents + Math.round(plan.priceCents / 20) : 0;
        const amount = ((unit * act.quantity) / 100).toFixed(2);
        const terms = { amount, currency: "CAD", intent: "CAPTURE", items };
        const { id } = await placeOrder(services(), terms, actorOf(zero), testMoment(at));
        const card = { id, testCardNumber: testCards[act.card] };
        return captureOrder(services(), card, actorOf(zero), testMoment(at));
      }
      case "order at the clubhouse": {
        const sale = { memberId: zero.id, items: [await cartOf(act)], paid: act.paid };
        return sellAtClubhouse(services(), sale, actorOf(admin), testMoment(at));
      }
      case "mark paid": {
        const waiting = { gateway: "clubhouse", status: "pending" } as const;
        const id = await pick(
          db().order.findMany({ where: waiting, orderBy: { id: "asc" } }),
          act.nth,
        );
        return id && markOrderPaid(db(), id, actorOf(admin), testMoment(at));
      }
      case "refund": {
        const paid = db().order.findMany({ where: { status: "captured" }, orderBy: { id: "asc" } });
        const id = await pick(paid, act.nth);
        return (
          id &&
          refundOrder(services(), { id, reason: "as it happens" }, actorOf(admin), testMoment(at))
        );
      }
      case "cancel": {
        const id = await pick(db().booking.findMany({ orderBy: { id: "asc" } }), act.nth);
        return id && cancelBooking(db(), { id }, actorOf(admin), testMoment(at));
      }
      case "book": {
        const booking = {
          memberId: zero.id,
          boatId: act.tango ? tango.id : solo.id,
          dateStr: addClubDays(testMoment(at).now.today, act.inDays),
          timeStr: fromMinutes(5 * 60 + 30 * act.half),
          duration: act.duration,
        };
        return bookBoat(db(), { ...booking, limits: "member" }, actorOf(zero), testMoment(at));
      }
      case "wait":
        at = addDays(at, act.days);
        return;
      case "expire":
        return expireHours(db(), fail, testMoment(at));
      case "reconcile":
        return reconcileOrders(services(), fail, testMoment(at));
    }
  }

  async function moneyInBooks() {
    const orders = await db().order.findMany({ where: { captureId: { not: null } } });
    const [cash, online] = [true, false].map((clubhouse) =>
      orders
        .filter((order) => (order.gateway === "clubhouse") === clubhouse)
        .reduce((sum, { totalCents, refundedCents }) => sum + totalCents - refundedCents, 0),
    );
    return { cash, online };
  }

  return {
    play,
    bankCents,
    moneyInBooks,
    balance: () => getBalance(db(), zero.id, testMoment(at).now.today),
    today: () => testMoment(at).now.today,
    settle: () => reconcileOrders(services(), fail, testMoment(addMinutes(at, 10))),
  };
}

async function pick(rows: Promise<{ id: number }[]>, which: number) {
  const found = await rows;
  return found[which % Math.max(1, found.length)]?.id;
}

test("whatever members and admins do, hours and money add up", async () => {
  let happened = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      await restoreState(db());
      const { play, bankCents, moneyInBooks, balance, settle, today } = story();
      for (const act of steps) {
        await play(act).then(
          () => {
            happened += 1;
          },
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          },
        );
        expect(await balance()).toBeGreaterThanOrEqual(0);
      }
      // A card that timed out has paid; the books know once they have asked.
      await settle();
      expect(await compareBooks(db())).toEqual([]);
      await expectBooksAgree(db());
      expect((await moneyInBooks()).online).toBe(bankCents());
      await expectReportsAgree(db(), today(), actorOf(club().people.admin));
    }),
    { numRuns: drawn(25) },
  );
  expect(happened).toBeGreaterThan(drawn(25) * 2);
});

test("every kind of disagreement is named", async () => {
  const zero = await club().signIn("zero");
  const buy = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id } = (await zero.post("/paypal/order", buy)).read(placedOrder);
  await zero.post(`/paypal/order/${id}/capture`);
  const fee = { amount: "135.45", currency: "CAD", intent: "CAPTURE" };
  const paid = (await zero.post("/paypal/order", fee)).read(placedOrder);
  await zero.post(`/paypal/order/${paid.id}/capture`);
  const memberId = club().people.zero.id;
  // What no code of ours can do, because the database refuses it.
  await db().$executeRawUnsafe(`DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    UPDATE "hour_lots" SET "remainingQuarters" = 36 WHERE "memberId" = ${memberId};
    UPDATE "members" SET "feePaidAt" = NULL WHERE "id" = ${memberId};
    UPDATE "orders" SET "refundedCents" = 100 WHERE "receiptNumber" = 1;
    UPDATE "orders" SET "receiptNumber" = 7 WHERE "receiptNumber" = 2;
  END $$`);
  const subjects = (await compareBooks(db())).map(({ subject }) => subject).sort();
  expect(subjects).toEqual([
    expect.stringMatching(/^lot \d+$/),
    `member ${memberId}`,
    "order 1",
    "order 2",
    "receipts",
  ]);
});
