import type { AdminBookingView, MemberBookingView } from "../../shared/bookings/booking-schemas";
import { Refusal } from "../../shared/refusals";
import { endTime, toMinutes } from "../../shared/time/clock-times";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Db } from "../database/open-database";
import { toAdminBookingView, toMemberBookingView } from "./booking-view";

const withNames = {
  boat: { select: { name: true } },
  member: { select: { firstName: true, lastName: true, email: true } },
} as const;

/** The member's own bookings, the latest outing first. */
export async function listMemberBookings(
  db: Db,
  memberId: number,
  now: ClubNow,
): Promise<MemberBookingView[]> {
  const bookings = await db.booking.findMany({
    where: { memberId },
    include: { boat: { select: { name: true, lockCode: true } } },
    orderBy: [{ bookingDate: "desc" }, { startTime: "desc" }, { id: "desc" }],
  });
  return bookings.map((booking) => toMemberBookingView(booking, now));
}

/** Confirmed bookings between two days, both included, as the day runs. */
export async function listBookingsBetween(
  db: Db,
  startDate: ClubDate,
  endDate: ClubDate,
): Promise<AdminBookingView[]> {
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      bookingDate: { gte: toDay(startDate), lte: toDay(endDate) },
    },
    include: withNames,
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return bookings.map(toAdminBookingView);
}

/** Whether the member has an outing that is not over: then the club's codes are theirs to see. */
export async function hasOutingAhead(db: Db, memberId: number, now: ClubNow): Promise<boolean> {
  const bookings = await db.booking.findMany({
    where: { memberId, status: "confirmed", bookingDate: { gte: toDay(now.today) } },
    select: { bookingDate: true, startTime: true, duration: true },
  });
  return bookings.some(
    (booking) =>
      fromDay(booking.bookingDate) > now.today ||
      toMinutes(endTime(booking.startTime, booking.duration.toNumber())) > now.minutes,
  );
}

/** Any booking, cancelled ones too. Refuses BOOKING_NOT_FOUND. */
export async function getBooking(db: Db, id: number): Promise<AdminBookingView> {
  const booking = await db.booking.findUnique({ where: { id }, include: withNames });
  if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
  return toAdminBookingView(booking);
}

/** The latest bookings made that still stand, for Recent Successful Bookings. */
export async function listLatestBookings(db: Db, count: number): Promise<AdminBookingView[]> {
  const bookings = await db.booking.findMany({
    where: { status: "confirmed" },
    include: withNames,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: count,
  });
  return bookings.map(toAdminBookingView);
}

/** Everything a member ever booked, the latest outing first, for an admin's page about them. */
export async function listBookingsOf(db: Db, memberId: number): Promise<AdminBookingView[]> {
  const bookings = await db.booking.findMany({
    where: { memberId },
    include: withNames,
    orderBy: [{ bookingDate: "desc" }, { startTime: "desc" }, { id: "desc" }],
  });
  return bookings.map(toAdminBookingView);
}
