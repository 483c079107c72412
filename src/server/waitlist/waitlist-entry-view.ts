import { fromDay } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { isWaitlistEntryOver, type WaitlistEntry } from "../../shared/waitlist/waitlist-rules";
import { type WaitlistEntryView, waitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import type {
  Booking,
  WaitlistEntry as WaitlistEntryRow,
  WaitlistOffer,
} from "../generated/prisma/client";

/** A waitlist entry's row as the rules take it. */
export const toWaitlistEntry = ({
  kindKey,
  boatId,
  bookingDate,
  from,
  to,
  duration,
}: WaitlistEntryRow): WaitlistEntry => ({
  kind: kindKey,
  boatId,
  from,
  to,
  bookingDate: fromDay(bookingDate),
  duration: duration.toNumber(),
});

/** A waitlist entry as its member sees it. */
export function toWaitlistEntryView(
  row: WaitlistEntryRow & { offers: (WaitlistOffer & { booking: Booking | null })[] },
  now: ClubTime,
): WaitlistEntryView {
  const { bookingDate, ...entry } = toWaitlistEntry(row);
  const booking = row.offers[0]?.booking;
  const ended = row.endedAt !== null || isWaitlistEntryOver({ ...entry, bookingDate }, now);
  const offer = ended || !booking?.heldUntil ? null : { ...booking, until: booking.heldUntil };
  return waitlistEntryView.parse({
    ...entry,
    id: row.id,
    dateStr: bookingDate,
    status: ended ? "ended" : offer ? "offered" : "open",
    offer: offer && {
      bookingId: offer.id,
      boatId: offer.boatId,
      startTime: offer.startTime,
      until: offer.until.toISOString(),
    },
  });
}
