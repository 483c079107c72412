import { fullName } from "../../shared/members/full-name";
import { formatCents } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import type { Member, Order, OrderItem } from "../generated/prisma/client";
import { includedHours } from "../packages/included-hours";
import { taxesOfOrder } from "../packages/sold-taxes";
import type { ClubClock } from "../time/club-clock";

export const withItems = {
  items: { orderBy: { id: "asc" } },
  member: { select: { firstName: true, lastName: true } },
} as const;

/** A purchase on the wire. */
export function toOrderView(
  order: Order & { items: OrderItem[]; member: Pick<Member, "firstName" | "lastName"> },
  clock: ClubClock,
): OrderView {
  const written = (cents: number) => formatCents(cents, order.currency);
  return {
    id: order.id,
    providerOrderId: order.providerOrderId,
    memberId: order.memberId,
    memberName: fullName(order.member),
    gateway: order.gateway,
    status: order.status,
    receiptNumber: order.receiptNumber,
    createdAt: order.createdAt.toISOString(),
    capturedAt: order.capturedAt?.toISOString() ?? null,
    date: clock.nowAt(order.capturedAt ?? order.createdAt).today,
    items: order.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: written(item.unitPriceCents),
      unitTax: written(item.unitTaxCents),
      unitTaxes: item.unitTaxesCents.map(written),
      hoursIncluded: includedHours(item),
    })),
    currency: order.currency,
    subtotal: written(order.subtotalCents),
    tax: written(order.taxCents),
    taxes: taxesOfOrder(order),
    total: written(order.totalCents),
    refunded: written(order.refundedCents),
  };
}
