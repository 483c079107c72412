import { outingState } from "../../shared/bookings/booking-span";
import { toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Db, Prisma } from "../database/open-database";
import { spanOf } from "./booking-view";

/**
 * Confirmed bookings that have not started, the soonest first, with their boat and member, and what
 * the member is cleared for; without those whose boat was launched before the start.
 */
export async function listBookingsAhead(
  db: Db,
  where: Pick<Prisma.BookingWhereInput, "boatId" | "memberId" | "bookingDate" | "id">,
  now: ClubNow,
) {
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      outing: { is: null },
      AND: [where, { bookingDate: { gte: toDay(now.today) } }],
    },
    include: {
      boat: { select: { id: true, name: true, category: true } },
      member: {
        select: {
          ...{ firstName: true, lastName: true, email: true, mutedMail: true },
          clearances: true,
        },
      },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return bookings.filter((booking) => outingState(spanOf(booking), now) === "upcoming");
}

export type BookingAhead = Awaited<ReturnType<typeof listBookingsAhead>>[number];
