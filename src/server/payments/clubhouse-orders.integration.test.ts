import { beforeEach, expect, test } from "vitest";
import { testCards } from "../../shared/payments/test-cards";
import { placedOrder } from "../testing/answer-shapes";
import { asIn } from "../testing/as";
import { dataOf } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestAnswer, TestClient } from "../testing/test-client";
import type { PersonKey } from "../testing/test-people";
import { compareBooks } from "./compare-books-queries";
import { testGateway } from "./test-gateway";

const club = openTestClub();
const as = asIn(club);

beforeEach(() => {
  club().services.gateway = testGateway;
});

const planId = async (name: string) =>
  (await club().services.db.membershipPlan.findUniqueOrThrow({ where: { name } })).id;

async function orderAtClubhouse(client: TestClient, name = "10 Hour Plan") {
  const items = [{ planId: await planId(name), quantity: 1 }];
  return client.post("/api/trpc/packages.payAtClubhouse", { items });
}

const orderIn = (answer: TestAnswer) => dataOf("packages.payAtClubhouse", answer);
const codeOf = (answer: TestAnswer) => refusalOf(answer).code;
const admin = () => club().signIn("admin");
const markPaid = async (id: number) => (await admin()).post("/api/trpc/admin.markPaid", { id });
const cancel = async (id: number) => (await admin()).post("/api/trpc/admin.cancelOrder", { id });

test("an order for the clubhouse waits, credits nothing, and is granted once it is marked paid", async () => {
  const zero = await club().signIn("zero");
  const order = orderIn(await orderAtClubhouse(zero));
  expect(order).toMatchObject({ status: "pending", total: "262.50", receiptNumber: null });
  expect(await as("zero").hoursRemaining()).toBe(0);
  expect(orderIn(await markPaid(order.id))).toMatchObject({ status: "captured", receiptNumber: 1 });
  await markPaid(order.id);
  expect(await as("zero").hoursRemaining()).toBe(10);
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("it waits the same where nothing can be paid online", async () => {
  club().services.gateway = undefined;
  const zero = await club().signIn("zero");
  expect((await zero.get("/paypal/setup")).json()).toMatchObject({ gateway: "clubhouse" });
  const online = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  expect((await zero.post("/paypal/order", online)).json()).toMatchObject({
    code: "PAYMENTS_CLOSED",
  });
  expect(orderIn(await orderAtClubhouse(zero))).toMatchObject({ status: "pending" });
});

test("an order nobody paid can be cancelled, and then no longer be paid", async () => {
  const zero = await club().signIn("zero");
  const { id } = orderIn(await orderAtClubhouse(zero));
  expect(orderIn(await cancel(id))).toMatchObject({ status: "cancelled" });
  expect(codeOf(await cancel(id))).toBe("ORDER_CLOSED");
  expect(codeOf(await markPaid(id))).toBe("ORDER_CLOSED");
  expect(await as("zero").hoursRemaining()).toBe(0);
});

test("the trail names the admin who took the money", async () => {
  const { id } = orderIn(await orderAtClubhouse(await club().signIn("zero")));
  await markPaid(id);
  const act = "payment captured";
  expect(await club().services.db.auditEntry.findMany({ where: { act } })).toMatchObject([
    { actorName: "Avery Marsh", subjectName: "Zia Marsh" },
  ]);
});

test("a paid order is not cancelled, it is refunded", async () => {
  const { id } = orderIn(await orderAtClubhouse(await club().signIn("zero")));
  await markPaid(id);
  expect(codeOf(await cancel(id))).toBe("ORDER_CLOSED");
});

test("the fee of two waiting orders is taken once", async () => {
  const zero = await club().signIn("zero");
  const first = orderIn(await orderAtClubhouse(zero, "Membership Fee"));
  const second = orderIn(await orderAtClubhouse(zero, "Membership Fee"));
  await markPaid(first.id);
  expect(codeOf(await markPaid(second.id))).toBe("FEE_ALREADY_PAID");
});

test("deleting a member cancels what they never paid for", async () => {
  const { id } = orderIn(await orderAtClubhouse(await club().signIn("zero")));
  await (await admin()).delete(`/api/admin/members/${club().people.zero.id}`);
  expect(codeOf(await markPaid(id))).toBe("ORDER_CLOSED");
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("a deleted member's receipts and payments stay in the books, without a name", async () => {
  const { id } = orderIn(await orderAtClubhouse(await club().signIn("zero")));
  await markPaid(id);
  await (await admin()).delete(`/api/admin/members/${club().people.zero.id}`);
  const orders = orderIn(
    await (await admin()).get(
      `/api/trpc/admin.orders?input=${encodeURIComponent('{"status":"captured"}')}`,
    ),
  );
  expect(orders).toMatchObject([{ id, memberName: "Former member", receiptNumber: 1 }]);
  const refund = { id, reason: "left the club" };
  const refused = await (await admin()).post("/api/trpc/admin.refund", refund);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test.each([
  ["a paused member", "paused", "PAUSED"],
  ["an applicant", "pending", "NOT_APPROVED"],
] as const)("%s buys nothing, online or at the clubhouse", async (_who, key, code) => {
  const client = await club().signIn(key);
  expect(codeOf(await orderAtClubhouse(client))).toBe(code);
  const online = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  expect((await client.post("/paypal/order", online)).json()).toMatchObject({ code });
  expect(await club().services.db.order.count()).toBe(0);
});

test("an admin sells nothing to a paused member, and may leave an order pending", async () => {
  const client = await admin();
  const items = [{ planId: await planId("5 Hour Plan"), quantity: 1 }];
  const path = (key: PersonKey) => `/api/admin/members/${club().people[key].id}/purchase`;
  expect((await client.post(path("paused"), { items })).json()).toMatchObject({
    code: "MEMBER_PAUSED",
  });
  const pending = await client.post(path("zero"), { items, paid: false });
  expect(pending.status).toBe(201);
  expect(pending.json()).toMatchObject({ status: "pending" });
  expect(await as("zero").hoursRemaining()).toBe(0);
});

test("the same Idempotency-Key orders, captures and sells once", async () => {
  const zero = await club().signIn("zero");
  const key = (name: string) => ({ "idempotency-key": name });
  const online = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const [first, again] = [
    await zero.post("/paypal/order", online, key("order")),
    await zero.post("/paypal/order", online, key("order")),
  ];
  expect(again.text).toBe(first.text);
  const { id } = first.read(placedOrder);
  const captured = await zero.post(`/paypal/order/${id}/capture`, {}, key("capture"));
  await zero.post("/api/bookings", {
    boatId: club().boats.solo.id,
    dateStr: "2026-11-21",
    timeStr: "06:30",
    duration: 1,
  });
  const repeated = await zero.post(`/paypal/order/${id}/capture`, {}, key("capture"));
  expect(captured.json()).toMatchObject({ status: "COMPLETED", hoursRemaining: 10 });
  expect(repeated.text).toBe(captured.text);
  const other = await zero.post("/paypal/order/other/capture", {}, key("capture"));
  expect(other.json()).toMatchObject({ code: "ORDER_NOT_FOUND" });
  const card = { testCardNumber: testCards.declined };
  const changed = await zero.post(`/paypal/order/${id}/capture`, card, key("capture"));
  expect(changed.json()).toMatchObject({ code: "KEY_REUSED" });
  expect(await club().services.db.order.count()).toBe(1);
});

test("an admin's new price is for new orders, and a name is one package's", async () => {
  const client = await admin();
  const edit = {
    id: await planId("10 Hour Plan"),
    name: "10 Hour Plan",
    description: "",
    price: "300.00",
  };
  const zero = await club().signIn("zero");
  const before = orderIn(await orderAtClubhouse(zero));
  await client.post("/api/trpc/admin.editPlan", edit);
  expect(orderIn(await orderAtClubhouse(zero))).toMatchObject({ total: "315.00" });
  expect(orderIn(await markPaid(before.id))).toMatchObject({ total: "262.50" });
  const namesake = await client.post("/api/trpc/admin.editPlan", { ...edit, name: "5 Hour Plan" });
  expect(codeOf(namesake)).toBe("PLAN_NAME_IN_USE");
});
