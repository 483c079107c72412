import { beforeEach, expect, test } from "vitest";
import { testCards } from "../../shared/payments/test-cards";
import { nobody } from "../people/actor";
import { placedOrder } from "../testing/answer-shapes";
import { asIn } from "../testing/as";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { compareBooks } from "./compare-books-queries";
import { GatewayRefused, GatewayUncertain, type PaymentGateway } from "./gateway";
import { grantOrder } from "./grant-order";
import { reconcileOrders } from "./reconcile-orders";
import { testGateway } from "./test-gateway";

// Money that comes for an order which may no longer be granted.

const club = openTestClub();
const as = asIn(club);
beforeEach(() => {
  club().services.gateway = testGateway;
});

const tenHours = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
const fee = { ...tenHours, amount: "135.45" };
const fail = (error: unknown) => {
  throw error;
};

async function order(client: TestClient, body: object = tenHours): Promise<string> {
  const answer = await client.post("/paypal/order", body);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(placedOrder).id;
}

async function reconcile(gateway: PaymentGateway) {
  club().clock.passMinutes(5);
  await reconcileOrders({ db: club().services.db, gateway }, fail, testMoment(club().clock.now()));
}

/** The test gateway, with what it sent back, and what happens while it is asked to capture. */
function watchedGateway(meanwhile = async () => {}) {
  const sentBack: string[] = [];
  const gateway: PaymentGateway = {
    ...testGateway,
    capture: async (asked) => {
      await meanwhile();
      return testGateway.capture(asked);
    },
    refund: async (asked) => {
      sentBack.push(`${asked.amountCents} of ${asked.captureId}`);
      return testGateway.refund(asked);
    },
  };
  return { gateway, sentBack };
}

const allOf = (providerOrderId: string) => `all of ${providerOrderId}-CAPTURE`;
const statusOf = async (providerOrderId: string) =>
  (await club().services.db.order.findUniqueOrThrow({ where: { providerOrderId } })).status;

test("a fee whose payment was unclear, and which was paid, is not sold again at the clubhouse", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero, fee);
  const card = { testCardNumber: testCards.timesOut };
  await zero.post(`/paypal/order/${id}/capture`, card);
  const admin = await club().signIn("admin");
  const plan = await club().services.db.membershipPlan.findFirstOrThrow({ where: { kind: "fee" } });
  const sale = { items: [{ planId: plan.id, quantity: 1 }] };
  const sold = await admin.post(`/api/admin/members/${club().people.zero.id}/purchase`, sale);
  expect(sold.json()).toMatchObject({ code: "ALREADY_PAYING" });
  expect(await statusOf(id)).toBe("captured");
  expect(await compareBooks(club().services.db)).toEqual([]);
});

/** As if both were placed at once: the younger does not find the older to be of the same. */
async function twoFees(client: TestClient) {
  const first = await order(client, fee);
  await club().services.db.orderItem.updateMany({ data: { planId: null } });
  return [first, await order(client, fee)] as const;
}

test("of two orders of the fee that are captured at once, one is sent back", async () => {
  const zero = await club().signIn("zero");
  const [first, second] = await twoFees(zero);
  let other = 0;
  const { gateway, sentBack } = watchedGateway(async () => {
    club().services.gateway = testGateway;
    other = (await zero.post(`/paypal/order/${second}/capture`)).status;
  });
  club().services.gateway = gateway;
  const late = await zero.post(`/paypal/order/${first}/capture`);
  expect(other).toBe(200);
  expect(late.json()).toMatchObject({ code: "ORDER_CLOSED" });
  expect(sentBack).toEqual([allOf(first)]);
  expect([await statusOf(first), await statusOf(second)]).toEqual(["cancelled", "captured"]);
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("an order closed while the gateway was asked is refused, its money sent back", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const { gateway, sentBack } = watchedGateway(async () => {
    const data = { status: "cancelled" as const, failure: "Given up" };
    await club().services.db.order.update({ where: { providerOrderId: id }, data });
  });
  club().services.gateway = gateway;
  const key = { "idempotency-key": "capture" };
  const answer = await zero.post(`/paypal/order/${id}/capture`, {}, key);
  expect(answer.status).toBe(409);
  expect(answer.json()).toMatchObject({ code: "ORDER_CLOSED" });
  expect(sentBack).toEqual([allOf(id)]);
  expect(await as("zero").hoursRemaining()).toBe(0);
  expect(await club().services.db.idempotencyKey.count()).toBe(0);
});

test("nothing is granted for a closed order, whoever closed it after it was looked at", async () => {
  const id = await order(await club().signIn("zero"));
  const { db } = club().services;
  const closed = await db.order.update({
    where: { providerOrderId: id },
    data: { status: "cancelled", failure: "Given up" },
  });
  const paid = { orderId: closed.id, captureId: "LATE" };
  const granting = db.$transaction((tx) =>
    grantOrder(tx, paid, nobody, testMoment(club().clock.now())),
  );
  await expect(granting).rejects.toMatchObject({ code: "ORDER_CLOSED" });
});

test("money that may not have gone back yet is called uncertain, and sent back later", async () => {
  const zero = await club().signIn("zero");
  const [first, second] = await twoFees(zero);
  const { gateway, sentBack } = watchedGateway(async () => {
    club().services.gateway = testGateway;
    await zero.post(`/paypal/order/${second}/capture`);
  });
  const refund = () => Promise.reject(new GatewayUncertain("No answer"));
  club().services.gateway = { ...gateway, refund };
  const late = await zero.post(`/paypal/order/${first}/capture`);
  expect(late.json()).toMatchObject({ code: "PAYMENT_UNCERTAIN" });
  await reconcile(gateway);
  expect(sentBack).toEqual([allOf(first)]);
  expect(await statusOf(first)).toBe("cancelled");
});

test("money of an order closed meanwhile goes back at the next look when the first try fails", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const { gateway, sentBack } = watchedGateway(async () => {
    const data = { status: "cancelled" as const, failure: "Given up" };
    await club().services.db.order.update({ where: { providerOrderId: id }, data });
  });
  const refund = () => Promise.reject(new GatewayUncertain("No answer"));
  club().services.gateway = { ...gateway, refund };
  const answer = await zero.post(`/paypal/order/${id}/capture`);
  expect(answer.json()).toMatchObject({ code: "PAYMENT_UNCERTAIN" });
  await reconcile(gateway);
  await reconcile(gateway);
  expect(sentBack).toEqual([allOf(id)]);
  expect(await club().services.db.auditEntry.count({ where: { act: "payment sent back" } })).toBe(
    1,
  );
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test.each([
  ["less", { amountCents: 19900 }, "199.00 CAD"],
  ["more", { amountCents: 30000 }, "300.00 CAD"],
  ["another currency", { currency: "USD" }, "262.50 USD"],
])(
  "a payment of %s than was asked for goes back whole, and is told once",
  async (_, taken, words) => {
    const zero = await club().signIn("zero");
    const id = await order(zero);
    const { gateway, sentBack } = watchedGateway();
    const wrong: PaymentGateway["find"] = async (asked) => {
      const state = await testGateway.find(asked);
      return { ...state, ...taken };
    };
    club().services.gateway = { ...gateway, capture: wrong, find: wrong };
    const answer = await zero.post(`/paypal/order/${id}/capture`);
    expect(answer.json()).toMatchObject({ code: "ORDER_CLOSED" });
    await reconcile({ ...gateway, find: wrong });
    expect(sentBack).toEqual([allOf(id)]);
    expect(await as("zero").hoursRemaining()).toBe(0);
    expect(await statusOf(id)).toBe("cancelled");
    const { db } = club().services;
    const mails = await db.outboxMessage.findMany({ where: { kind: "wrong amount" } });
    expect(mails).toMatchObject([{ recipient: "admin@row.example" }]);
    expect(mails[0]?.text).toContain(`Paid ${words} instead of 262.50 CAD`);
    expect(await db.auditEntry.findMany({ where: { act: "payment sent back" } })).toMatchObject([
      { after: { reason: expect.stringContaining(words) } },
    ]);
    expect(await compareBooks(db)).toEqual([]);
  },
);

test("money that the provider will not send back is told to the admins", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const { gateway } = watchedGateway(async () => {
    const data = { status: "cancelled" as const, failure: "Given up" };
    await club().services.db.order.update({ where: { providerOrderId: id }, data });
  });
  const refund = () => Promise.reject(new GatewayRefused("REFUND_TIME_LIMIT_EXCEEDED"));
  club().services.gateway = { ...gateway, refund };
  const answer = await zero.post(`/paypal/order/${id}/capture`);
  expect(answer.json()).toMatchObject({ code: "ORDER_CLOSED" });
  const mails = await club().services.db.outboxMessage.findMany({
    where: { kind: "return refused" },
  });
  expect(mails).toMatchObject([{ recipient: "admin@row.example" }]);
  expect(mails[0]?.text).toContain("262.50 CAD");
  await reconcile(gateway);
  expect(await compareBooks(club().services.db)).toEqual([]);
});
