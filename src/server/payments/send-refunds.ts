import { planRefund } from "../../shared/hours/lots";
import { fromDay } from "../../shared/time/club-dates";
import { memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order, OrderRefund } from "../generated/prisma/client";
import { openAccount, post } from "../hours/ledger";
import { findMember, lockMember } from "../members/member-queries";
import { GatewayRefused, type PaymentGateway } from "./gateway";

type RefundTill = { db: PrismaClient; gateway: PaymentGateway | undefined };

/** Asks the gateway again for every refund it has not answered; what fails is reported. */
export async function sendOpenRefunds(
  till: RefundTill,
  onError: (error: unknown) => void,
  at: Date,
): Promise<void> {
  const open = await till.db.orderRefund.findMany({
    where: { providerRefundId: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of open) await sendRefund(till, id, at).catch(onError);
}

/**
 * Sends the money of a refund back, the same request however often it is asked. When the gateway
 * refuses, the hours go back to where they were and GatewayRefused is thrown.
 */
export async function sendRefund(till: RefundTill, refundId: number, at: Date): Promise<void> {
  const { db, gateway } = till;
  const refund = await db.orderRefund.findUnique({
    where: { id: refundId },
    include: { order: true },
  });
  if (!refund?.order.captureId || refund.providerRefundId) return;
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
    await tx.orderRefund.update({ where: { id }, data: { providerRefundId } });
    const { refundedCents, totalCents } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
    });
    const open = await tx.orderRefund.count({ where: { orderId, providerRefundId: null } });
    if (refundedCents < totalCents || open > 0) return;
    await tx.order.update({ where: { id: orderId }, data: { status: "refunded" } });
  });
}

async function undo(tx: Tx, refund: OrderRefund & { order: Order }, why: string, at: Date) {
  const { id, orderId, amountCents, order } = refund;
  // Who was deleted meanwhile has no lots to give the hours back to.
  const stays = (await findMember(tx, order.memberId)) !== null;
  const member = stays ? await lockMember(tx, order.memberId) : null;
  await tx.$queryRaw`SELECT 1 FROM "orders" WHERE "id" = ${orderId} FOR NO KEY UPDATE`;
  const { count } = await tx.orderRefund.deleteMany({ where: { id, providerRefundId: null } });
  if (count === 0) return;
  await tx.order.update({
    where: { id: orderId },
    data: { refundedCents: { decrement: amountCents } },
  });
  const subject = member ? memberSubject(member) : { type: "club" as const, name: "Former member" };
  await recordAct(tx, { act: "refund refused", subject, after: { orderId, why } }, at);
  if (member) await giveBack(tx, refund, at);
}

// The refund's own lines are those it wrote on the order's lots at its moment. Lots that expired
// while the gateway was asked reopen, as for a cancelled booking.
async function giveBack(
  tx: Tx,
  { orderId, createdAt, order }: OrderRefund & { order: Order },
  at: Date,
) {
  const { memberId } = order;
  const lines = await tx.hourLine.findMany({
    where: { memberId, kind: "subtraction", createdAt, lot: { orderItem: { orderId } } },
    include: { lot: { select: { expiresOn: true } } },
    orderBy: { id: "asc" },
  });
  const taken = lines.map(({ lotId, quarters, lot }) => ({
    lotId,
    quarters,
    expiresOn: lot.expiresOn && fromDay(lot.expiresOn),
  }));
  const { today } = clubNowAt(at);
  const { balanceQuarters } = await openAccount(tx, memberId, today);
  await post(tx, {
    memberId,
    kind: "credit",
    changes: planRefund(taken, today),
    balanceQuarters,
    reason: "Refund refused by the payment provider",
    actorId: null,
    at,
  });
}
