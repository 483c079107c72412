import { fromDay } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { isWishOver, type Wish } from "../../shared/waitlist/wish-rules";
import { type WishView, wishView } from "../../shared/waitlist/wish-schemas";
import type { Booking, WishOffer, Wish as WishRow } from "../generated/prisma/client";

/** A wish's row as the rules take it. */
export const toWish = ({ kindKey, boatId, bookingDate, from, to, duration }: WishRow): Wish => ({
  kind: kindKey,
  boatId,
  from,
  to,
  bookingDate: fromDay(bookingDate),
  duration: duration.toNumber(),
});

/** A wish as its member sees it. */
export function toWishView(
  row: WishRow & { offers: (WishOffer & { booking: Booking | null })[] },
  now: ClubTime,
): WishView {
  const { bookingDate, ...wish } = toWish(row);
  const booking = row.offers[0]?.booking;
  const ended = row.endedAt !== null || isWishOver({ ...wish, bookingDate }, now);
  const offer = ended || !booking?.heldUntil ? null : { ...booking, until: booking.heldUntil };
  return wishView.parse({
    ...wish,
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
