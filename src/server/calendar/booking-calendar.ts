import { subDays } from "date-fns";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { fullName } from "../../shared/members/full-name";
import { Refusal } from "../../shared/refusals";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { endTime } from "../../shared/time/clock-times";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db, Prisma } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { booked } from "../slots/booked";
import { placedAt } from "../slots/booking-view";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

const clubFeedDays = 90;
const readAgainSeconds = 3600;

/** The `.ics` of one booking, cancelled or not. */
export async function getBookingCalendar(
  db: Db,
  bookingId: number,
  club: ClubSettings,
  publicUrl: string,
  clock: ClubClock,
): Promise<string> {
  const bookings = await listEntries(db, { id: bookingId });
  return calendarText(club, bookings, "boat", { publicUrl, clock });
}

/** The same for whoever rows it; refuses with BOOKING_NOT_FOUND when it is not that member's. */
export async function getOwnBookingCalendar(
  db: Db,
  { id, memberId }: { id: number; memberId: number },
  publicUrl: string,
  clock: ClubClock,
): Promise<string> {
  const bookings = await listEntries(db, { id, memberId });
  if (bookings.length === 0) throw new Refusal("BOOKING_NOT_FOUND");
  return calendarText(await getClubSettings(db), bookings, "boat", { publicUrl, clock });
}

/** All of a member's bookings, cancelled ones included. */
export async function getOwnCalendar(
  db: Db,
  memberId: number,
  publicUrl: string,
  clock: ClubClock,
) {
  const bookings = await listEntries(db, { memberId });
  return calendarText(await getClubSettings(db), bookings, "boat", { publicUrl, clock });
}

/** Everybody's bookings, from 90 days ago on, with their names. */
export async function getClubCalendar(db: Db, publicUrl: string, { at, clock }: Moment) {
  const bookings = await listEntries(db, { bookingDate: { gte: subDays(at, clubFeedDays) } });
  return calendarText(await getClubSettings(db), bookings, "boat and rower", { publicUrl, clock });
}

const listEntries = (db: Db, where: Prisma.BookingWhereInput) =>
  db.booking.findMany({
    where: { ...where, ...booked },
    include: {
      boat: { select: { name: true } },
      member: { select: { firstName: true, lastName: true } },
    },
    orderBy: { id: "asc" },
  });

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

/** Times are instants in UTC, so that no reader's idea of our time zone can move them. */
function calendarText(
  { name, dock, address }: ClubSettings,
  bookings: readonly Entry[],
  names: "boat" | "boat and rower",
  { publicUrl, clock }: { publicUrl: string; clock: ClubClock },
): string {
  const calendar = ical({
    name,
    prodId: { company: "Slipway", product: "Bookings" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgainSeconds,
  });
  for (const booking of bookings) {
    const rower = fullName(booking.member);
    const cancelled = booking.status === "cancelled";
    calendar.createEvent({
      ...instants(booking, clock),
      id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
      sequence: booking.sequence,
      stamp: booking.cancelledAt ?? placedAt(booking),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: names === "boat" ? booking.boat.name : `${booking.boat.name}: ${rower}`,
      description: `${bookingReference(booking.id)} at ${name}\n${publicUrl}/dashboard`,
      location: [dock, address].filter(Boolean).join(", "),
    });
  }
  return calendar.toString();
}

function instants(booking: Entry, clock: ClubClock) {
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    start: clock.instantOf(bookingDate, startTime),
    end: clock.instantOf(bookingDate, endTime(startTime, duration)),
  };
}
