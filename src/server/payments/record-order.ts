import { type OrderLine, totalsOf } from "../../shared/payments/order-totals";
import type { Tx } from "../database/open-database";
import type { OrderGateway, OrderStatus } from "../generated/prisma/enums";
import { keptHours } from "../packages/included-hours";

/** Writes an order with its lines as they are priced today; gives its id. */
export async function recordOrder(
  tx: Tx,
  order: {
    memberId: number;
    gateway: OrderGateway;
    status: OrderStatus;
    lines: readonly OrderLine[];
    createdBy: number | null;
    at: Date;
  },
): Promise<number> {
  const { lines, at, ...given } = order;
  const { id } = await tx.order.create({
    data: {
      ...given,
      ...totalsOf(lines),
      createdAt: at,
      items: {
        create: lines.map((line) => ({
          planId: line.id,
          name: line.name,
          kind: line.kind,
          quantity: line.quantity,
          unitPriceCents: line.priceCents,
          unitTaxCents: line.taxCents,
          ...keptHours(line.hoursIncluded),
          validityDays: line.validityDays,
        })),
      },
    },
  });
  return id;
}
