import { lotValidityDays, planRefund } from "../../shared/hours/lots";
import { fullName } from "../../shared/members/full-name";
import { formatCents } from "../../shared/payments/money";
import { addDays, fromDay } from "../../shared/time/club-dates";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import type { Prisma, Tx } from "../database/open-database";
import { refreshFeePaid } from "../fees/refresh-fee-paid";
import type { OrderRefund } from "../generated/prisma/client";
import { credit, openAccount, post } from "../hours/ledger";
import { lockOrder } from "../locks";
import { notifyAdmins } from "../mail/notify-staff";
import { nobody } from "../people/actor";
import { formerMember } from "../people/former-member";
import type { Moment } from "../time/moment";
import type { SentBack } from "./gateway";
import { refundFailedMail, returnRefusedMail } from "./money-mails";

/** What the gateway has neither done nor refused. */
export const unanswered = { providerRefundId: null, refusedAt: null };

/** What is not answered, or is still on its way. */
export const unfinished = {
  refusedAt: null,
  OR: [{ providerRefundId: null }, { pending: true }],
} satisfies Prisma.OrderRefundWhereInput;

/** The money is back, or on its way: notes under which id, once. Locks the order. */
export async function confirmRefund(
  tx: Tx,
  { id, orderId, kind, captureId, amountCents, reason }: OrderRefund,
  { providerRefundId, pending }: SentBack,
  at: Date,
): Promise<void> {
  const { order } = await lockOrder(tx, orderId);
  const { count } = await tx.orderRefund.updateMany({
    where: { id, ...unanswered },
    data: { providerRefundId, pending },
  });
  if (count === 0) return;
  if (kind !== "return") return closeRefunded(tx, orderId);
  const { currency } = order;
  const amount = formatCents(amountCents, currency);
  const after = { orderId, amount, currency, captureId, reason };
  await recordAct(tx, nobody, "payment sent back", clubSubject(`order ${orderId}`), at, {
    after,
  });
}

/** What was on its way has arrived. Locks the order. */
export async function finishRefund(tx: Tx, { id, orderId }: OrderRefund): Promise<void> {
  await lockOrder(tx, orderId);
  await tx.orderRefund.update({ where: { id }, data: { pending: false } });
  await closeRefunded(tx, orderId);
}

/** An order of which everything is back is refunded, and its fee no longer counts. The caller holds its lock. */
export async function closeRefunded(tx: Tx, orderId: number): Promise<void> {
  const open = await tx.orderRefund.count({ where: { orderId, ...unfinished } });
  if (open > 0) return;
  const { count } = await tx.order.updateMany({
    where: {
      id: orderId,
      status: "captured",
      refundedCents: { equals: tx.order.fields.totalCents },
    },
    data: { status: "refunded" },
  });
  if (count === 0) return;
  const fee = await tx.order.findFirst({
    where: { id: orderId, items: { some: { kind: "fee" } } },
    select: { memberId: true },
  });
  if (fee) await refreshFeePaid(tx, fee.memberId);
}

/**
 * The money will never arrive: gives the hours back to where they were, once, unless the refund is
 * no longer as the caller read it. What was taken on and failed, and what cannot be returned to its
 * buyer, is told to the admins. Locks the order.
 */
export async function refuseRefund(
  tx: Tx,
  refund: OrderRefund,
  why: string,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const { id, orderId, amountCents, providerRefundId } = refund;
  const { order, member } = await lockOrder(tx, orderId);
  const { count } = await tx.orderRefund.updateMany({
    where: { id, providerRefundId, refusedAt: null },
    data: { refusedAt: at, pending: false },
  });
  if (count === 0) return;
  const subject = member ? memberSubject(member) : clubSubject(fullName(formerMember));
  await recordAct(tx, nobody, "refund refused", subject, at, { after: { orderId, why } });
  if (refund.kind === "return") {
    await notifyAdmins(tx, returnRefusedMail({ ...refund, why, order, member }, moment.club), at);
    return;
  }
  const data = { refundedCents: { decrement: amountCents }, status: "captured" as const };
  await tx.order.update({ where: { id: orderId }, data });
  // Who was deleted meanwhile has no lots to give the hours back to.
  if (member) await giveBack(tx, member.id, refund, moment);
  if (member && order.items.some(({ kind }) => kind === "fee")) await refreshFeePaid(tx, member.id);
  if (providerRefundId)
    await notifyAdmins(tx, refundFailedMail({ ...refund, why, order, member }, moment.club), at);
}

// Lots that expired while the gateway was asked reopen, as for a cancelled booking.
async function giveBack(tx: Tx, memberId: number, refund: OrderRefund, moment: Moment) {
  const { at } = moment;
  if (refund.quarters === 0) return;
  const { today } = moment.now;
  const taken = await listTaken(tx, refund.id);
  const { balanceQuarters } = await openAccount(tx, memberId, moment);
  const reason = "Refund refused by the payment provider";
  const given = { memberId, refundId: refund.id, balanceQuarters, reason, actorId: null, at };
  if (taken.length > 0) {
    return post(tx, { ...given, kind: "credit", changes: planRefund(taken, today) });
  }
  // Of a few old refunds it is not certain which lines are theirs, only how many hours they took.
  const expiresOn = addDays(today, lotValidityDays);
  await credit(tx, { ...given, quarters: refund.quarters, expiresOn });
}

/** What the refund took from which lot. */
async function listTaken(tx: Tx, refundId: number) {
  const lines = await tx.hourLine.findMany({
    where: { refundId, kind: "subtraction" },
    include: { lot: { select: { expiresOn: true } } },
    orderBy: { id: "asc" },
  });
  return lines.map(({ lotId, quarters, lot }) => ({
    lotId,
    quarters,
    expiresOn: lot.expiresOn && fromDay(lot.expiresOn),
  }));
}
