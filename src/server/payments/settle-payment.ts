import { formatCents } from "../../shared/packages/money";
import { Refusal } from "../../shared/refusals";
import { recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import { findMember } from "../members/member-queries";
import type { PaymentGateway, PaymentState } from "./gateway";
import { grantOrder } from "./grant-order";

type Till = { db: PrismaClient; gateway: PaymentGateway };

/**
 * Writes down what the gateway says of an order. Money for an order that is closed, or of someone
 * who has left the club meanwhile, is sent back. Refuses WRONG_AMOUNT for another sum than ours.
 */
export async function settlePayment(
  till: Till,
  order: Order,
  state: PaymentState,
  at: Date,
): Promise<void> {
  const { db } = till;
  if (state.status === "declined") await close(db, order.id, "failed", state.reason);
  if (state.status === "voided") await close(db, order.id, "cancelled", "Given up");
  if (state.status !== "completed") return;
  if (state.amountCents !== order.totalCents) throw new Refusal("WRONG_AMOUNT");
  const { captureId } = state;
  // Read anew: another process may have settled it while the gateway was asked.
  const { status } = await db.order.findUniqueOrThrow({ where: { id: order.id } });
  const closed = status === "failed" || status === "cancelled";
  if (closed || !(await findMember(db, order.memberId))) {
    return sendBack(till, order, captureId, at);
  }
  await writing(db, (tx) => grantOrder(tx, order.id, { captureId, actorId: null, at }));
}

async function sendBack({ db, gateway }: Till, order: Order, captureId: string, at: Date) {
  const { id, totalCents: amountCents } = order;
  await gateway.refund({ captureId, amountCents, requestId: `return-${captureId}` });
  const failure = `Paid after it was closed: ${captureId} was sent back`;
  await close(db, id, "cancelled", failure);
  const subject = { type: "club" as const, name: `order ${id}` };
  const after = { orderId: id, amount: formatCents(amountCents), captureId };
  await writing(db, (tx) => recordAct(tx, { act: "payment sent back", subject, after }, at));
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
