import { refuseStanding } from "../../shared/members/refuse-standing";
import { refuseLines } from "../../shared/payments/order-rules";
import type { OrderLine } from "../../shared/payments/order-totals";
import type { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Member, Order } from "../generated/prisma/client";
import { getMember } from "../members/member-queries";

/** Whether this member may buy these lines: their standing first, then the lines. */
export function refuseBuyer(
  member: Member,
  lines: readonly Pick<OrderLine, "kind" | "quantity">[],
  by: "member" | "admin",
): Refusal | null {
  return (
    refuseStanding(member, by, "buy") ?? refuseLines(lines, { feePaid: member.feePaidAt !== null })
  );
}

/** The same for an order made earlier, before its money is taken: much may have changed since. */
export async function refuseOrderBuyer(
  db: Db,
  order: Pick<Order, "id" | "memberId">,
): Promise<Refusal | null> {
  const member = await getMember(db, order.memberId);
  const items = await db.orderItem.findMany({ where: { orderId: order.id } });
  return refuseBuyer(member, items, "member");
}
