import type { BookedView } from "../../shared/bookings/booking-schemas";
import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { Refusal } from "../../shared/refusals";
import type { BookingSpan } from "../../shared/time/booking-span";
import { withIdempotency } from "../answers/idempotency";
import type { PrismaClient, Statements } from "../database/open-database";
import { StaleRead } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { bookSlot } from "../slots/book-slot";
import { getBookingState } from "../slots/booking-facts-queries";
import { lockForBooking } from "../slots/booking-locks";
import { keptBooking } from "../slots/kept-booking";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";

/**
 * Books what is held for a member's waitlist entry and charges it, by every rule of a booking; the
 * waitlist entry ends. Refuses WISH_NOT_FOUND, OFFER_OVER where nothing is held any more, and as
 * `bookBoat` does.
 */
export async function acceptOffer(
  db: PrismaClient,
  waitlistEntryId: number,
  by: SignedInActor,
  moment: Moment,
): Promise<BookedView> {
  const { at } = moment;
  return writingSlots(db, async (tx) => {
    // The boat to be locked is the one that is held for them, so none is named.
    const { boats, member } = await lockForBooking(tx, 0, by.id);
    return withIdempotency(tx, by.repeated, keptBooking(moment.club), at, async () => {
      const notActive = refuseUnlessActive(member, "member", "book");
      if (notActive) throw notActive;
      const { boatId, ...span } = await getOffered(tx, waitlistEntryId, by.id, at);
      const boat = boats.find(({ id }) => id === boatId);
      if (!boat) throw new StaleRead();
      const state = await getBookingState(tx, by.id, { boatId, ...span }, moment);
      return bookSlot(tx, { boat, boats, member, state, span, limits: "member" }, by, moment);
    });
  });
}

async function getOffered(tx: Statements, waitlistEntryId: number, memberId: number, at: Date) {
  const [entry] = await tx.$queryRaw<{ offered: (BookingSpan & { boatId: number }) | null }[]>`
    SELECT (SELECT json_build_object('boatId', held."boatId", 'bookingDate', held."bookingDate",
                     'startTime', held."startTime", 'duration', held."duration"::float8)
              FROM "wish_offers" offer JOIN "bookings" held ON held."id" = offer."bookingId"
             WHERE offer."wishId" = wish."id" AND held."heldUntil" > ${at}) AS "offered"
      FROM "wishes" wish WHERE wish."id" = ${waitlistEntryId} AND wish."memberId" = ${memberId}`;
  if (!entry) throw new Refusal("WISH_NOT_FOUND");
  if (!entry.offered) throw new Refusal("OFFER_OVER");
  return entry.offered;
}
