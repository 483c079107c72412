import type { Tx } from "../database/open-database";
import type { Outing } from "../generated/prisma/client";

/**
 * Tells webhooks, where an action was taken back, the event that is true again. A launch that was
 * none is told as an outing of no length, because the documented events have nothing that ends it
 * otherwise.
 */
export async function queueTakenBack(
  tx: Tx,
  event: "outing.launched" | "outing.landed",
  { bookingId, launchedAt }: Outing,
  at: Date,
): Promise<void> {
  const landed = event === "outing.landed" && { landedAt: launchedAt };
  const told = JSON.stringify({ launchedAt, ...landed, takenBack: true });
  await tx.$executeRaw`
    SELECT queue_webhooks(${event}, booking."id", webhook_booking(booking) || ${told}::jsonb, ${at})
      FROM "bookings" booking WHERE booking."id" = ${bookingId}`;
}
