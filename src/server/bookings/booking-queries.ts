import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import type { ClubDate } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { booked } from "../slots/booked";
import { toAdminBookingView } from "../slots/booking-view";
import { readByDays } from "../time/by-days";

const withNames = {
  boat: { select: { name: true } },
  member: { select: { firstName: true, lastName: true, email: true } },
} as const;

/** Confirmed bookings between two days, both included, as the day runs. */
export function listBookingsBetween(
  db: Db,
  startDate: ClubDate,
  endDate: ClubDate,
  club: ClubProfile,
): Promise<AdminBookingView[]> {
  return readByDays(
    { startDate, endDate },
    ({ id }) => id,
    async (bookingDate) => {
      const bookings = await db.booking.findMany({
        where: { status: "confirmed", bookingDate },
        include: withNames,
        orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
      });
      return bookings.map((booking) => toAdminBookingView(booking, club));
    },
  );
}

/** Any booking, cancelled ones too. Refuses BOOKING_NOT_FOUND. */
export async function getBooking(db: Db, id: number, club: ClubProfile): Promise<AdminBookingView> {
  const booking = await db.booking.findUnique({ where: { id, ...booked }, include: withNames });
  if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
  return toAdminBookingView(booking, club);
}

/** The latest bookings made that still stand, for Recent Successful Bookings. */
export async function listLatestBookings(
  db: Db,
  count: number,
  club: ClubProfile,
): Promise<AdminBookingView[]> {
  const bookings = await db.booking.findMany({
    where: { status: "confirmed" },
    include: withNames,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
  });
  return bookings.map((booking) => toAdminBookingView(booking, club));
}

/** Everything a member ever booked, the latest outing first, for an admin's page about them. */
export async function listBookingsOf(
  db: Db,
  memberId: number,
  club: ClubProfile,
): Promise<AdminBookingView[]> {
  const bookings = await db.booking.findMany({
    where: { memberId, ...booked },
    include: withNames,
    orderBy: [{ bookingDate: "desc" }, { startTime: "desc" }, { id: "desc" }],
  });
  return bookings.map((booking) => toAdminBookingView(booking, club));
}
