import { toHours } from "../../shared/hours/quarters";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Booking } from "../generated/prisma/client";
import type { MailMember } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { bookingCancelledMail } from "../slots/booking-mails";
import type { Moment } from "../time/moment";
import { withdrawBooking } from "./withdraw-booking";

type StandingBooking = Pick<Booking, "id" | "boatId" | "memberId"> &
  Parameters<typeof spanOf>[0] & {
    boat: { name: string };
    member: Omit<MailMember, "id"> & { firstName: string; lastName: string };
  };

/**
 * Cancels a booking for a reason of the club's, with all hours back, and tells its member. The
 * caller holds the locks of its boat and its people.
 */
export async function cancelByClub(
  tx: Tx,
  booking: StandingBooking,
  { reason, by, moment }: { reason: string; by: Actor; moment: Moment },
): Promise<void> {
  const { at } = moment;
  const { id, boat, boatId, member, memberId } = booking;
  const withdrawal = { reason: `The club cancelled ${boat.name}`, boat: boat.name };
  const { refundedQuarters } = await withdrawBooking(tx, booking, withdrawal, by, moment);
  const hoursReturned = toHours(refundedQuarters);
  const outing = { id, ...spanOf(booking), boat: boat.name, hoursReturned, reason };
  await queueMail(
    tx,
    { ...member, id: memberId },
    bookingCancelledMail(member, outing, moment.club),
    at,
  );
  await recordAct(tx, by, "booking cancelled by the club", bookingSubject(id, booking), at, {
    before: { boat: boat.name, boatId, status: "confirmed" },
    after: { status: "cancelled", reason },
  });
}
