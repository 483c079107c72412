import type { BookBoatInput, BookedView } from "../../shared/bookings/booking-schemas";
import type { BookingLimits } from "../../shared/profile/booking-horizon";
import { withIdempotency } from "../answers/idempotency";
import type { PrismaClient } from "../database/open-database";
import type { Actor } from "../people/actor";
import { boatToBook } from "../slots/boat-to-book";
import { bookSlot } from "../slots/book-slot";
import { getBookingState } from "../slots/booking-facts-queries";
import { lockForBooking } from "../slots/booking-locks";
import { keptBooking } from "../slots/kept-booking";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";

/** For whom, and by whose limits: a member's own, or an admin's for a member. */
interface BookingFor {
  memberId: number;
  limits: BookingLimits;
  /** why the admin books what a gate would refuse */
  override?: string | undefined;
}

/**
 * Books a boat for a member and charges their hours, or refuses with the first rule that says no
 * (rules, Bookings). One transaction: lock boat and member, read, decide, write.
 */
export async function bookBoat(
  db: PrismaClient,
  { limits, override, ...input }: BookBoatInput & BookingFor,
  by: Actor,
  moment: Moment,
): Promise<BookedView> {
  const { boatId, memberId } = input;
  const span = {
    bookingDate: input.dateStr,
    startTime: input.timeStr,
    duration: input.duration,
  };

  return writingSlots(db, async (tx) => {
    // Asked together, and answered one after the other: what is decided on is read under the locks.
    const [locked, state] = await Promise.all([
      lockForBooking(tx, boatId, memberId),
      getBookingState(tx, memberId, { boatId, ...span }, moment),
    ]);
    return withIdempotency(tx, by.repeated, keptBooking(moment.club), moment.at, async () => {
      const boat = boatToBook(locked, limits);
      const { boats, member } = locked;
      return bookSlot(tx, { boat, boats, member, state, span, limits, override }, by, moment);
    });
  });
}
