import { fullName } from "../../shared/members/full-name";
import { formatCents, refundedTaxes, sum } from "../../shared/payments/money";
import { taxRates } from "../../shared/payments/tax-words";
import type { Prisma, PrismaClient } from "../database/open-database";
import { taxesOfOrder } from "../packages/sold-taxes";
import type { ClubClock } from "../time/club-clock";

/** Orders that were paid, for the treasurer: amounts in their currency, days by the club's clock. */
export async function listPayments(
  db: PrismaClient,
  batch: Pick<Prisma.OrderFindManyArgs, "where" | "orderBy" | "take">,
  clock: ClubClock,
) {
  const where = { ...batch.where, captureId: { not: null } };
  const orders = await db.order.findMany({ ...batch, where, include: withDetails });
  const dayOf = (instant?: Date | null) => instant && clock.nowAt(instant).today;
  return orders.map(({ items, member, refunds, ...order }) => {
    const { currency } = order;
    const written = (cents: number) => formatCents(cents, currency);
    const taxes = taxesOfOrder(order);
    const sums = {
      currency,
      subtotal: written(order.subtotalCents),
      tax: written(order.taxCents),
      total: written(order.totalCents),
      refunded: written(order.refundedCents),
    };
    return {
      ...order,
      ...sums,
      payer: fullName(member),
      items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "),
      paidOn: dayOf(order.capturedAt),
      /** the day of the last part that went back */
      refundedOn: dayOf(refunds.at(-1)?.createdAt),
      refundedTax: written(sum(refundedTaxes({ ...sums, taxes }))),
      /** "GST 5% 12.50; QST 9.975% 24.94" */
      taxes: taxes.map((tax) => `${taxRates({ taxes: [tax] })} ${tax.amount}`).join("; "),
    };
  });
}

const withDetails = {
  items: { orderBy: { id: "asc" } },
  member: { select: { firstName: true, lastName: true } },
  refunds: {
    where: { refusedAt: null, kind: { not: "return" } },
    orderBy: { id: "asc" },
    select: { createdAt: true },
  },
} satisfies Prisma.OrderInclude;
