import { toHours } from "../../shared/hours/quarters";
import { formatCents } from "../../shared/payments/money";
import type { OrderView, RefundOrderInput } from "../../shared/payments/order-schemas";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { isDiskFull } from "../database/database-failures";
import type { Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { openAccount, post } from "../hours/ledger";
import { plainReasons } from "../hours/plain-reasons";
import { lockOrder } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { GatewayRefused, GatewayUncertain } from "./gateway";
import { toOrderView, withItems } from "./order-view";
import type { PaymentServices } from "./payment-services";
import { planOrderRefund } from "./refundable-queries";
import { sendRefund } from "./send-refunds";

/**
 * Takes back the unused hours of an order and returns what they cost, through the order's own
 * gateway. The hours go first, in a transaction with the refund's row, so that they cannot be
 * rowed while the gateway is asked; the row waits for the gateway's id, and asking again is the
 * same request. Refuses ORDER_NOT_FOUND, NOTHING_TO_REFUND, REFUND_ELSEWHERE, and REFUND_REFUSED
 * by the gateway, after which the hours are back.
 */
export async function refundOrder(
  services: PaymentServices,
  { id, reason }: RefundOrderInput,
  by: Actor,
  moment: Moment,
): Promise<OrderView> {
  const { db, gateway } = services;
  const refundId = await writing(db, (tx) => takeBack(tx, gateway, { id, reason }, by, moment));
  await sendRefund(services, refundId, moment).catch((error: unknown) => {
    if (error instanceof GatewayRefused) throw new Refusal("REFUND_REFUSED");
    // Asked again by reconciliation until there is an answer, and room on the disk to write it down.
    if (!(error instanceof GatewayUncertain || isDiskFull(error))) throw error;
  });
  const refunded = await db.order.findUniqueOrThrow({ where: { id }, include: withItems });
  return toOrderView(refunded, moment.clock);
}

async function takeBack(
  tx: Tx,
  gateway: PaymentServices["gateway"],
  { id, reason }: RefundOrderInput,
  by: Actor,
  moment: Moment,
): Promise<number> {
  const { at } = moment;
  const { order, member } = await lockOrder(tx, id);
  if (order.gateway !== "clubhouse" && order.gateway !== gateway?.name) {
    throw new Refusal("REFUND_ELSEWHERE");
  }
  if (!member) throw new Refusal("MEMBER_NOT_FOUND");
  const { captureId } = order;
  if (captureId === null) throw new Refusal("ORDER_NOT_FOUND");
  const { today } = moment.now;
  const { balanceQuarters } = await openAccount(tx, member.id, moment);
  const { amountCents, changes, quarters } = await planOrderRefund(tx, id, today);
  if (amountCents === 0) throw new Refusal("NOTHING_TO_REFUND");
  await tx.order.update({ where: { id }, data: { refundedCents: { increment: amountCents } } });
  const row = { orderId: id, captureId, amountCents, quarters, reason };
  const refund = await tx.orderRefund.create({
    data: { ...row, createdBy: by.id, createdAt: at },
  });
  await post(tx, {
    memberId: member.id,
    refundId: refund.id,
    kind: "subtraction",
    changes,
    balanceQuarters,
    reason: `${plainReasons.refunded}: ${reason}`,
    actorId: by.id,
    at,
  });
  const { currency } = order;
  const amount = formatCents(amountCents, currency);
  const after = { orderId: id, amount, currency, hours: toHours(quarters), reason };
  await recordAct(tx, by, "payment refunded", memberSubject(member), at, { after });
  return refund.id;
}
