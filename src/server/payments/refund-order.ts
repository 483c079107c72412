import { toHours } from "../../shared/hours/quarters";
import { formatCents } from "../../shared/packages/money";
import type { OrderView, RefundOrderInput } from "../../shared/packages/order-schemas";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member, Order } from "../generated/prisma/client";
import { openAccount, post } from "../hours/ledger";
import { lockMember } from "../members/member-queries";
import type { PaymentGateway } from "./gateway";
import { orderView, withItems } from "./order-view";
import { planOrderRefund } from "./refundable-queries";

/**
 * Takes back the unused hours of an order and returns what they cost, through the order's own
 * gateway. The hours go first, in a transaction with the refund's row, so that they cannot be
 * rowed while the gateway is asked; the row waits for the gateway's id, and asking again is the
 * same request. Refuses ORDER_NOT_FOUND, NOTHING_TO_REFUND.
 */
export async function refundOrder(
  { db, gatewayOf }: { db: PrismaClient; gatewayOf: (order: Order) => PaymentGateway | undefined },
  { id, reason }: RefundOrderInput,
  by: Member,
  at: Date,
): Promise<OrderView> {
  await writing(db, (tx) => takeBack(tx, id, reason, by, at));
  await sendOpenRefunds({ db, gatewayOf }, id);
  return orderView(await db.order.findUniqueOrThrow({ where: { id }, include: withItems }));
}

/** Asks the gateway for refunds that it has not confirmed yet: of one order, or of all. */
export async function sendOpenRefunds(
  { db, gatewayOf }: { db: PrismaClient; gatewayOf: (order: Order) => PaymentGateway | undefined },
  orderId?: number,
): Promise<void> {
  const open = await db.orderRefund.findMany({
    where: { providerRefundId: null, ...(orderId !== undefined && { orderId }) },
    include: { order: true },
  });
  for (const { id, amountCents, order } of open) {
    const gateway = gatewayOf(order);
    const { captureId } = order;
    if (!captureId) continue;
    const requestId = `refund-${id}-${captureId}`;
    const { providerRefundId } = gateway
      ? await gateway.refund({ captureId, amountCents, requestId })
      : { providerRefundId: `CLUBHOUSE-REFUND-${id}` };
    await db.orderRefund.update({ where: { id }, data: { providerRefundId } });
  }
}

async function takeBack(tx: Tx, id: number, reason: string, by: Member, at: Date) {
  const known = await tx.order.findUnique({ where: { id } });
  if (!known) throw new Refusal("ORDER_NOT_FOUND");
  const member = await lockMember(tx, known.memberId);
  await tx.$queryRaw`SELECT 1 FROM "orders" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const { today } = clubNowAt(at);
  const { balanceQuarters } = await openAccount(tx, member.id, today);
  const { amountCents, changes, quarters, refundedCents, totalCents } = await planOrderRefund(
    tx,
    id,
    today,
  );
  if (amountCents === 0) throw new Refusal("NOTHING_TO_REFUND");
  await post(tx, {
    memberId: member.id,
    kind: "subtraction",
    changes,
    balanceQuarters,
    reason: `Refunded: ${reason}`,
    actorId: by.id,
    at,
  });
  const refunded = refundedCents + amountCents;
  await tx.order.update({
    where: { id },
    data: { refundedCents: refunded, ...(refunded === totalCents && { status: "refunded" }) },
  });
  await tx.orderRefund.create({
    data: { orderId: id, amountCents, quarters, reason, createdBy: by.id, createdAt: at },
  });
  const after = { orderId: id, amount: formatCents(amountCents), hours: toHours(quarters), reason };
  const subject = memberSubject(member);
  await recordAct(tx, { act: "payment refunded", actor: by, subject, after }, at);
}
