import type { ReplacementReason } from "../../shared/replacements/replacement-schemas";
import { newToken } from "../auth/one-time-links";
import type { Tx } from "../database/open-database";

interface OfferedBooking {
  bookingId: number;
  /** the boat the booking is on */
  boatId: number;
  reason: ReplacementReason;
  publicUrl: string;
}

/**
 * The step that offers a rower a choice about their booking. Gives the one-time address, which only
 * the outbox keeps until it is sent; null where the same offer stands already. The caller holds the
 * boat's lock and queues the mail.
 */
export async function offerReplacement(
  tx: Tx,
  { publicUrl, ...about }: OfferedBooking,
  at: Date,
): Promise<string | null> {
  const { token, tokenHash } = newToken();
  await forgetReplacementsBeforeMove(tx, about.bookingId);
  const { count } = await tx.replacement.createMany({
    data: { ...about, tokenHash, createdAt: at },
    skipDuplicates: true,
  });
  return count === 0 ? null : replacementUrl(publicUrl, token);
}

// They were about another boat or time, and would stand in the way of this one.
const forgetReplacementsBeforeMove = (tx: Tx, bookingId: number) => tx.$executeRaw`
  DELETE FROM "booking_offers" USING "bookings" booking
   WHERE "bookingId" = ${bookingId} AND booking."id" = "bookingId" AND "choice" IS NULL
     AND "booking_offers"."createdAt" < booking."movedAt"`;

/** A new address for what a booking's rower has not chosen of yet, or null; the old one ends. */
export async function renewReplacement(
  tx: Tx,
  { bookingId, reason, publicUrl }: Omit<OfferedBooking, "boatId">,
): Promise<string | null> {
  const { token, tokenHash } = newToken();
  const open = await tx.replacement.findFirst({
    where: { bookingId, reason, choice: null },
    orderBy: { id: "desc" },
  });
  if (!open) return null;
  await tx.replacement.update({ where: { id: open.id }, data: { tokenHash } });
  return replacementUrl(publicUrl, token);
}

const replacementUrl = (publicUrl: string, token: string) => `${publicUrl}/booking-offers/${token}`;
