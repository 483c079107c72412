import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Tx } from "../database/open-database";
import { isIn } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { Mail } from "../mail/mail";
import { queueMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { outingInDoubtMail } from "./outing-in-doubt-mail";

/** Bookings stand though their boat cannot go then: whoever is in their crews hears why. */
export const notifyCrewsOfDoubt = (
  tx: Tx,
  bookings: readonly { id: number }[],
  why: string,
  moment: Moment,
): Promise<void> =>
  notifyCrews(
    tx,
    bookings,
    (member, outing, formats) => outingInDoubtMail(member, { ...outing, why }, formats),
    moment,
  );

type KnownOuting = BookingSpan & { id: number; boat: string };

/** Writes to whoever is in the crews of some bookings, without their rowers. */
export async function notifyCrews(
  tx: Tx,
  bookings: readonly { id: number }[],
  mailTo: (member: { firstName: string }, outing: KnownOuting, formats: Formats) => Mail,
  { at, club }: Moment,
): Promise<void> {
  if (bookings.length === 0) return;
  const entries = await tx.crewEntry.findMany({
    where: { bookingId: { in: bookings.map(({ id }) => id) }, ...isIn },
    include: { member: true, booking: { include: { boat: { select: { name: true } } } } },
    orderBy: { id: "asc" },
  });
  for (const { member, booking } of entries) {
    if (!member) continue;
    const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name };
    await queueMail(tx, member, mailTo(member, outing, club), at);
  }
}
