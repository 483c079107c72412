import type { CancelledView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "./booking-view";
import { lockForBooking } from "./lock-for-booking";
import { withdrawBooking } from "./withdraw-booking";

/**
 * Cancels a booking and gives its hours back to the lots they came from, once. Members cancel
 * their own before it starts, admins any confirmed one. Refuses BOOKING_NOT_FOUND (also for
 * somebody else's), ALREADY_CANCELLED, BOOKING_STARTED; readings "Booking rules".
 */
export async function cancelBooking(
  db: PrismaClient,
  bookingId: number,
  by: { id: number; isAdmin: boolean },
  at: Date,
): Promise<CancelledView> {
  const now = clubNowAt(at);
  return writing(db, async (tx) => {
    const known = await tx.booking.findUnique({ where: { id: bookingId } });
    if (!known || (known.memberId !== by.id && !by.isAdmin)) {
      throw new Refusal("BOOKING_NOT_FOUND");
    }
    const { boat } = await lockForBooking(tx, known.boatId, known.memberId);
    // The first read chose the locks; only this one, under them, may decide.
    const booking = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } });
    const refusal = refuseCancelling(
      { ...spanOf(booking), status: booking.status },
      now,
      by.isAdmin,
    );
    if (refusal) throw refusal;

    const { refundedQuarters, balanceQuarters } = await withdrawBooking(tx, booking, {
      reason: `Cancelled ${boat?.name ?? "booking"}`,
      actorId: by.id,
      at,
    });
    return {
      hoursRefunded: toHours(refundedQuarters),
      hoursRemaining: toHours(balanceQuarters),
    };
  });
}
