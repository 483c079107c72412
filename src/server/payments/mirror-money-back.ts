import { toHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import { formatCents } from "../../shared/payments/money";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { OrderRefund } from "../generated/prisma/client";
import { openAccount, post } from "../hours/ledger";
import { type LockedOrder, lockOrder } from "../locks";
import { notifyAdmins } from "../mail/notify-staff";
import { includedHours } from "../packages/included-hours";
import { nobody } from "../people/actor";
import { formerMember } from "../people/former-member";
import type { Moment } from "../time/moment";
import { closeRefunded, confirmRefund, refuseRefund, unanswered } from "./close-refund";
import type { MoneyBack } from "./gateway";
import { paymentReversedMail } from "./money-mails";
import { planMoneyBack } from "./refundable-queries";

/** How our asking for a refund names itself at the gateway, however often it is asked. */
export const requestIdOf = ({ id, kind, captureId }: OrderRefund): string =>
  kind === "return" ? `return-${captureId}` : `refund-${id}-${captureId}`;

/** Whether this money is what the refund asked for; money without a name is told by its sum. */
export const isMoneyOf = (refund: OrderRefund, { requestId, amountCents }: MoneyBack): boolean =>
  requestId === null ? amountCents === refund.amountCents : requestId === requestIdOf(refund);

/**
 * Writes down money that went back at the gateway's own side, once: an admin sent it there
 * ("outside"), or the provider or the buyer's bank took it ("reversal"), of which the admins are
 * told. The unused hours that it paid for are gone. Locks the order.
 */
export async function mirrorMoneyBack(
  tx: Tx,
  orderId: number,
  money: MoneyBack,
  kind: "outside" | "reversal",
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const locked = await lockOrder(tx, orderId);
  const { providerRefundId } = money;
  const known = await tx.orderRefund.findUnique({ where: { providerRefundId } });
  if (known) {
    if (kind === "outside" || known.kind === "reversal") return;
    await tx.orderRefund.update({ where: { id: known.id }, data: { kind } });
    return recordMoneyBack(tx, locked, money, { kind, quarters: known.quarters }, moment);
  }
  const open = await tx.orderRefund.findMany({ where: { orderId, ...unanswered } });
  const answered = open.find(
    (refund) => refund.kind === "return" || (kind === "outside" && isMoneyOf(refund, money)),
  );
  if (answered) return confirmRefund(tx, answered, money, at);
  const { captureId } = locked.order;
  // For money that was never granted nothing was given.
  if (captureId === null) return;
  const { totalCents, refundedCents } = locked.order;
  if (money.amountCents > totalCents - refundedCents) {
    // What we still ask for can no longer come out of it.
    for (const refund of open) await refuseRefund(tx, refund, "The money went another way", moment);
  }
  const now = await lockOrder(tx, orderId);
  const quarters = await writeDown(tx, now, money, { kind, captureId }, moment);
  await recordMoneyBack(tx, locked, money, { kind, quarters }, moment);
}

const reasons = {
  outside: "Refunded at the payment provider",
  reversal: "Payment taken back by the provider or the buyer's bank",
};

/** The refund's row, its hours and what it makes of the order; gives the quarters it took. */
async function writeDown(
  tx: Tx,
  { order, member }: LockedOrder,
  { providerRefundId, pending, amountCents: given }: MoneyBack,
  { kind, captureId }: { kind: "outside" | "reversal"; captureId: string },
  moment: Moment,
): Promise<number> {
  const { at } = moment;
  const { id: orderId, totalCents, refundedCents } = order;
  const { today } = moment.now;
  const amountCents = Math.min(given, totalCents - refundedCents);
  // Who was deleted has no hours left.
  const account = member && (await openAccount(tx, member.id, moment));
  const changes = account ? await planMoneyBack(tx, orderId, amountCents, today) : [];
  const quarters = -changes.reduce((sum, change) => sum + change.quarters, 0);
  const reason = reasons[kind];
  const row = { orderId, kind, captureId, amountCents, quarters, reason, createdAt: at };
  const refund = await tx.orderRefund.create({ data: { ...row, providerRefundId, pending } });
  const data = { refundedCents: { increment: amountCents } };
  await tx.order.update({ where: { id: orderId }, data });
  if (account) {
    await post(tx, {
      memberId: order.memberId,
      refundId: refund.id,
      kind: "subtraction",
      changes,
      balanceQuarters: account.balanceQuarters,
      reason,
      actorId: null,
      at,
    });
  }
  await closeRefunded(tx, orderId);
  return quarters;
}

async function recordMoneyBack(
  tx: Tx,
  { order, member }: LockedOrder,
  { providerRefundId, amountCents }: MoneyBack,
  { kind, quarters }: { kind: "outside" | "reversal"; quarters: number },
  { at, club }: Moment,
) {
  const act = kind === "reversal" ? "payment reversed" : "payment refunded at the provider";
  const subject = member ? memberSubject(member) : clubSubject(fullName(formerMember));
  const taken = { amount: formatCents(amountCents, order.currency), hours: toHours(quarters) };
  const after = { orderId: order.id, ...taken, currency: order.currency, providerRefundId };
  await recordAct(tx, nobody, act, subject, at, { after });
  if (kind !== "reversal") return;
  const used = await countUsed(tx, order);
  await notifyAdmins(tx, paymentReversedMail({ order, member, ...taken, used }, club), at);
}

/** The hours of an order that no refund took: used, booked or expired. */
async function countUsed(tx: Tx, { id: orderId, items }: LockedOrder["order"]): Promise<number> {
  const bought = items.reduce((sum, item) => sum + includedHours(item) * item.quantity, 0);
  const { _sum } = await tx.orderRefund.aggregate({
    where: { orderId, refusedAt: null },
    _sum: { quarters: true },
  });
  return bought - toHours(_sum.quarters ?? 0);
}
