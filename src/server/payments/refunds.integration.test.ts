import { expect, test } from "vitest";
import { openPaypalClub } from "../testing/open-paypal-club";
import { compareBooks } from "./compare-books-queries";

const { club, paypal, db, boughtOrder, refund, hoursOf, reconcile } = openPaypalClub();

test("a refund goes through PayPal once, also when its answer is lost", async () => {
  const { id, zero } = await boughtOrder();
  paypal().fail(/refund$/, "lost answer", "hangs up", "hangs up");
  const answer = await refund(id);
  expect(answer.json()).toMatchObject({ result: { data: { status: "captured" } } });
  expect(await hoursOf(zero)).toBe(0);
  expect(await reconcile()).toEqual([]);
  expect(await db().order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(paypal().refunds).toHaveLength(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("a refund PayPal refuses gives the hours back and says so", async () => {
  const { id, zero } = await boughtOrder();
  paypal().standIn.refundIssue = "REFUND_TIME_LIMIT_EXCEEDED";
  const answer = await refund(id);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("REFUND_REFUSED");
  expect(await hoursOf(zero)).toBe(10);
  expect(await db().order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "captured",
    refundedCents: 0,
  });
  expect(await compareBooks(db())).toEqual([]);
});

test("what was paid through a provider that is gone is not refunded as if it were cash", async () => {
  const { id, zero } = await boughtOrder();
  club().services.gateway = undefined;
  expect((await refund(id)).text).toContain("REFUND_ELSEWHERE");
  expect(await hoursOf(zero)).toBe(10);
});

test("a refund that is refused gives back its own hours, not others taken in the same moment", async () => {
  const { id, zero } = await boughtOrder();
  const admin = await club().signIn("admin");
  const taken = await admin.post(`/api/admin/members/${club().people.zero.id}/subtract-hours`, {
    hours: 2,
  });
  expect(taken.json()).toEqual({ hoursRemaining: 8 });
  paypal().standIn.refundIssue = "REFUND_TIME_LIMIT_EXCEEDED";
  expect((await refund(id)).text).toContain("REFUND_REFUSED");
  expect(await hoursOf(zero)).toBe(8);
  expect(await compareBooks(db())).toEqual([]);
});

test("an old refund whose lines are not certain gives its hours back as new ones for a year", async () => {
  const { zero, id, memberId } = await boughtOrder();
  paypal().fail(/refund$/, 503, 503, 503);
  await refund(id);
  // As the migration left a refund that could not be told from another subtraction.
  await db().$transaction([
    db().$executeRaw`SET LOCAL session_replication_role = replica`,
    db().$executeRaw`UPDATE "hour_ledger" SET "refundId" = NULL`,
  ]);
  paypal().standIn.refundIssue = "REFUND_TIME_LIMIT_EXCEEDED";
  expect(await reconcile()).toMatchObject([{ name: "GatewayRefused" }]);
  expect(await hoursOf(zero)).toBe(10);
  expect(
    await db().hourLot.findMany({ where: { memberId }, orderBy: { id: "asc" } }),
  ).toMatchObject([
    { remainingQuarters: 0 },
    { remainingQuarters: 40, expiresOn: new Date("2027-11-20") },
  ]);
  expect(await reconcile()).toEqual([]);
  expect(await compareBooks(db())).toEqual([]);
});

test("a refund of what went back at PayPal before counts once, and takes the hours", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  paypal().books.takeBack(providerOrderId, "262.50");
  const answer = await refund(id);
  expect(answer.json()).toMatchObject({
    result: { data: { status: "refunded", refunded: "262.50" } },
  });
  expect(await hoursOf(zero)).toBe(0);
  expect(await db().orderRefund.count({ where: { refusedAt: null } })).toBe(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("a refund whose answer PayPal has forgotten is found among what went back", async () => {
  const { id, zero } = await boughtOrder();
  paypal().fail(/refund$/, "lost answer", "hangs up", "hangs up");
  await refund(id);
  paypal().forgetAnswers();
  expect(await reconcile()).toEqual([]);
  expect(await hoursOf(zero)).toBe(0);
  expect(await db().order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "refunded",
    refundedCents: 26250,
  });
  expect(paypal().refunds).toHaveLength(1);
  expect(await compareBooks(db())).toEqual([]);
});

test("a part that went back before a long pause is not sent again, though PayPal forgot the request", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  const { solo } = club().boats;
  for (const dateStr of ["2026-11-21", "2026-11-22"]) {
    await zero.post("/api/bookings", { boatId: solo.id, dateStr, timeStr: "06:30", duration: 3 });
  }
  paypal().fail(/refund$/, "lost answer", "hangs up", "hangs up");
  await refund(id);
  // The server was off for the winter.
  club().clock.passDays(100);
  paypal().forgetAnswers();
  expect(await reconcile()).toEqual([]);
  expect(paypal().refunds).toEqual([expect.objectContaining({ value: "105.00" })]);
  const order = await db().order.findUniqueOrThrow({ where: { providerOrderId } });
  expect(order).toMatchObject({ status: "captured", refundedCents: 10500 });
  expect(await compareBooks(db())).toEqual([]);
});

test("while PayPal is still working on a refund nothing is undone", async () => {
  const { id, zero } = await boughtOrder();
  paypal().standIn.refundIssue = "PREVIOUS_REQUEST_IN_PROGRESS";
  expect((await refund(id)).status).toBe(200);
  expect(await hoursOf(zero)).toBe(0);
  expect(await db().auditEntry.count({ where: { act: "refund refused" } })).toBe(0);
  paypal().standIn.refundIssue = null;
  expect(await reconcile()).toEqual([]);
  expect(await db().order.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "refunded",
  });
});

test("a refund of more than PayPal has left brings what went back there into the books", async () => {
  const { id, zero, providerOrderId } = await boughtOrder();
  paypal().books.takeBack(providerOrderId, "50.00");
  expect((await refund(id)).json()).toMatchObject({
    result: { data: { status: "captured", refunded: "50.00" } },
  });
  expect(await hoursOf(zero)).toBe(8.25);
  expect((await refund(id)).json()).toMatchObject({
    result: { data: { status: "refunded", refunded: "262.50" } },
  });
  expect(await hoursOf(zero)).toBe(0);
  expect(await compareBooks(db())).toEqual([]);
});
