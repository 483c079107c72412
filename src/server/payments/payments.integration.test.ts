import { expect, test } from "vitest";
import { orderView } from "../../shared/payments/order-schemas";
import { testCards } from "../../shared/payments/test-cards";
import { placedOrder } from "../testing/answer-shapes";
import { asIn } from "../testing/as";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { compareBooks } from "./compare-books-queries";
import { reconcileOrders } from "./reconcile-orders";
import { testGateway } from "./test-gateway";

const club = openTestClub();
const as = asIn(club);

const tenHours = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
const fail = (error: unknown) => {
  throw error;
};

async function order(client: TestClient, body: object = tenHours): Promise<string> {
  const answer = await client.post("/paypal/order", body);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(placedOrder).id;
}

const planId = async (name: string) =>
  (await club().services.db.membershipPlan.findUniqueOrThrow({ where: { name } })).id;

test("a member without hours buys ten, books at once and finds the receipt", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const captured = await zero.post(`/paypal/order/${id}/capture`);
  expect(captured.status).toBe(200);
  expect(captured.json()).toEqual({ id, status: "COMPLETED", hoursRemaining: 10 });
  const booked = await zero.post("/api/bookings", {
    boatId: club().boats.solo.id,
    dateStr: "2026-11-21",
    timeStr: "06:30",
    duration: 1.5,
  });
  expect(booked.status).toBe(201);
  const orders = await club().services.db.order.findMany({ include: { items: true } });
  expect(orders).toMatchObject([{ status: "captured", receiptNumber: 1, totalCents: 26250 }]);
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("capturing again, even many times at once, credits once", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => zero.post(`/paypal/order/${id}/capture`)),
  );
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(await as("zero").hoursRemaining()).toBe(10);
  expect(
    await club().services.db.hourLot.count({ where: { memberId: club().people.zero.id } }),
  ).toBe(1);
});

test.each([
  ["another amount", { ...tenHours, amount: "1.00" }, 422, "WRONG_AMOUNT"],
  ["another currency", { ...tenHours, currency: "USD" }, 422, "WRONG_CURRENCY"],
  ["another intent", { ...tenHours, intent: "AUTHORIZE" }, 422, "WRONG_INTENT"],
  ["the intent in lower case", { ...tenHours, intent: "capture" }, 422, "WRONG_INTENT"],
  ["parts of a cent", { ...tenHours, amount: 262.504 }, 400, "BAD_INPUT"],
  ["parts of a cent in words", { ...tenHours, amount: "262.504" }, 400, "BAD_INPUT"],
  [
    "an unknown package",
    { ...tenHours, items: [{ planId: 999, quantity: 1 }] },
    404,
    "PLAN_NOT_FOUND",
  ],
  ["four items", { ...tenHours, items: [{ planId: 1, quantity: 4 }] }, 400, "BAD_INPUT"],
  ["fewer than one", { ...tenHours, items: [{ planId: 1, quantity: -1 }] }, 400, "BAD_INPUT"],
])("an order with %s is refused and noted in the trail", async (_what, body, status, code) => {
  const zero = await club().signIn("zero");
  const answer = await zero.post("/paypal/order", body);
  expect(answer.status).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(await club().services.db.order.count()).toBe(0);
  expect(await club().services.db.auditEntry.count({ where: { act: "purchase refused" } })).toBe(1);
});

test("somebody else's order is not found", async () => {
  const id = await order(await club().signIn("zero"));
  const lee = await club().signIn("lee");
  expect((await lee.post(`/paypal/order/${id}/capture`)).status).toBe(404);
  expect(await as("lee").hoursRemaining()).toBe(5);
});

test("the membership fee is recorded once, grants no hours and is refused when paid", async () => {
  const zero = await club().signIn("zero");
  const fee = { ...tenHours, amount: "135.45" };
  await zero.post(`/paypal/order/${await order(zero, fee)}/capture`);
  expect(await as("zero").hoursRemaining()).toBe(0);
  const member = await club().services.db.member.findUniqueOrThrow({
    where: { id: club().people.zero.id },
  });
  expect(member.feePaidAt).toEqual(club().clock.now());
  const again = await zero.post("/paypal/order", fee);
  expect(again.status).toBe(422);
  expect(again.json()).toMatchObject({ code: "FEE_ALREADY_PAID" });
});

test("a declined card charges nothing and closes the order", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const card = { testCardNumber: testCards.declined };
  expect((await zero.post(`/paypal/order/${id}/capture`, card)).json()).toMatchObject({
    code: "PAYMENT_DECLINED",
  });
  expect((await zero.post(`/paypal/order/${id}/capture`)).json()).toMatchObject({
    code: "ORDER_CLOSED",
  });
  expect(await as("zero").hoursRemaining()).toBe(0);
});

test("a payment nobody heard back about is found by reconciliation, once", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  const card = { testCardNumber: testCards.timesOut };
  expect((await zero.post(`/paypal/order/${id}/capture`, card)).json()).toMatchObject({
    code: "PAYMENT_UNCERTAIN",
  });
  const services = { db: club().services.db, gateway: testGateway };
  club().clock.passMinutes(5);
  await reconcileOrders(services, fail, testMoment(club().clock.now()));
  await reconcileOrders(services, fail, testMoment(club().clock.now()));
  expect(await as("zero").hoursRemaining()).toBe(10);
  expect((await zero.post(`/paypal/order/${id}/capture`)).json()).toMatchObject({
    hoursRemaining: 10,
  });
});

test("a price change leaves past orders alone", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  await club().services.db.membershipPlan.update({
    where: { id: await planId("10 Hour Plan") },
    data: { price: "300.00" },
  });
  await zero.post(`/paypal/order/${id}/capture`);
  const bought = await club().services.db.order.findUniqueOrThrow({
    where: { providerOrderId: id },
  });
  expect(bought.totalCents).toBe(26250);
  expect((await zero.post("/paypal/order", tenHours)).status).toBe(422);
});

test("an admin sells at the clubhouse, refunds what is left, and never more", async () => {
  const admin = await club().signIn("admin");
  const zero = await club().signIn("zero");
  const sale = { items: [{ planId: await planId("10 Hour Plan"), quantity: 1 }] };
  const path = `/api/admin/members/${club().people.zero.id}/purchase`;
  const sold = await admin.post(path, sale);
  expect(sold.status, sold.text).toBe(201);
  expect(sold.json()).toMatchObject({ status: "captured", total: "262.50", receiptNumber: 1 });
  await zero.post("/api/bookings", {
    boatId: club().boats.solo.id,
    dateStr: "2026-11-21",
    timeStr: "06:30",
    duration: 4,
  });
  const { id } = sold.read(orderView);
  const body = { id, reason: "moving away" };
  const refunded = await admin.post("/api/trpc/admin.refund", body);
  expect(refunded.json()).toMatchObject({
    result: { data: { status: "captured", refunded: "157.50" } },
  });
  expect(await as("zero").hoursRemaining()).toBe(0);
  expect((await admin.post("/api/trpc/admin.refund", body)).status).toBe(422);
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("an order's status never goes back, whatever the code does", async () => {
  const zero = await club().signIn("zero");
  const id = await order(zero);
  await zero.post(`/paypal/order/${id}/capture`);
  const back = club().services.db.order.update({
    where: { providerOrderId: id },
    data: { status: "pending", captureId: null, receiptNumber: null, capturedAt: null },
  });
  await expect(back).rejects.toThrow(/cannot go from captured to pending/);
});

test("a webhook without a signature is refused, and noted once an hour", async () => {
  const noted = () => club().services.db.auditEntry.count({ where: { act: "webhook refused" } });
  for (const expected of [1, 1, 2]) {
    const answer = await club().visitor().post("/paypal/webhook", { id: "WH-1" });
    expect(answer.status).toBe(400);
    expect(await noted()).toBe(expected);
    club().clock.passMinutes(31);
  }
});

test("what a visitor is refused does not fill the trail", async () => {
  expect((await club().visitor().post("/paypal/order", {})).status).toBe(400);
  expect(await club().services.db.auditEntry.count()).toBe(0);
});

test("a paused member is refused before their cart is looked at", async () => {
  const paused = await club().signIn("paused");
  const answer = await paused.post("/paypal/order", {
    ...tenHours,
    items: [{ planId: 999, quantity: 1 }],
  });
  expect(answer.status).toBe(403);
  expect(answer.json()).toMatchObject({ code: "PAUSED" });
});
