import type { OrderView } from "../../shared/payments/order-schemas";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { lockMember } from "../members/member-queries";
import { orderView, withItems } from "./order-view";

/**
 * Gives up an order that nobody came to pay at the clubhouse. Refuses ORDER_NOT_FOUND, and
 * ORDER_CLOSED once it is paid or given up.
 */
export async function cancelOrder(
  db: PrismaClient,
  id: number,
  by: Member,
  at: Date,
): Promise<OrderView> {
  return writing(db, async (tx) => {
    const known = await tx.order.findUnique({ where: { id } });
    if (known?.gateway !== "clubhouse") throw new Refusal("ORDER_NOT_FOUND");
    const member = await lockMember(tx, known.memberId);
    const { count } = await tx.order.updateMany({
      where: { id, status: "pending" },
      data: { status: "cancelled", failure: "Given up" },
    });
    if (count === 0) throw new Refusal("ORDER_CLOSED");
    const order = orderView(
      await tx.order.findUniqueOrThrow({ where: { id }, include: withItems }),
    );
    const after = { orderId: id, total: order.total };
    const subject = memberSubject(member);
    await recordAct(tx, { act: "order cancelled", actor: by, subject, after }, at);
    return order;
  });
}
