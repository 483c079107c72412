import type { OrderView } from "../../shared/payments/order-schemas";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockOrder } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { toOrderView, withItems } from "./order-view";

/**
 * Gives up an order that nobody came to pay at the clubhouse. Refuses ORDER_NOT_FOUND, and
 * ORDER_CLOSED once it is paid or given up.
 */
export async function cancelOrder(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<OrderView> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const { order: waiting, member } = await lockOrder(tx, id);
    if (waiting.gateway !== "clubhouse") throw new Refusal("ORDER_NOT_FOUND");
    if (!member) throw new Refusal("MEMBER_NOT_FOUND");
    if (waiting.status !== "pending") throw new Refusal("ORDER_CLOSED");
    const order = toOrderView(
      await tx.order.update({
        where: { id },
        data: { status: "cancelled", failure: "Given up" },
        include: withItems,
      }),
      moment.clock,
    );
    const after = { orderId: id, total: order.total, currency: order.currency };
    await recordAct(tx, by, "order cancelled", memberSubject(member), at, { after });
    return order;
  });
}
