import type { CancelledView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { planRefund } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { fromDay } from "../../shared/time/club-dates";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { openAccount, post } from "../hours/ledger";
import { lockForBooking } from "./lock-for-booking";

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
      {
        bookingDate: fromDay(booking.bookingDate),
        startTime: booking.startTime,
        duration: booking.duration.toNumber(),
        status: booking.status,
      },
      now,
      by.isAdmin,
    );
    if (refusal) throw refusal;

    const { balanceQuarters } = await openAccount(tx, booking.memberId, now.today);
    const changes = planRefund(await listCharges(tx, bookingId), now.today);
    await tx.booking.update({
      where: { id: bookingId },
      data: { status: "cancelled", cancelledAt: at },
    });
    await post(tx, {
      memberId: booking.memberId,
      bookingId,
      kind: "refund",
      changes,
      balanceQuarters,
      reason: `Cancelled ${boat?.name ?? "booking"}`,
      actorId: by.id,
      at,
    });
    const refunded = changes.reduce((sum, change) => sum + change.quarters, 0);
    return {
      hoursRefunded: toHours(refunded),
      hoursRemaining: toHours(balanceQuarters + refunded),
    };
  });
}

async function listCharges(tx: Tx, bookingId: number) {
  const lines = await tx.hourLine.findMany({
    where: { bookingId, kind: "charge" },
    include: { lot: { select: { expiresOn: true } } },
    orderBy: { id: "asc" },
  });
  return lines.map((line) => ({
    lotId: line.lotId,
    quarters: line.quarters,
    expiresOn: line.lot.expiresOn && fromDay(line.lot.expiresOn),
  }));
}
