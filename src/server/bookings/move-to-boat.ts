import { notifyCrewOfBoat } from "../crew/notify-crew";
import { Prisma, type Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Booking } from "../generated/prisma/client";
import type { MailMember } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import { bookingMovedMail } from "../slots/booking-mails";
import { takeAwayOver } from "../slots/end-waiting";
import { freeSlot } from "../slots/free-slot";
import type { Moment } from "../time/moment";

type BookingOnBoat = Pick<Booking, "id" | "boatId"> &
  Parameters<typeof spanOf>[0] & {
    boat: { name: string };
    member: MailMember & { firstName: string };
  };

/**
 * The step that gives a booking another boat of its kind, because its own cannot go, and tells its
 * rower: time and hours stay, and it keeps the name of the boat it was booked in. The caller holds
 * the locks of both boats and of the member, and knows that the boat is free.
 */
export async function moveToBoat(
  tx: Tx,
  booking: BookingOnBoat,
  target: { id: number; name: string },
  { reason, moment }: { reason: string; moment: Moment },
): Promise<void> {
  const { at } = moment;
  const { id, boat, member } = booking;
  const span = spanOf(booking);
  await takeAwayOver(tx, { boatId: target.id, ...span }, at);
  const freed = { id, boatId: booking.boatId, bookingDate: span.bookingDate };
  const becomes = Prisma.sql`
    "boatId" = ${target.id},
    "insteadOf" = nullif(coalesce("insteadOf", ${boat.name}), ${target.name})`;
  await freeSlot(tx, freed, becomes, moment);
  const moved = { id, ...span, from: boat.name, to: target.name, reason };
  await queueMail(tx, member, bookingMovedMail(member, moved, moment.club), at);
  await notifyCrewOfBoat(tx, { ...moved, boat: target.name, from: boat.name, reason }, moment);
}
