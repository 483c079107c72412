import type { CancelBookingInput, CancelledView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { findOutingStage } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { booked, bookedStatus } from "../slots/booked";
import { bookingCancelledMail, bookingGivenBackMail } from "../slots/booking-mails";
import { getPercentBack } from "../slots/excused-queries";
import { noteForMember } from "../slots/note-for-member";
import { lockOuting } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { withdrawBooking } from "./withdraw-booking";

/**
 * Cancels a booking and gives its hours back to the lots they came from, once; of an own one that is
 * cancelled late some may stay charged (rules, Fair use). Members cancel their own before it starts, admins any confirmed one; either way the member gets a mail. Refuses
 * BOOKING_NOT_FOUND (also for somebody else's), ALREADY_CANCELLED, ALREADY_LAUNCHED,
 * BOOKING_STARTED; rules, Bookings.
 */
export async function cancelBooking(
  db: PrismaClient,
  { id: bookingId, reason = "" }: CancelBookingInput,
  by: Actor,
  moment: Moment,
): Promise<CancelledView> {
  const { at, now } = moment;
  const byAdmin = by.role === "admin";
  return writing(db, async (tx) => {
    const known = await tx.booking.findUnique({ where: { id: bookingId, ...booked } });
    if (!known || (known.memberId !== by.id && !byAdmin)) {
      throw new Refusal("BOOKING_NOT_FOUND");
    }
    const booking = await lockOuting(tx, bookingId);
    const { boat, member } = booking;
    const status = bookedStatus(booking);
    const facts = { ...spanOf(booking), status, outing: await findOutingStage(tx, booking) };
    const refusal = refuseCancelling(facts, now, byAdmin);
    if (refusal) throw refusal;

    const own = booking.memberId === by.id;
    const percent = own ? await getPercentBack(tx, booking, now) : 100;
    if (!own) {
      await noteForMember(tx, "booking cancelled for a member", booking, by, at);
    }
    const withdrawal = { reason: `Cancelled ${boat.name}`, percent, boat: boat.name };
    const { refundedQuarters, balanceQuarters, hoursKept } = await withdrawBooking(
      tx,
      booking,
      withdrawal,
      by,
      moment,
    );
    const outing = {
      id: bookingId,
      ...spanOf(booking),
      boat: boat.name,
      hoursReturned: toHours(refundedQuarters),
      hoursKept,
      reason: reason || "please ask us why",
    };
    const mail = own ? bookingGivenBackMail : bookingCancelledMail;
    await queueMail(tx, member, mail(member, outing, moment.club), at);
    return {
      hoursRefunded: toHours(refundedQuarters),
      hoursRemaining: toHours(balanceQuarters),
    };
  });
}
