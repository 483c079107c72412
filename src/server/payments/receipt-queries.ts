import type { ReceiptView } from "../../shared/payments/receipt-view";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { ClubClock } from "../time/club-clock";
import { toOrderView, withItems } from "./order-view";

/** A receipt and who gives it. Refuses ORDER_NOT_FOUND, also for somebody else's; admins see all. */
export async function getReceipt(
  db: Db,
  receiptNumber: number,
  reader: Actor,
  clock: ClubClock,
): Promise<ReceiptView> {
  const order = await db.order.findUnique({ where: { receiptNumber }, include: withItems });
  if (!order || (order.memberId !== reader.id && reader.role !== "admin")) {
    throw new Refusal("ORDER_NOT_FOUND");
  }
  const { name, address, email } = await getClubSettings(db);
  return { order: toOrderView(order, clock), club: { name, address, email } };
}
