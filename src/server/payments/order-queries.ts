import type { OrderView } from "../../shared/packages/order-schemas";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { OrderStatus } from "../generated/prisma/enums";
import { orderView, withItems } from "./order-view";

/** A member's purchases that came to something or still may, the latest first. */
export async function listOrdersOf(db: Db, memberId: number): Promise<OrderView[]> {
  const orders = await db.order.findMany({
    where: { memberId, OR: [{ status: { not: "created" } }, { gateway: "clubhouse" }] },
    include: withItems,
    orderBy: { id: "desc" },
  });
  return orders.map(orderView);
}

/** Every member's purchases in one status, the latest first. */
export async function listOrdersIn(db: Db, status: OrderStatus): Promise<OrderView[]> {
  const orders = await db.order.findMany({
    where: { status },
    include: withItems,
    orderBy: { id: "desc" },
    take: 200,
  });
  return orders.map(orderView);
}

/** The captured order behind a receipt. Refuses ORDER_NOT_FOUND, also for somebody else's. */
export async function getReceipt(
  db: Db,
  receiptNumber: number,
  reader: { id: number; isAdmin: boolean },
): Promise<OrderView> {
  const order = await db.order.findUnique({ where: { receiptNumber }, include: withItems });
  if (!order || (order.memberId !== reader.id && !reader.isAdmin)) {
    throw new Refusal("ORDER_NOT_FOUND");
  }
  return orderView(order);
}
