import { isExpired, type LotChange } from "../../shared/hours/lots";
import { refundCents } from "../../shared/payments/order-totals";
import { Refusal } from "../../shared/refusals";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";

/** What a refund would take and return: the unused, unexpired hours of the order's lots. */
export interface OrderRefundPlan {
  changes: LotChange[];
  quarters: number;
  amountCents: number;
  refundedCents: number;
  totalCents: number;
}

/**
 * Plans the refund of an order as its hours stand today. Hours-free items (fee, training) are
 * not refunded here: they were used the moment they were recorded. Refuses ORDER_NOT_FOUND.
 */
export async function planOrderRefund(
  db: Db,
  orderId: number,
  today: ClubDate,
): Promise<OrderRefundPlan> {
  const order = await db.order.findUnique({
    where: { id: orderId },
    include: { items: { include: { lots: true } } },
  });
  if (order?.status !== "captured") throw new Refusal("ORDER_NOT_FOUND");
  const changes: LotChange[] = [];
  let amountCents = 0;
  for (const item of order.items) {
    for (const lot of item.lots) {
      const expired = isExpired({ expiresOn: lot.expiresOn && fromDay(lot.expiresOn) }, today);
      if (expired || lot.remainingQuarters === 0) continue;
      changes.push({ lotId: lot.id, quarters: -lot.remainingQuarters });
      amountCents += refundCents(item, lot.remainingQuarters);
    }
  }
  const quarters = -changes.reduce((sum, change) => sum + change.quarters, 0);
  const { refundedCents, totalCents } = order;
  return {
    changes,
    quarters,
    amountCents: Math.min(amountCents, totalCents - refundedCents),
    refundedCents,
    totalCents,
  };
}
