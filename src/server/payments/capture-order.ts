import type { CapturedView, CaptureOrderInput } from "../../shared/payments/order-schemas";
import { Refusal } from "../../shared/refusals";
import { findFirstAnswer, withIdempotency } from "../answers/idempotency";
import { isDiskFull } from "../database/database-failures";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { refuseUncertain } from "./choose-gateway";
import type { PaymentState } from "./gateway";
import { capturedOrder } from "./kept-orders";
import { openGateway, type PaymentServices } from "./payment-services";
import { refuseOrderBuyer } from "./refuse-buyer";
import { settlePayment } from "./settle-payment";

/**
 * Takes the money of an order and gives what it bought; a repetition gives the same answer. Money that
 * the gateway holds is pending: what it bought is given when it comes.
 * Refuses ORDER_NOT_FOUND (also for somebody else's), ORDER_NOT_APPROVED, PAYMENT_DECLINED,
 * ORDER_CLOSED, what `refuseBuyer` refuses, and PAYMENT_UNCERTAIN when the gateway does not say.
 */
export async function captureOrder(
  services: PaymentServices,
  input: CaptureOrderInput,
  by: SignedInActor,
  moment: Moment,
): Promise<CapturedView> {
  const { at } = moment;
  const { db } = services;
  const first = await findFirstAnswer(db, by.repeated, capturedOrder, at);
  if (first) return first;
  const { id } = input;
  const order = await db.order.findUnique({ where: { providerOrderId: id } });
  if (!order || order.memberId !== by.id) throw new Refusal("ORDER_NOT_FOUND");
  const held =
    order.captureId === null && (await captureAtGateway(services, order, input, moment)) === "held";
  const hoursRemaining = await getBalance(db, by.id, moment.now.today);
  // Not kept for a repetition, which asks how it stands by then.
  if (held) return { id, status: "PENDING", hoursRemaining };
  const answer = { id, status: "COMPLETED" as const, hoursRemaining };
  const keep = writing(db, (tx) =>
    withIdempotency(tx, by.repeated, capturedOrder, at, async () => answer),
  );
  return keep.catch(refuseUnwritten);
}

async function captureAtGateway(
  services: PaymentServices,
  order: Order,
  { id, testCardNumber }: CaptureOrderInput,
  moment: Moment,
): Promise<PaymentState["status"]> {
  const { db } = services;
  const gateway = openGateway(services);
  if (order.status === "failed" || order.status === "cancelled") throw new Refusal("ORDER_CLOSED");
  const refusal = await refuseOrderBuyer(db, order, moment);
  if (refusal) throw refusal;
  // From here on money may move, so reconciliation must look at this order again.
  await db.order.updateMany({
    where: { id: order.id, status: { in: ["created", "pending"] } },
    data: { status: gateway.name === "test" ? "approved" : "pending" },
  });
  const state = await gateway
    .capture({
      providerOrderId: id,
      totalCents: order.totalCents,
      currency: order.currency,
      testCardNumber,
    })
    .catch(refuseUncertain);
  const settled = await settlePayment(services, order, state, moment)
    .catch(refuseUncertain)
    .catch(refuseUnwritten);
  if (settled === "sent back") throw new Refusal("ORDER_CLOSED");
  if (state.status === "open" || state.status === "approved") {
    throw new Refusal("ORDER_NOT_APPROVED");
  }
  if (state.status === "declined") throw new Refusal("PAYMENT_DECLINED");
  if (state.status === "voided") throw new Refusal("ORDER_CLOSED");
  return state.status;
}

/** On a full disk nothing more is written; but money has moved, and is written down once there is room. */
function refuseUnwritten(error: unknown): never {
  throw isDiskFull(error) ? new Refusal("PAYMENT_UNCERTAIN") : error;
}
