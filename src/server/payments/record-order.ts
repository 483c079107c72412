import { sum } from "../../shared/payments/money";
import { type OrderLine, totalsOf } from "../../shared/payments/order-totals";
import type { Tx } from "../database/open-database";
import type { OrderGateway, OrderStatus } from "../generated/prisma/enums";
import { keptHours } from "../packages/included-hours";
import type { PricesOf } from "../packages/plan-cents";

/** Writes an order with its lines as they are priced today, and the taxes of today; gives its id. */
export async function recordOrder(
  tx: Tx,
  order: {
    memberId: number;
    gateway: OrderGateway;
    status: OrderStatus;
    lines: readonly OrderLine[];
    club: PricesOf;
    createdBy: number | null;
    at: Date;
  },
): Promise<number> {
  const { lines, club, at, ...given } = order;
  const totals = totalsOf(lines);
  const { id } = await tx.order.create({
    data: {
      ...given,
      ...totals,
      currency: club.currency,
      taxes: club.taxes
        .slice(0, totals.taxesCents.length)
        .map(({ name, percent, number }) => ({ name, percent, number })),
      createdAt: at,
      items: {
        create: lines.map((line) => ({
          planId: line.id,
          name: line.name,
          kind: line.kind,
          quantity: line.quantity,
          unitPriceCents: line.priceCents,
          unitTaxCents: sum(line.taxesCents),
          unitTaxesCents: line.taxesCents,
          ...keptHours(line.hoursIncluded),
          validityDays: line.validityDays,
        })),
      },
    },
  });
  return id;
}
