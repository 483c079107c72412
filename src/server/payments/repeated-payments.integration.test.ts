import { expect, test } from "vitest";
import { orderView } from "../../shared/payments/order-schemas";
import { dataOf } from "../testing/ask-procedure";
import { openPaypalClub, tenHours } from "../testing/open-paypal-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

// What a repetition with the same Idempotency-Key hears once its payment is no longer what it was.

const { club, paypal, db, placeOrder, capture, orderOf, boughtOrder, refund, reconcile } =
  openPaypalClub();

const key = { "idempotency-key": "k-1" };
const answered = (error: string) => ({ error, code: "ALREADY_ANSWERED" });

const captureWithKey = (client: TestClient, id: string) =>
  client.post(`/paypal/order/${id}/capture`, {}, key);

test("a payment that was refunded since, wholly or in part", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero);
  paypal().approve(id);
  const first = await captureWithKey(zero, id);
  expect((await captureWithKey(zero, id)).text).toBe(first.text);
  const morning = { dateStr: "2026-11-21", timeStr: "06:30", duration: 4 };
  await zero.post("/api/bookings", { ...morning, boatId: club().boats.solo.id });
  await refund((await orderOf(id)).id);
  const again = await captureWithKey(zero, id);
  expect(again.status).toBe(409);
  expect(again.json()).toEqual(
    answered("This order was paid, and 157.50 CAD of it have been refunded since."),
  );
});

test("an order that was opened, and given up or refunded since", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero, tenHours, key);
  expect(await placeOrder(zero, tenHours, key)).toBe(id);
  club().clock.passMinutes(20 * 60);
  const where = { providerOrderId: id };
  await db().order.update({ where, data: { status: "cancelled", failure: "Given up" } });
  const again = await zero.post("/paypal/order", tenHours, key);
  expect(again.status).toBe(409);
  expect(again.json()).toEqual(answered("This order was made, and has been closed since."));
});

test("an order whose payment was declined since", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero, tenHours, key);
  paypal().approve(id, "INSTRUMENT_DECLINED");
  await capture(zero, id);
  expect((await zero.post("/paypal/order", tenHours, key)).json()).toEqual(
    answered("This order was made, and its payment has been declined since."),
  );
});

test("an order that was paid since is still the first answer, so that its buyer may go on", async () => {
  const zero = await club().signIn("zero");
  const id = await placeOrder(zero, tenHours, key);
  paypal().approve(id);
  expect(await reconcile()).toEqual([]);
  expect(await placeOrder(zero, tenHours, key)).toBe(id);
});

test("an order for the clubhouse that was paid, closed or refunded since", async () => {
  const zero = await club().signIn("zero");
  const admin = await club().signIn("admin");
  const plan = await db().membershipPlan.findFirstOrThrow({ where: { kind: "hours" } });
  const items = [{ planId: plan.id, quantity: 1 }];
  const order = (name: string) =>
    zero.post("/api/trpc/packages.payAtClubhouse", { items }, { "idempotency-key": name });
  const idOf = async (name: string) => dataOf("packages.payAtClubhouse", await order(name)).id;
  const [paid, closed] = [await idOf("paid"), await idOf("closed")];
  expect(await idOf("paid")).toBe(paid);
  await admin.post("/api/trpc/admin.markPaid", { id: paid });
  await admin.post("/api/trpc/admin.cancelOrder", { id: closed });
  expect(refusalOf(await order("paid"))).toMatchObject(
    answered("This order was made, and has been paid since."),
  );
  expect(refusalOf(await order("closed"))).toMatchObject(
    answered("This order was made, and has been closed since."),
  );
  const path = `/api/admin/members/${club().people.zero.id}/purchase`;
  const sold = await admin.post(path, { items }, key);
  expect((await admin.post(path, { items }, key)).text).toBe(sold.text);
  await refund(sold.read(orderView).id);
  expect((await admin.post(path, { items }, key)).json()).toEqual(
    answered("This order was paid, and 183.75 CAD of it have been refunded since."),
  );
});

test("without a key a capture that is asked again hears how the account stands", async () => {
  const { zero, providerOrderId } = await boughtOrder();
  expect((await capture(zero, providerOrderId)).json()).toMatchObject({ hoursRemaining: 10 });
});
