import { expect, test } from "vitest";
import { fee, openPaypalClub } from "../testing/open-paypal-club";
import { compareBooks } from "./compare-books-queries";

// Refunds that PayPal takes on, and that arrive later or never.

const club = openPaypalClub();
const { paypal, db, boughtOrder, refund, hoursOf, orderOf, reconcile } = club;

const onItsWay = async (providerOrderId: string) => {
  const [money] = paypal().books.moneyBack(providerOrderId);
  if (!money) throw new Error("Nothing is on its way");
  return money;
};
const failedMails = () => db().outboxMessage.findMany({ where: { kind: "refund failed" } });

test("a refund that PayPal has taken on is not done until the money has arrived", async () => {
  paypal().standIn.refundStatus = "PENDING";
  const { id, zero, providerOrderId } = await boughtOrder();
  expect((await refund(id)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(0);
  expect(await reconcile()).toEqual([]);
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "captured",
    refundedCents: 26250,
  });
  paypal().books.settleRefund((await onItsWay(providerOrderId)).id, "COMPLETED");
  expect(await reconcile()).toEqual([]);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "refunded" });
  const asked = paypal().countCalls(/GET .*refunds/);
  await reconcile();
  expect(paypal().countCalls(/GET .*refunds/)).toBe(asked);
  expect(await hoursOf(zero)).toBe(0);
  expect(await compareBooks(db())).toEqual([]);
});

test.each(["news alone", "our own look alone", "news and our own look"])(
  "a refund that failed on its way gives the hours back and is told to the admins, once, by %s",
  async (how) => {
    paypal().standIn.refundStatus = "PENDING";
    const { id, zero, providerOrderId } = await boughtOrder();
    await refund(id);
    const money = paypal().books.settleRefund((await onItsWay(providerOrderId)).id, "FAILED");
    if (how.startsWith("news")) {
      const told = ["WH-A", "WH-A", "WH-B"].map((news) => club.tellRefund("FAILED", money, news));
      for (const { status } of await Promise.all(told)) expect(status).toBe(200);
    }
    if (how.endsWith("look alone") || how.endsWith("own look")) {
      expect(await reconcile()).toEqual([]);
      expect(await reconcile()).toEqual([]);
    }
    expect(await hoursOf(zero)).toBe(10);
    expect(await orderOf(providerOrderId)).toMatchObject({ status: "captured", refundedCents: 0 });
    expect(await failedMails()).toHaveLength(1);
    expect(await db().auditEntry.count({ where: { act: "refund refused" } })).toBe(1);
    expect(await compareBooks(db())).toEqual([]);
    paypal().standIn.refundStatus = "COMPLETED";
    expect((await refund(id)).json()).toMatchObject({ result: { data: { status: "refunded" } } });
    expect(await compareBooks(db())).toEqual([]);
  },
);

test("a refund that PayPal had called done, and failed all the same, is undone", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  await refund(id);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "refunded" });
  const money = paypal().books.settleRefund((await onItsWay(providerOrderId)).id, "FAILED");
  expect((await club.tellRefund("FAILED", money)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(10);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "captured", refundedCents: 0 });
  expect(await failedMails()).toHaveLength(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("news of a failure that PayPal itself does not know of change nothing", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  await refund(id);
  const money = await onItsWay(providerOrderId);
  expect((await club.tellRefund("FAILED", { ...money, status: "FAILED" })).status).toBe(200);
  expect(await hoursOf(zero)).toBe(0);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "refunded" });
});

test("a fee on its way back counts as paid until it has arrived", async () => {
  const { zero, providerOrderId } = await boughtOrder(fee);
  const money = paypal().books.takeBack(providerOrderId, "135.45");
  paypal().books.settleRefund(money.id, "PENDING");
  await club.tellMoneyBack("REFUNDED", money);
  expect(await compareBooks(db())).toEqual([]);
  const buy = async () => (await zero.post("/paypal/order", fee)).status;
  expect(await buy()).toBe(422);
  paypal().books.settleRefund(money.id, "COMPLETED");
  expect(await reconcile()).toEqual([]);
  expect(await buy()).toBe(201);
  expect(await compareBooks(db())).toEqual([]);
});

test("a fee that did not go back after all counts as paid again", async () => {
  const { zero, providerOrderId } = await boughtOrder(fee);
  const money = paypal().books.takeBack(providerOrderId, "135.45");
  await club.tellMoneyBack("REFUNDED", money);
  paypal().books.settleRefund(money.id, "FAILED");
  expect((await club.tellRefund("FAILED", money)).status).toBe(200);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "captured", refundedCents: 0 });
  expect((await zero.post("/paypal/order", fee)).json()).toMatchObject({
    code: "FEE_ALREADY_PAID",
  });
  expect(await compareBooks(db())).toEqual([]);
});

test("money for a closed order that did not arrive back is told to the admins, once", async () => {
  paypal().standIn.refundStatus = "PENDING";
  const zero = await club.club().signIn("zero");
  const id = await club.placeOrder(zero);
  paypal().approve(id);
  await paypal().gateway().capture({ providerOrderId: id, totalCents: 26250, currency: "CAD" });
  await db().order.update({ where: { providerOrderId: id }, data: { status: "cancelled" } });
  await club.webhook("PAYMENT.CAPTURE.COMPLETED", id);
  const money = paypal().books.settleRefund((await onItsWay(id)).id, "FAILED");
  await club.tellRefund("FAILED", money, "WH-A");
  await club.tellRefund("FAILED", money, "WH-B");
  expect(await reconcile()).toEqual([]);
  const mails = await db().outboxMessage.findMany({ where: { kind: "return refused" } });
  expect(mails).toHaveLength(1);
  expect(await compareBooks(db())).toEqual([]);
});
