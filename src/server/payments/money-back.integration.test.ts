import { expect, test } from "vitest";
import { ownView } from "../../shared/members/member-views";
import { fee, openPaypalClub } from "../testing/open-paypal-club";
import { compareBooks } from "./compare-books-queries";

// Money that goes back at PayPal's own side: an admin refunds there, or the buyer's bank takes it.

const {
  club,
  paypal,
  db,
  boughtOrder,
  placeOrder,
  refund,
  hoursOf,
  orderOf,
  reconcile,
  tellMoneyBack,
} = openPaypalClub();

const moneyMails = () =>
  db().outboxMessage.findMany({ where: { kind: "payment reversed" }, orderBy: { id: "asc" } });

test("a refund made at PayPal takes the hours it pays for, once however often it is told", async () => {
  const { zero, providerOrderId, memberId } = await boughtOrder();
  const back = paypal().books.takeBack(providerOrderId, "262.50");
  expect((await tellMoneyBack("REFUNDED", back, "WH-A")).status).toBe(200);
  expect((await tellMoneyBack("REFUNDED", back, "WH-A")).status).toBe(200);
  expect((await tellMoneyBack("REFUNDED", back, "WH-B")).status).toBe(200);
  expect(await hoursOf(zero)).toBe(0);
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  const acts = await db().auditEntry.findMany({
    where: { act: "payment refunded at the provider" },
  });
  expect(acts).toMatchObject([
    { subjectId: memberId, after: { amount: "262.50", currency: "CAD", hours: 10 } },
  ]);
  expect(await moneyMails()).toEqual([]);
  expect(await compareBooks(db())).toEqual([]);
});

test("a part that was refunded at PayPal takes the whole quarters of an hour that it pays for", async () => {
  const { zero, providerOrderId } = await boughtOrder();
  await tellMoneyBack("REFUNDED", paypal().books.takeBack(providerOrderId, "30.00"));
  expect(await hoursOf(zero)).toBe(9);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "captured", refundedCents: 3000 });
  await tellMoneyBack("REFUNDED", paypal().books.takeBack(providerOrderId, "232.50"));
  expect(await hoursOf(zero)).toBe(0);
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(await compareBooks(db())).toEqual([]);
});

test("what went back at PayPal before we heard of the payment is not given as hours", async () => {
  const zero = await club().signIn("zero");
  const providerOrderId = await placeOrder(zero);
  paypal().approve(providerOrderId);
  await paypal().gateway().capture({ providerOrderId, totalCents: 26250, currency: "CAD" });
  const part = paypal().books.takeBack(providerOrderId, "50.00");
  expect(await reconcile()).toEqual([]);
  expect(await hoursOf(zero)).toBe(8.25);
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "captured", refundedCents: 5000 });
  expect((await tellMoneyBack("REFUNDED", part)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(8.25);
  expect(await compareBooks(db())).toEqual([]);
});

test("news of our own refund that come before its answer count it once", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  paypal().fail(/refund$/, "lost answer", "hangs up", "hangs up");
  await refund(id);
  for (const back of paypal().books.moneyBack(providerOrderId)) {
    await tellMoneyBack("REFUNDED", back);
  }
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(await reconcile()).toEqual([]);
  expect(await db().orderRefund.count()).toBe(1);
  expect(await hoursOf(zero)).toBe(0);
  expect(await compareBooks(db())).toEqual([]);
});

test("a refund made at PayPal while ours waits takes the place of what ours asked for", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  const morning = { dateStr: "2026-11-21", timeStr: "06:30", duration: 4 };
  await zero.post("/api/bookings", { ...morning, boatId: club().boats.solo.id });
  paypal().fail(/refund$/, 503, 503, 503);
  await refund(id);
  await tellMoneyBack("REFUNDED", paypal().books.takeBack(providerOrderId, "262.50"));
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(await reconcile()).toEqual([]);
  expect(paypal().refunds).toEqual([]);
  expect(await hoursOf(zero)).toBe(0);
  expect(await compareBooks(db())).toEqual([]);
});

test("a payment that the buyer's bank takes back leaves no hours to spend, and every admin hears of it", async () => {
  const { zero, providerOrderId } = await boughtOrder();
  const morning = { dateStr: "2026-11-21", timeStr: "06:30", duration: 4 };
  await zero.post("/api/bookings", { ...morning, boatId: club().boats.solo.id });
  const back = paypal().books.takeBack(providerOrderId, "262.50");
  expect((await tellMoneyBack("REVERSED", back, "WH-A")).status).toBe(200);
  expect((await tellMoneyBack("REVERSED", back, "WH-B")).status).toBe(200);
  expect(await hoursOf(zero)).toBe(0);
  expect(await orderOf(providerOrderId)).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  const [mail, ...others] = await moneyMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: "admin@row.example" });
  expect(mail?.text).toMatch(/262\.50 CAD.*Zia.*6 hours.*4 hours/s);
  expect(await db().auditEntry.count({ where: { act: "payment reversed" } })).toBe(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("a renewal that was taken back leaves the season that was paid before", async () => {
  const admin = await club().signIn("admin");
  await admin.put("/api/admin/settings/club", { feeSeason: "01-10" });
  const { id } = club().people.zero;
  await admin.put(`/api/admin/members/${id}/fee`, { paidOn: "2026-01-10" });
  const { zero, providerOrderId } = await boughtOrder(fee);
  const paidUntil = async () => (await zero.get("/api/auth/me")).read(ownView).member.feePaidUntil;
  expect(await paidUntil()).toBe("2028-01-10");
  await tellMoneyBack("REVERSED", paypal().books.takeBack(providerOrderId, "135.45"));
  expect(await paidUntil()).toBe("2027-01-10");
});

test("a fee that was taken back counts as unpaid", async () => {
  const { zero, providerOrderId } = await boughtOrder(fee);
  await tellMoneyBack("REVERSED", paypal().books.takeBack(providerOrderId, "135.45"));
  expect(await orderOf(providerOrderId)).toMatchObject({ status: "refunded" });
  expect((await zero.post("/paypal/order", fee)).status).toBe(201);
  expect(await compareBooks(db())).toEqual([]);
});

test("what goes back of a deleted member's order is written down, without hours", async () => {
  const { providerOrderId } = await boughtOrder();
  const admin = await club().signIn("admin");
  await admin.delete(`/api/admin/members/${club().people.zero.id}`);
  await tellMoneyBack("REVERSED", paypal().books.takeBack(providerOrderId, "262.50"));
  expect(await orderOf(providerOrderId)).toMatchObject({ refundedCents: 26250 });
  expect(await moneyMails()).toHaveLength(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("news of money back that nobody of the club paid are heard without harm", async () => {
  const back = {
    id: "SOMEBODY-ELSES",
    status: "COMPLETED",
    amount: { currency_code: "CAD", value: "1.00" },
    links: [{ rel: "up", href: "https://api.paypal.example/v2/payments/captures/OTHER" }],
  };
  expect((await tellMoneyBack("REFUNDED", back)).status).toBe(200);
  expect(await db().orderRefund.count()).toBe(0);
});
