import { fullName } from "../../shared/members/full-name";
import { formatCents, refundedTax } from "../../shared/payments/money";
import type { Prisma, PrismaClient } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";

/** Orders that were paid, for the treasurer: amounts in CAD, days by the club's clock. */
export async function listPayments(
  db: PrismaClient,
  batch: Pick<Prisma.OrderFindManyArgs, "where" | "orderBy" | "take">,
  clock: ClubClock,
) {
  const where = { ...batch.where, captureId: { not: null } };
  const orders = await db.order.findMany({ ...batch, where, include: withDetails });
  const dayOf = (instant?: Date | null) => instant && clock.nowAt(instant).today;
  return orders.map(({ items, member, refunds, ...order }) => {
    const sums = {
      subtotal: formatCents(order.subtotalCents),
      tax: formatCents(order.taxCents),
      total: formatCents(order.totalCents),
      refunded: formatCents(order.refundedCents),
    };
    return {
      ...order,
      ...sums,
      payer: fullName(member),
      items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "),
      paidOn: dayOf(order.capturedAt),
      /** the day of the last part that went back */
      refundedOn: dayOf(refunds.at(-1)?.createdAt),
      refundedTax: refundedTax(sums),
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
