import { club } from "../../shared/club";
import { planRefund } from "../../shared/hours/lots";
import { formatCents } from "../../shared/payments/money";
import { addDays, fromDay } from "../../shared/time/club-dates";
import { theHouse } from "../actor";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { Tx } from "../database/open-database";
import type { OrderRefund } from "../generated/prisma/client";
import { credit, openAccount, post } from "../hours/ledger";
import { lockOrder } from "../locks";
import { returnRefusedMail } from "../notifications/money-mails";
import { tellAdmins } from "../notifications/tell-admins";

/** What the gateway has neither done nor refused. */
export const unanswered = { providerRefundId: null, refusedAt: null };

/** The money is back: notes under which id, once. Locks the order. */
export async function confirmRefund(
  tx: Tx,
  { id, orderId, kind, captureId, amountCents }: OrderRefund,
  providerRefundId: string,
  at: Date,
): Promise<void> {
  await lockOrder(tx, orderId);
  const { count } = await tx.orderRefund.updateMany({
    where: { id, ...unanswered },
    data: { providerRefundId },
  });
  if (count === 0) return;
  if (kind !== "return") return closeRefunded(tx, orderId);
  const after = { orderId, amount: formatCents(amountCents), captureId };
  await recordAct(tx, theHouse, "payment sent back", clubSubject(`order ${orderId}`), at, {
    after,
  });
}

/** An order of which everything is back is refunded. The caller holds its lock. */
export async function closeRefunded(tx: Tx, orderId: number): Promise<void> {
  const open = await tx.orderRefund.count({ where: { orderId, ...unanswered } });
  if (open > 0) return;
  await tx.order.updateMany({
    where: {
      id: orderId,
      status: "captured",
      refundedCents: { equals: tx.order.fields.totalCents },
    },
    data: { status: "refunded" },
  });
}

/**
 * The gateway will never send the money: gives the hours back to where they were, once. What
 * cannot be returned to its buyer is told to the admins. Locks the order.
 */
export async function refuseRefund(
  tx: Tx,
  refund: OrderRefund,
  why: string,
  at: Date,
): Promise<void> {
  const { id, orderId, amountCents } = refund;
  const { member } = await lockOrder(tx, orderId);
  const { count } = await tx.orderRefund.updateMany({
    where: { id, ...unanswered },
    data: { refusedAt: at },
  });
  if (count === 0) return;
  const subject = member ? memberSubject(member) : clubSubject("Former member");
  await recordAct(tx, theHouse, "refund refused", subject, at, { after: { orderId, why } });
  if (refund.kind === "return") {
    await tellAdmins(tx, returnRefusedMail({ ...refund, why, member }), at);
    return;
  }
  const data = { refundedCents: { decrement: amountCents } };
  await tx.order.update({ where: { id: orderId }, data });
  // Who was deleted meanwhile has no lots to give the hours back to.
  if (member) await giveBack(tx, member.id, refund, at);
}

// Lots that expired while the gateway was asked reopen, as for a cancelled booking.
async function giveBack(tx: Tx, memberId: number, refund: OrderRefund, at: Date) {
  const { today } = clubNowAt(at);
  const taken = await listTaken(tx, refund.id);
  const { balanceQuarters } = await openAccount(tx, memberId, today);
  const reason = "Refund refused by the payment provider";
  const given = { memberId, refundId: refund.id, balanceQuarters, reason, actorId: null, at };
  if (taken.length > 0) {
    return post(tx, { ...given, kind: "credit", changes: planRefund(taken, today) });
  }
  // Of a few old refunds it is not certain which lines are theirs, only how many hours they took.
  const expiresOn = addDays(today, club.lotValidityDays);
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
