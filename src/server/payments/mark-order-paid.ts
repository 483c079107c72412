import type { OrderView } from "../../shared/payments/order-schemas";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { grantOrder } from "./grant-order";
import { toOrderView, withItems } from "./order-view";

/**
 * The clubhouse has the money: gives what the order bought, once. Refuses ORDER_NOT_FOUND,
 * ORDER_CLOSED, FEE_ALREADY_PAID.
 */
export async function markOrderPaid(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<OrderView> {
  return writing(db, async (tx) => {
    const order = await tx.order.findUnique({ where: { id } });
    if (order?.gateway !== "clubhouse") throw new Refusal("ORDER_NOT_FOUND");
    if (order.status === "cancelled") throw new Refusal("ORDER_CLOSED");
    await grantOrder(tx, { orderId: id, captureId: clubhouseCapture(id) }, by, moment);
    const paid = await tx.order.findUniqueOrThrow({ where: { id }, include: withItems });
    return toOrderView(paid, moment.clock);
  });
}

/** A capture id of our own: one payment over the counter for each order. */
export const clubhouseCapture = (orderId: number): string => `CLUBHOUSE-${orderId}`;
