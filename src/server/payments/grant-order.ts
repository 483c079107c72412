import { toQuarters } from "../../shared/hours/quarters";
import { refuseLines } from "../../shared/payments/order-rules";
import { Refusal } from "../../shared/refusals";
import { addDays } from "../../shared/time/club-dates";
import { memberSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import { findFeeNotSold } from "../fees/fee-queries";
import type { Order, OrderItem } from "../generated/prisma/client";
import { credit, openAccount } from "../hours/ledger";
import { lockOrder } from "../locks";
import { queueMail } from "../mail/queue-mail";
import { includedHours } from "../packages/included-hours";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { toOrderView } from "./order-view";
import { receiptMail } from "./receipt-mails";

/**
 * Gives what an order bought, once, keyed by its capture: a repetition changes nothing. The step
 * behind capture, browser return, webhook, reconciliation and the clubhouse. Locks the order, and
 * decides under its lock: refuses MEMBER_NOT_FOUND, ORDER_CLOSED and
 * FEE_ALREADY_PAID.
 */
export async function grantOrder(
  tx: Tx,
  { orderId, captureId }: { orderId: number; captureId: string },
  by: Actor,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const { order, member } = await lockOrder(tx, orderId);
  if (!member) throw new Refusal("MEMBER_NOT_FOUND");
  if (order.captureId !== null) return;
  if (order.status === "failed" || order.status === "cancelled") throw new Refusal("ORDER_CLOSED");
  // The fee may have been paid since the order was made, also while the gateway was asked.
  const refusal = refuseLines(order.items, await findFeeNotSold(tx, member, moment));
  if (refusal) throw refusal;

  for (const item of order.items) await grantItem(tx, order, item, by, moment);
  const captured = await tx.order.update({
    where: { id: orderId },
    data: {
      status: "captured",
      captureId,
      capturedAt: at,
      receiptNumber: await nextReceiptNumber(tx),
      failure: null,
    },
    include: { items: { orderBy: { id: "asc" } } },
  });
  await tx.memberSubscription.update({
    where: { memberId: member.id },
    data: { paymentStatus: "paid" },
  });
  const view = toOrderView({ ...captured, member }, moment.clock);
  await queueMail(tx, member, receiptMail(member, view, moment.club), at);
  const { total, currency, receiptNumber } = view;
  const after = { orderId, total, currency, receiptNumber, captureId };
  await recordAct(tx, by, "payment captured", memberSubject(member), at, { after });
}

async function grantItem(tx: Tx, { memberId }: Order, item: OrderItem, by: Actor, moment: Moment) {
  const { at } = moment;
  if (item.kind === "training") {
    await tx.member.update({ where: { id: memberId }, data: { trainedAt: at } });
  }
  if (item.kind === "fee") {
    await tx.member.update({ where: { id: memberId }, data: { feePaidAt: at } });
  }
  if (item.kind !== "hours") return;
  const { today } = moment.now;
  const { balanceQuarters } = await openAccount(tx, memberId, moment);
  await credit(tx, {
    memberId,
    quarters: toQuarters(includedHours(item) * item.quantity),
    expiresOn: addDays(today, item.validityDays),
    ...(item.planId !== null && { planId: item.planId }),
    orderItemId: item.id,
    balanceQuarters,
    reason: `Bought ${item.quantity} × ${item.name}`,
    actorId: by.id,
    at,
  });
}

// One row that every capture takes in turn: that is what leaves no gaps.
async function nextReceiptNumber(tx: Tx): Promise<number> {
  const [counter] = await tx.$queryRaw<[{ value: number }]>`
    INSERT INTO "counters" ("name", "value") VALUES ('receipts', 1)
    ON CONFLICT ("name") DO UPDATE SET "value" = "counters"."value" + 1
    RETURNING "value"`;
  return counter.value;
}
