import { club } from "../../shared/club";
import { planRefund } from "../../shared/hours/lots";
import { addDays, fromDay } from "../../shared/time/club-dates";
import { theHouse } from "../actor";
import { clubSubject, memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { OrderRefund } from "../generated/prisma/client";
import { credit, openAccount, post } from "../hours/ledger";
import { lockOrder } from "../locks";
import { GatewayRefused } from "./gateway";
import type { Till } from "./till";

const unanswered = { providerRefundId: null, refusedAt: null };

/** Asks the gateway again for every refund it has not answered; what fails is reported. */
export async function sendOpenRefunds(
  till: Till,
  onError: (error: unknown) => void,
  at: Date,
): Promise<void> {
  const open = await till.db.orderRefund.findMany({
    where: unanswered,
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of open) await sendRefund(till, id, at).catch(onError);
}

/**
 * Sends the money of a refund back, the same request however often it is asked. When the gateway
 * refuses, the hours go back to where they were and GatewayRefused is thrown.
 */
export async function sendRefund(till: Till, refundId: number, at: Date): Promise<void> {
  const { db, gateway } = till;
  const refund = await db.orderRefund.findUnique({
    where: { id: refundId },
    include: { order: true },
  });
  if (!refund?.order.captureId || refund.providerRefundId || refund.refusedAt) return;
  const { order } = refund;
  if (order.gateway === "clubhouse") return confirm(db, refund, `CLUBHOUSE-REFUND-${refundId}`);
  if (order.gateway !== gateway?.name) return;
  try {
    const { providerRefundId } = await gateway.refund({
      captureId: refund.order.captureId,
      amountCents: refund.amountCents,
      requestId: `refund-${refundId}-${refund.order.captureId}`,
    });
    await confirm(db, refund, providerRefundId);
  } catch (error) {
    if (error instanceof GatewayRefused) {
      await writing(db, (tx) => undo(tx, refund, error.message, at));
    }
    throw error;
  }
}

async function confirm(db: PrismaClient, { id, orderId }: OrderRefund, providerRefundId: string) {
  await writing(db, async (tx) => {
    const { order } = await lockOrder(tx, orderId);
    await tx.orderRefund.updateMany({ where: { id, ...unanswered }, data: { providerRefundId } });
    const open = await tx.orderRefund.count({ where: { orderId, ...unanswered } });
    if (order.refundedCents < order.totalCents || open > 0) return;
    await tx.order.update({ where: { id: orderId }, data: { status: "refunded" } });
  });
}

async function undo(tx: Tx, refund: OrderRefund, why: string, at: Date) {
  const { id, orderId, amountCents } = refund;
  const { member } = await lockOrder(tx, orderId);
  const { count } = await tx.orderRefund.updateMany({
    where: { id, ...unanswered },
    data: { refusedAt: at },
  });
  if (count === 0) return;
  await tx.order.update({
    where: { id: orderId },
    data: { refundedCents: { decrement: amountCents } },
  });
  const subject = member ? memberSubject(member) : clubSubject("Former member");
  await recordAct(tx, theHouse, "refund refused", subject, at, { after: { orderId, why } });
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
