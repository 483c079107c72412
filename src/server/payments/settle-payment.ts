import { Refusal, type RefusalCode } from "../../shared/refusals";
import { theHouse } from "../actor";
import type { Db, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import { lockOrder } from "../locks";
import { GatewayRefused, type PaymentState } from "./gateway";
import { grantOrder } from "./grant-order";
import { sendRefund } from "./send-refunds";
import type { Till } from "./till";

/** What became of an order's money: nothing yet or nothing at all is "unpaid". */
export type Settlement = "granted" | "sent back" | "unpaid";

/**
 * Writes down what the gateway says of an order. Money that `grantOrder` refuses is sent back: the
 * order was closed, the fee paid another way, or the buyer left the club. The return is a row
 * before it is a call, so that reconciliation goes on where a call fails. Refuses WRONG_AMOUNT for
 * another sum than ours.
 */
export async function settlePayment(
  till: Till,
  order: Order,
  state: PaymentState,
  at: Date,
): Promise<Settlement> {
  const { db } = till;
  if (state.status === "declined") await close(db, order.id, "failed", state.reason);
  if (state.status === "voided") await close(db, order.id, "cancelled", "Given up");
  if (state.status !== "completed") return "unpaid";
  if (state.amountCents !== order.totalCents) throw new Refusal("WRONG_AMOUNT");
  const { captureId } = state;
  const returnId = await writing(db, (tx) => grantOrOwe(tx, order, captureId, at));
  if (returnId === null) return "granted";
  await sendRefund(till, returnId, at).catch((error: unknown) => {
    // Then the admins know of it.
    if (!(error instanceof GatewayRefused)) throw error;
  });
  return "sent back";
}

/** Gives what was paid for; or, where that is refused, the id of the return that is due. */
async function grantOrOwe(
  tx: Tx,
  order: Order,
  captureId: string,
  at: Date,
): Promise<number | null> {
  try {
    await grantOrder(tx, { orderId: order.id, captureId }, theHouse, at);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return oweReturn(tx, order, captureId, error.code, at);
  }
}

async function oweReturn(
  tx: Tx,
  { id: orderId, totalCents: amountCents }: Order,
  captureId: string,
  why: RefusalCode,
  at: Date,
): Promise<number> {
  await lockOrder(tx, orderId);
  const kind = "return" as const;
  const owed = await tx.orderRefund.findFirst({ where: { captureId, kind } });
  if (owed) return owed.id;
  const late = why === "FEE_ALREADY_PAID" ? "the fee was already paid" : "it was closed";
  const reason = `Paid after ${late}: ${captureId} goes back`;
  await close(tx, orderId, "cancelled", reason);
  const row = { orderId, kind, captureId, amountCents, quarters: 0, reason, createdAt: at };
  return (await tx.orderRefund.create({ data: row })).id;
}

async function close(db: Db, id: number, status: "failed" | "cancelled", failure: string) {
  await db.order.updateMany({
    where: { id, status: { in: ["created", "pending", "approved"] } },
    data: { status, failure },
  });
}
