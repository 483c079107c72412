import { formatCents } from "../../shared/payments/money";
import { Refusal, type RefusalCode } from "../../shared/refusals";
import { theHouse } from "../actor";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import type { PaymentState } from "./gateway";
import { grantOrder } from "./grant-order";
import { openGateway, type Till } from "./till";

/** What became of an order's money: nothing yet or nothing at all is "unpaid". */
export type Settlement = "granted" | "sent back" | "unpaid";

/**
 * Writes down what the gateway says of an order. Money that `grantOrder` refuses is sent back: the
 * order was closed, the fee paid another way, or the buyer left the club. Refuses WRONG_AMOUNT for
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
  try {
    await writing(db, (tx) => grantOrder(tx, { orderId: order.id, captureId }, theHouse, at));
    return "granted";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sendBack(till, order, captureId, error.code, at);
    return "sent back";
  }
}

async function sendBack(till: Till, order: Order, captureId: string, why: RefusalCode, at: Date) {
  const { db } = till;
  const { id, totalCents: amountCents } = order;
  await openGateway(till).refund({ captureId, amountCents, requestId: `return-${captureId}` });
  const late = why === "FEE_ALREADY_PAID" ? "the fee was already paid" : "it was closed";
  const failure = `Paid after ${late}: ${captureId} was sent back`;
  await close(db, id, "cancelled", failure);
  const subject = clubSubject(`order ${id}`);
  const after = { orderId: id, amount: formatCents(amountCents), captureId };
  await writing(db, (tx) => recordAct(tx, theHouse, "payment sent back", subject, at, { after }));
}

async function close(
  db: PrismaClient,
  id: number,
  status: "failed" | "cancelled",
  failure: string,
) {
  await db.order.updateMany({
    where: { id, status: { in: ["created", "pending", "approved"] } },
    data: { status, failure },
  });
}
