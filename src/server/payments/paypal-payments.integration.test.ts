import { expect, test } from "vitest";
import { fee, openPaypalClub, tenHours } from "../testing/open-paypal-club";
import { compareBooks } from "./compare-books-queries";

// The real app with PayPal's gateway, against a server that answers as PayPal documents.

const { club, paypal, db, placeOrder, capture, orderOf, hoursOf, webhook, reconcile } =
  openPaypalClub();

test("the browser is told what PayPal's form needs", async () => {
  const zero = await club().signIn("zero");
  expect((await zero.get("/paypal/setup")).json()).toEqual({
    gateway: "paypal",
    clientToken: "for-the-browser",
    clientId: "club",
    environment: "sandbox",
  });
});

test("an order nobody approved is 422 and credits nothing; once approved it is captured", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  const early = await capture(zero, id);
  expect(early.status).toBe(422);
  expect(early.json()).toMatchObject({ code: "ORDER_NOT_APPROVED" });
  paypal().approve(id);
  expect((await capture(zero, id)).json()).toEqual({
    id,
    status: "COMPLETED",
    hoursRemaining: 10,
  });
});

test("while PayPal is down an order is refused with what to do, and the key may be used again", async () => {
  const zero = await club().signIn("zero");
  paypal().fail(/orders$/, 503, 503, 503);
  const key = { "idempotency-key": "buy-1" };
  const refused = await zero.post("/paypal/order", tenHours, key);
  expect(refused.json()).toMatchObject({ code: "PAYMENTS_CLOSED" });
  const id = await placeOrder(zero, fee, key);
  expect(await placeOrder(zero, fee, key)).toBe(id);
  expect(paypal().countCalls(/POST .*orders$/)).toBe(4);
});

test("an answer that never comes leaves the payment open, and asking again finds it", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  paypal().fail(/capture$/, "lost answer", "hangs up", "hangs up");
  const uncertain = await capture(zero, id);
  expect(uncertain.status).toBe(503);
  expect(uncertain.json()).toMatchObject({ code: "PAYMENT_UNCERTAIN" });
  expect(await hoursOf(zero)).toBe(0);
  expect((await capture(zero, id)).json()).toMatchObject({ hoursRemaining: 10 });
});

test("a buyer who approved and left is captured by reconciliation, once", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  expect(await reconcile()).toEqual([]);
  expect(await reconcile()).toEqual([]);
  expect(await hoursOf(zero)).toBe(10);
  expect(await orderOf(id)).toMatchObject({ status: "captured", receiptNumber: 1 });
});

test("a webhook alone credits, and doubled and late news change nothing", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  await paypal().gateway().capture({ providerOrderId: id, totalCents: 26250, currency: "CAD" });
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id, "WH-A")).status).toBe(200);
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id, "WH-A")).status).toBe(200);
  // What happened first arrives last.
  expect((await webhook("CHECKOUT.ORDER.APPROVED", id)).status).toBe(200);
  expect((await webhook("PAYMENT.CAPTURE.PENDING", id)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(10);
  expect((await capture(zero, id)).json()).toMatchObject({ hoursRemaining: 10 });
  expect(await compareBooks(db())).toEqual([]);
});

test("a webhook PayPal did not sign credits nothing and is noted", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  paypal().standIn.verification = "FAILURE";
  const answer = await webhook("PAYMENT.CAPTURE.COMPLETED", id);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ code: "WEBHOOK_UNSIGNED" });
  expect(await hoursOf(zero)).toBe(0);
  expect(await db().auditEntry.count({ where: { act: "webhook refused" } })).toBe(1);
});

test("a thousand forged webhooks ask PayPal a hundred times, and hold up nobody else's news", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  await paypal().gateway().capture({ providerOrderId: id, totalCents: 26250, currency: "CAD" });
  paypal().standIn.verification = "FAILURE";
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => webhook("PAYMENT.CAPTURE.COMPLETED", id)),
  );
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(900);
  expect(Number(slowed[0]?.headers["retry-after"])).toBeLessThanOrEqual(60);
  expect(paypal().countCalls(/verify/)).toBe(100);
  expect(await hoursOf(zero)).toBe(0);
  paypal().standIn.verification = "SUCCESS";
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id)).status).toBe(429);
  // A minute later, as the real sender tries again.
  await club().services.db.rateLimit.deleteMany();
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(10);
});

test("news that come while PayPal cannot be asked are to be sent again", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  await paypal().gateway().capture({ providerOrderId: id, totalCents: 26250, currency: "CAD" });
  paypal().fail(/verify/, 503, 503, 503);
  const unheard = await webhook("PAYMENT.CAPTURE.COMPLETED", id, "WH-A");
  expect(unheard.status).toBe(503);
  expect(unheard.headers["retry-after"]).toBeDefined();
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id, "WH-A")).status).toBe(200);
  expect(await hoursOf(zero)).toBe(10);
});

test("a webhook about nobody's order is heard without harm", async () => {
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", "SOMEBODY-ELSES")).status).toBe(200);
  expect(await db().order.count()).toBe(0);
});

test("money PayPal holds back is credited when it comes, days later", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id, "PENDING");
  const key = { "idempotency-key": "held" };
  const captureOnce = (client = zero) => client.post(`/paypal/order/${id}/capture`, undefined, key);
  const held = await captureOnce();
  expect(held.status).toBe(202);
  expect(held.json()).toEqual({ id, status: "PENDING", hoursRemaining: 0 });
  club().clock.passDays(5);
  expect(await reconcile()).toEqual([]);
  expect(await orderOf(id)).toMatchObject({ status: "pending" });
  paypal().books.settleCapture(id, "COMPLETED");
  await webhook("PAYMENT.CAPTURE.COMPLETED", id);
  const again = await captureOnce(await club().signIn("zero"));
  expect(again.status).toBe(200);
  expect(again.json()).toEqual({ id, status: "COMPLETED", hoursRemaining: 10 });
});

test("an order nobody finishes is given up after three days", async () => {
  const id = await placeOrder(await club().signIn("zero"));
  await reconcile();
  expect(await orderOf(id)).toMatchObject({ status: "created" });
  club().clock.passDays(3);
  await reconcile();
  expect(await orderOf(id)).toMatchObject({ status: "cancelled", captureId: null });
});

test("a member paused meanwhile pays nothing, by hand or by reconciliation", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  const where = { id: club().people.zero.id };
  await db().member.update({ where, data: { membershipStatus: "paused" } });
  expect((await capture(zero, id)).json()).toMatchObject({ code: "PAUSED" });
  await reconcile();
  expect(await orderOf(id)).toMatchObject({ captureId: null });
});

test("a fee paid in another window is not taken twice", async () => {
  const zero = await club().signIn("zero");
  const first = await placeOrder(zero, fee);
  // As if both were placed at once: the younger does not find the older to be of the same.
  await db().orderItem.updateMany({ data: { planId: null } });
  const second = await placeOrder(zero, fee);
  paypal().approve(first);
  paypal().approve(second);
  expect((await capture(zero, first)).status).toBe(200);
  expect((await capture(zero, second)).json()).toMatchObject({ code: "FEE_ALREADY_PAID" });
  expect(await orderOf(second)).toMatchObject({ captureId: null });
});

test("what PayPal took in another currency goes back whole, and nothing is given for it", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().books.changeAmount(id, { currency_code: "USD", value: "262.50" });
  paypal().approve(id);
  expect((await capture(zero, id)).json()).toMatchObject({ code: "ORDER_CLOSED" });
  expect(await reconcile()).toEqual([]);
  expect(paypal().books.moneyBack(id)).toMatchObject([
    { amount: { currency_code: "USD", value: "262.50" } },
  ]);
  expect(await hoursOf(zero)).toBe(0);
  expect(await compareBooks(db())).toEqual([]);
});

test("money of someone who has left the club meanwhile is sent back", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  await paypal().gateway().capture({ providerOrderId: id, totalCents: 26250, currency: "CAD" });
  const admin = await club().signIn("admin");
  await admin.delete(`/api/admin/members/${club().people.zero.id}`);
  expect((await webhook("PAYMENT.CAPTURE.COMPLETED", id)).status).toBe(200);
  expect(paypal().refunds).toMatchObject([{ value: "262.50" }]);
  expect(await orderOf(id)).toMatchObject({ status: "cancelled", captureId: null });
  expect(await reconcile()).toEqual([]);
  expect(await compareBooks(db())).toEqual([]);
});
