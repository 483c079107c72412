import type { CapturedView, CaptureOrderInput } from "../../shared/packages/order-schemas";
import { Refusal } from "../../shared/refusals";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import { GatewayUncertain, type PaymentGateway, type PaymentState } from "./gateway";
import { grantOrder } from "./grant-order";

/**
 * Takes the money of an order and gives what it bought; a repetition gives the same answer.
 * Refuses ORDER_NOT_FOUND (also for somebody else's), ORDER_NOT_APPROVED, PAYMENT_DECLINED,
 * ORDER_CLOSED, and PAYMENT_UNCERTAIN when the gateway does not say.
 */
export async function captureOrder(
  { db, gateway }: { db: PrismaClient; gateway: PaymentGateway },
  { id, testCardNumber }: CaptureOrderInput,
  memberId: number,
  at: Date,
): Promise<CapturedView> {
  const order = await db.order.findUnique({ where: { providerOrderId: id } });
  if (!order || order.memberId !== memberId) throw new Refusal("ORDER_NOT_FOUND");
  if (order.captureId === null) {
    if (order.status === "failed" || order.status === "cancelled") {
      throw new Refusal("ORDER_CLOSED");
    }
    await captureAtGateway({ db, gateway }, order, id, testCardNumber, at);
  }
  const hoursRemaining = await getBalance(db, memberId, clubNowAt(at).today);
  return { id, status: "COMPLETED", hoursRemaining };
}

async function captureAtGateway(
  { db, gateway }: { db: PrismaClient; gateway: PaymentGateway },
  order: Order,
  providerOrderId: string,
  testCardNumber: string | undefined,
  at: Date,
) {
  // From here on money may move, so reconciliation must look at this order again.
  await db.order.updateMany({
    where: { id: order.id, status: { in: ["created", "pending"] } },
    data: { status: gateway.name === "test" ? "approved" : "pending" },
  });
  const state = await gateway
    .capture({
      providerOrderId,
      totalCents: order.totalCents,
      requestId: `capture-${providerOrderId}`,
      testCardNumber,
    })
    .catch((error: unknown) => {
      if (error instanceof GatewayUncertain) throw new Refusal("PAYMENT_UNCERTAIN");
      throw error;
    });
  await settlePayment(db, order, state, at);
  if (state.status === "open" || state.status === "approved") {
    throw new Refusal("ORDER_NOT_APPROVED");
  }
  if (state.status === "declined") throw new Refusal("PAYMENT_DECLINED");
  if (state.status === "voided") throw new Refusal("ORDER_CLOSED");
}

/** Writes down what the gateway says of an order. Refuses WRONG_AMOUNT for another sum than ours. */
export async function settlePayment(
  db: PrismaClient,
  order: Pick<Order, "id" | "totalCents">,
  state: PaymentState,
  at: Date,
): Promise<void> {
  if (state.status === "completed") {
    if (state.amountCents !== order.totalCents) throw new Refusal("WRONG_AMOUNT");
    const { captureId } = state;
    await writing(db, (tx) => grantOrder(tx, order.id, { captureId, actorId: null, at }));
  }
  if (state.status === "declined") await close(db, order.id, "failed", state.reason);
  if (state.status === "voided") await close(db, order.id, "cancelled", "Given up");
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
