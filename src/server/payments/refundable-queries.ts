import { isExpired, type LotChange } from "../../shared/hours/lots";
import { quartersWorth, refundCents } from "../../shared/payments/order-totals";
import { Refusal } from "../../shared/refusals";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { HourLine, HourLot, OrderItem } from "../generated/prisma/client";
import { includedHours } from "../packages/included-hours";

/** What a refund would take and return: the unused, unexpired hours of the order's lots. */
export interface OrderRefundPlan {
  changes: LotChange[];
  quarters: number;
  amountCents: number;
  refundedCents: number;
  totalCents: number;
  currency: string;
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
    include: withLots,
  });
  if (order?.status !== "captured") throw new Refusal("ORDER_NOT_FOUND");
  const unused = listUnused(order.items, today);
  const changes = unused.map(({ lot }) => ({ lotId: lot.id, quarters: -lot.remainingQuarters }));
  const amountCents = unused.reduce(
    (sum, { item, lot, back }) => sum + refundCents(item, lot.remainingQuarters, back),
    0,
  );
  const quarters = -changes.reduce((sum, change) => sum + change.quarters, 0);
  const { refundedCents, totalCents, currency } = order;
  return {
    changes,
    quarters,
    amountCents: Math.min(amountCents, totalCents - refundedCents),
    refundedCents,
    totalCents,
    currency,
  };
}

/**
 * The unused hours that so much money of an order paid for, in whole quarters; all of them when it
 * is the last of the order's money.
 */
export async function planMoneyBack(
  db: Db,
  orderId: number,
  cents: number,
  today: ClubDate,
): Promise<LotChange[]> {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: withLots });
  const last = order.refundedCents + cents === order.totalCents;
  let left = cents;
  const changes = listUnused(order.items, today).map(({ item, lot, back }) => {
    const quarters = last
      ? lot.remainingQuarters
      : Math.min(lot.remainingQuarters, quartersWorth(item, left));
    left -= refundCents(item, quarters, back);
    return { lotId: lot.id, quarters: -quarters };
  });
  return changes.filter(({ quarters }) => quarters < 0);
}

const ofRefunds = { where: { refundId: { not: null } } } as const;
const withLots = { items: { include: { lots: { include: { lines: ofRefunds } } } } } as const;
type LotWithRefunds = HourLot & { lines: HourLine[] };

/**
 * The order's lots that still hold hours, each with what it was bought as and how many of its
 * quarters went back before. A line of an order has one lot.
 */
function listUnused<I extends OrderItem & { lots: LotWithRefunds[] }>(
  items: readonly I[],
  today: ClubDate,
) {
  return items.flatMap((item) =>
    item.lots
      .filter(({ remainingQuarters }) => remainingQuarters > 0)
      .filter((lot) => !isExpired({ expiresOn: lot.expiresOn && fromDay(lot.expiresOn) }, today))
      .map((lot) => ({
        item: { ...item, hoursIncluded: includedHours(item) },
        lot,
        back: lot.lines.reduce((sum, line) => sum - line.quarters, 0),
      })),
  );
}
