import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { refuseLines } from "../../shared/payments/order-rules";
import type { OrderLine } from "../../shared/payments/order-totals";
import { Refusal } from "../../shared/refusals";
import type { Db, Tx } from "../database/open-database";
import { findFeeNotSold } from "../fees/fee-queries";
import type { Member, Order } from "../generated/prisma/client";
import type { OrderStatus } from "../generated/prisma/enums";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";

/** How many orders of a member may be neither paid nor closed. */
const maxOpenOrders = 30;

/** Whether this member may buy these lines: their role first, then the lines. */
export async function refuseBuyer(
  db: Db,
  member: Member,
  lines: readonly Pick<OrderLine, "kind" | "quantity">[],
  by: "member" | "admin",
  moment: Moment,
): Promise<Refusal | null> {
  const notActive = refuseUnlessActive(member, by, "buy");
  return notActive ?? refuseLines(lines, await findFeeNotSold(db, member, moment));
}

/** Refuses whoever may not buy by now, for an order made earlier, before its money is taken: much may have changed since. */
export async function refuseOrderBuyer(
  db: Db,
  order: Pick<Order, "id" | "memberId">,
  moment: Moment,
): Promise<Refusal | null> {
  const member = await findMember(db, order.memberId);
  if (!member) return new Refusal("MEMBER_NOT_FOUND");
  const items = await db.orderItem.findMany({ where: { orderId: order.id } });
  return refuseBuyer(db, member, items, "member", moment);
}

/** Whether this member has as many unfinished orders as one may have. */
export async function refuseMoreOrders(tx: Tx, memberId: number): Promise<Refusal | null> {
  const status = { in: ["created", "pending", "approved"] satisfies OrderStatus[] };
  const open = await tx.order.count({ where: { memberId, status } });
  return open < maxOpenOrders ? null : new Refusal("TOO_MANY_ORDERS");
}
