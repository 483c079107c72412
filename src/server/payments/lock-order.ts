import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import type { Member, Order, OrderItem } from "../generated/prisma/client";
import { findMember } from "../members/member-queries";

export interface LockedOrder {
  order: Order & { items: OrderItem[] };
  /** null once the buyer has left the club */
  member: Member | null;
}

/**
 * Takes an order for this transaction: its member's row and then its own, the order in which
 * everything about money is locked. Refuses ORDER_NOT_FOUND.
 */
export async function lockOrder(tx: Tx, id: number): Promise<LockedOrder> {
  const known = await tx.order.findUnique({ where: { id }, select: { memberId: true } });
  if (!known) throw new Refusal("ORDER_NOT_FOUND");
  const { memberId } = known;
  await tx.$queryRaw`SELECT 1 FROM "members" WHERE "id" = ${memberId} FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT 1 FROM "orders" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    include: { items: { orderBy: { id: "asc" } } },
  });
  return { order, member: await findMember(tx, memberId) };
}
