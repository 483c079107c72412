import { fullName } from "../../shared/members/full-name";
import { formatCents } from "../../shared/payments/money";
import type { OrderView } from "../../shared/payments/order-schemas";
import type { Member, Order, OrderItem } from "../generated/prisma/client";
import { includedHours } from "../packages/included-hours";
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
      unitPrice: formatCents(item.unitPriceCents),
      unitTax: formatCents(item.unitTaxCents),
      hoursIncluded: includedHours(item),
    })),
    subtotal: formatCents(order.subtotalCents),
    tax: formatCents(order.taxCents),
    total: formatCents(order.totalCents),
    refunded: formatCents(order.refundedCents),
  };
}
