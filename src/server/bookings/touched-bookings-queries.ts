import type { TouchedBookingView } from "../../shared/boats/fleet-schemas";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { fullName } from "../../shared/members/full-name";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Moment } from "../time/moment";
import { listBookingsAhead } from "./ahead-queries";
import { listFreeBoats } from "./free-boats-queries";

/** The bookings ahead that a change to a boat touches, each with where it could move. */
export async function listTouchedBookings(
  db: Db,
  input: { boatId: number; startDate?: ClubDate | undefined; endDate?: ClubDate | undefined },
  moment: Moment,
): Promise<TouchedBookingView[]> {
  const { boatId, startDate, endDate } = input;
  const bookings = await listBookingsAhead(
    db,
    {
      boatId,
      bookingDate: {
        ...(startDate && { gte: toDay(startDate) }),
        ...(endDate && { lte: toDay(endDate) }),
      },
    },
    moment.now,
  );
  return Promise.all(
    bookings.map(async (booking) => ({
      id: booking.id,
      reference: bookingReference(booking.id, moment.club),
      memberName: fullName(booking.member),
      ...spanOf(booking),
      hoursUsed: booking.hoursUsed.toNumber(),
      freeBoats: await listFreeBoats(db, booking, moment),
    })),
  );
}
