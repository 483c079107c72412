import { isToCome } from "../../shared/outings/outing-state";
import { outingState } from "../../shared/time/booking-span";
import { toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Db, Prisma } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { logAtStart } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";

type Where = Pick<Prisma.BookingWhereInput, "boatId" | "memberId" | "bookingDate" | "id">;

/**
 * Confirmed bookings that have not started, the soonest first, with their boat and member, what the
 * member is cleared for, and who is in their crew; without those whose boat was launched before the start.
 */
export async function listBookingsAhead(db: Db, where: Where, now: ClubNow) {
  const bookings = await listNotLaunched(db, where, now);
  return bookings.filter((booking) => outingState(spanOf(booking), now) === "upcoming");
}

/** Bookings ahead, and those that have begun while their boat lies in the shed, as the outing log knows. */
export async function listBookingsToCome(db: Db, where: Where, { now, clock }: Moment) {
  const bookings = await listNotLaunched(db, where, now);
  const isLogged = await logAtStart(db, clock);
  return bookings.filter((booking) => {
    const span = spanOf(booking);
    return isToCome(span, isLogged(span), now);
  });
}

const listNotLaunched = (db: Db, where: Where, now: ClubNow) =>
  db.booking.findMany({
    where: {
      status: "confirmed",
      outing: { is: null },
      AND: [where, { bookingDate: { gte: toDay(now.today) } }],
    },
    include: {
      boat: { select: { id: true, name: true, category: true } },
      member: {
        select: {
          firstName: true,
          lastName: true,
          email: true,
          mutedMail: true,
          clearances: true,
        },
      },
      crew: {
        where: { state: { in: ["in", "guest"] }, endedAt: null },
        include: {
          member: {
            select: { id: true, firstName: true, lastName: true, email: true, mutedMail: true },
          },
        },
        orderBy: { id: "asc" },
      },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });

export type BookingAhead = Awaited<ReturnType<typeof listBookingsAhead>>[number];

/** Whom to write to about a booking ahead: its rower, and who is in its crew. */
export const peopleAhead = ({ member, memberId, crew }: BookingAhead) => [
  { ...member, id: memberId },
  ...crew.flatMap(({ member: one }) => (one ? [one] : [])),
];
