import { z } from "zod";
import { formatCents } from "../../shared/payments/money";
import { capturedView, orderStatuses } from "../../shared/payments/order-schemas";
import type { KeptAnswer } from "../answers/idempotency";
import type { Order } from "../generated/prisma/client";

// What a repetition of a call about an order hears, once the order is no longer what it was.

/** The id of an order that was opened; its being paid is what it was opened for. */
export const openedOrder: KeptAnswer<number> = {
  schema: z.number(),
  changedSince: async (db, id) => endOf(await db.order.findUniqueOrThrow({ where: { id } })),
};

/** A payment that was taken. */
export const capturedOrder: KeptAnswer<z.infer<typeof capturedView>> = {
  schema: capturedView,
  changedSince: async (db, { id }) =>
    endOf(await db.order.findUniqueOrThrow({ where: { providerOrderId: id } })),
};

const shown = z.object({ id: z.number(), status: z.enum(orderStatuses) });

/** Which order was shown, and in which state; a repetition hears how it stands. */
export const shownOrder: KeptAnswer<z.infer<typeof shown>> = {
  schema: shown,
  changedSince: async (db, { id, status }) => {
    const order = await db.order.findUniqueOrThrow({ where: { id } });
    const paid = order.status !== status && order.captureId !== null;
    return endOf(order) ?? (paid ? "This order was made, and has been paid since." : null);
  },
};

function endOf({ status, refundedCents, currency }: Order): string | null {
  if (refundedCents > 0) {
    const refunded = formatCents(refundedCents, currency);
    return `This order was paid, and ${refunded} ${currency} of it have been refunded since.`;
  }
  if (status === "cancelled") return "This order was made, and has been closed since.";
  if (status === "failed") return "This order was made, and its payment has been declined since.";
  return null;
}
