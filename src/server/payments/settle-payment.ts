import { formatCents } from "../../shared/payments/money";
import { Refusal } from "../../shared/refusals";
import type { Db, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Order } from "../generated/prisma/client";
import { lockOrder } from "../locks";
import { notifyAdmins } from "../mail/notify-staff";
import { nobody } from "../people/actor";
import type { Moment } from "../time/moment";
import { type CapturedMoney, GatewayRefused, type MoneyBack, type PaymentState } from "./gateway";
import { grantOrder } from "./grant-order";
import { mirrorMoneyBack } from "./mirror-money-back";
import { wrongAmountMail } from "./money-mails";
import { openGateway, type PaymentServices } from "./payment-services";
import { sendRefund } from "./send-refunds";

/** What became of an order's money: nothing yet or nothing at all is "unpaid". */
export type Settlement = "granted" | "sent back" | "unpaid";

/**
 * Writes down what the gateway says of an order. Money that is not what was asked for, or that
 * `grantOrder` refuses, is sent back in full: the order was closed, the fee paid another way, or the
 * buyer left the club. The return is a row before it is a call, so that reconciliation goes on where
 * a call fails.
 */
export async function settlePayment(
  services: PaymentServices,
  order: Order,
  state: PaymentState,
  moment: Moment,
): Promise<Settlement> {
  const { db } = services;
  if (state.status === "declined") await close(db, order.id, "failed", state.reason);
  if (state.status === "voided") await close(db, order.id, "cancelled", "Given up");
  if (state.status !== "completed") return "unpaid";
  const parts = state.partlyBack ? await listParts(services, order) : [];
  const returnId = await writing(db, async (tx) => {
    const owed = await grantOrOwe(tx, order, state, moment);
    for (const money of owed === null ? parts : []) {
      await mirrorMoneyBack(tx, order.id, money, "outside", moment);
    }
    return owed;
  });
  if (returnId === null) return "granted";
  await sendRefund(services, returnId, moment).catch((error: unknown) => {
    // Then the admins know of it.
    if (!(error instanceof GatewayRefused)) throw error;
  });
  return "sent back";
}

/** What went back of a payment before we heard that it came. */
async function listParts(
  services: PaymentServices,
  { providerOrderId, currency }: Order,
): Promise<MoneyBack[]> {
  return providerOrderId ? openGateway(services).listMoneyBack({ providerOrderId, currency }) : [];
}

/** Gives what was paid for; or, where that is refused, the id of the return that is due. */
async function grantOrOwe(
  tx: Tx,
  order: Order,
  money: CapturedMoney,
  moment: Moment,
): Promise<number | null> {
  if (!isPrice(order, money)) {
    const taken = `${formatCents(money.amountCents, money.currency)} ${money.currency}`;
    const price = `${formatCents(order.totalCents, order.currency)} ${order.currency}`;
    const why = `Paid ${taken} instead of ${price}`;
    return oweReturn(tx, order, money, why, moment);
  }
  try {
    await grantOrder(tx, { orderId: order.id, captureId: money.captureId }, nobody, moment);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const late = error.code === "FEE_ALREADY_PAID" ? "the fee was already paid" : "it was closed";
    return oweReturn(tx, order, money, `Paid after ${late}`, moment);
  }
}

const isPrice = (order: Order, { amountCents, currency }: CapturedMoney): boolean =>
  amountCents === order.totalCents && currency === order.currency;

async function oweReturn(
  tx: Tx,
  order: Order,
  money: CapturedMoney,
  why: string,
  { at }: Moment,
): Promise<number> {
  const { id: orderId } = order;
  const { captureId, amountCents } = money;
  const { member } = await lockOrder(tx, orderId);
  const kind = "return" as const;
  const owed = await tx.orderRefund.findFirst({ where: { captureId, kind } });
  if (owed) return owed.id;
  const reason = `${why}: ${captureId} goes back`;
  await close(tx, orderId, "cancelled", reason);
  const row = { orderId, kind, captureId, amountCents, quarters: 0, reason, createdAt: at };
  const { id } = await tx.orderRefund.create({ data: row });
  if (!isPrice(order, money)) await notifyAdmins(tx, wrongAmountMail({ reason, member }), at);
  return id;
}

async function close(db: Db, id: number, status: "failed" | "cancelled", failure: string) {
  await db.order.updateMany({
    where: { id, status: { in: ["created", "pending", "approved"] } },
    data: { status, failure },
  });
}
