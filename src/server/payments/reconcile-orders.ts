import { addHours, addMinutes } from "date-fns";
import type { PrismaClient } from "../database/open-database";
import type { Order } from "../generated/prisma/client";
import { settlePayment } from "./capture-order";
import type { PaymentGateway } from "./gateway";
import { sendOpenRefunds } from "./refund-order";

const leaveAloneMinutes = 2;
const giveUpHours = 72;

/**
 * Looks again at orders whose payment nobody finished telling us about: asks the gateway, grants
 * what was paid, closes what was given up; and asks again for refunds without an answer. What
 * fails is reported and tried next time.
 */
export async function reconcileOrders(
  { db, gateway }: { db: PrismaClient; gateway: PaymentGateway },
  onError: (error: unknown) => void,
  at: Date,
): Promise<void> {
  const orders = await db.order.findMany({
    where: {
      gateway: gateway.name,
      // An order nobody tried to pay has no money at the test gateway to look for.
      status: { in: gateway.name === "test" ? ["approved"] : ["created", "pending", "approved"] },
      providerOrderId: { not: null },
      createdAt: { lt: addMinutes(at, -leaveAloneMinutes) },
    },
    orderBy: { id: "asc" },
    take: 200,
  });
  for (const order of orders) await lookAgain({ db, gateway }, order, at).catch(onError);
  const gatewayOf = ({ gateway: name }: Order) => (name === gateway.name ? gateway : undefined);
  await sendOpenRefunds({ db, gatewayOf }).catch(onError);
}

async function lookAgain(
  { db, gateway }: { db: PrismaClient; gateway: PaymentGateway },
  order: Order,
  at: Date,
) {
  const { providerOrderId, totalCents } = order;
  if (!providerOrderId) return;
  const found = await gateway.find({ providerOrderId, totalCents });
  const state =
    found.status === "approved"
      ? await gateway.capture({
          providerOrderId,
          totalCents,
          requestId: `capture-${providerOrderId}`,
        })
      : found;
  const stale = order.createdAt < addHours(at, -giveUpHours);
  await settlePayment(
    db,
    order,
    state.status === "open" && stale ? { status: "voided" } : state,
    at,
  );
}
