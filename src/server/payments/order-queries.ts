import type { OrderView } from "../../shared/payments/order-schemas";
import type { Db } from "../database/open-database";
import type { OrderStatus } from "../generated/prisma/enums";
import type { ClubClock } from "../time/club-clock";
import { toOrderView, withItems } from "./order-view";

/** A member's purchases that came to something or still may, the latest first. */
export async function listOrdersOf(
  db: Db,
  memberId: number,
  clock: ClubClock,
): Promise<OrderView[]> {
  const orders = await db.order.findMany({
    where: { memberId, OR: [{ status: { not: "created" } }, { gateway: "clubhouse" }] },
    include: withItems,
    orderBy: { id: "desc" },
  });
  return orders.map((order) => toOrderView(order, clock));
}

/** Every member's purchases in one status, the latest first. */
export async function listOrdersIn(
  db: Db,
  status: OrderStatus,
  clock: ClubClock,
): Promise<OrderView[]> {
  const orders = await db.order.findMany({
    where: { status },
    include: withItems,
    orderBy: { id: "desc" },
    take: 200,
  });
  return orders.map((order) => toOrderView(order, clock));
}

/** How many orders are to be paid at the clubhouse, and the first `count` of them that were made. */
export async function findLongestUnpaid(
  db: Db,
  count: number,
  clock: ClubClock,
): Promise<{ total: number; first: OrderView[] }> {
  const where = { status: "pending", gateway: "clubhouse" } as const;
  const orders = await db.order.findMany({
    where,
    include: withItems,
    orderBy: { id: "asc" },
    take: count,
  });
  return {
    total: await db.order.count({ where }),
    first: orders.map((order) => toOrderView(order, clock)),
  };
}
