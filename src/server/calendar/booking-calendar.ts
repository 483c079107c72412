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
import { clubInstant } from "../time/club-time";

const clubFeedDays = 90;
const readAgainSeconds = 3600;

/** The `.ics` of one booking, cancelled or not. */
export async function getBookingCalendar(
  db: Db,
  bookingId: number,
  club: ClubSettings,
  publicUrl: string,
): Promise<string> {
  const bookings = await listEntries(db, { id: bookingId });
  return calendarText(club, bookings, publicUrl, "boat");
}

/** The same for whoever rows it; refuses with BOOKING_NOT_FOUND when it is not that member's. */
export async function getOwnBookingCalendar(
  db: Db,
  { id, memberId }: { id: number; memberId: number },
  publicUrl: string,
): Promise<string> {
  const bookings = await listEntries(db, { id, memberId });
  if (bookings.length === 0) throw new Refusal("BOOKING_NOT_FOUND");
  return calendarText(await getClubSettings(db), bookings, publicUrl, "boat");
}

/** All of a member's bookings, cancelled ones included. */
export async function getOwnCalendar(db: Db, memberId: number, publicUrl: string) {
  return calendarText(
    await getClubSettings(db),
    await listEntries(db, { memberId }),
    publicUrl,
    "boat",
  );
}

/** Everybody's bookings, from 90 days ago on, with their names. */
export async function getClubCalendar(db: Db, at: Date, publicUrl: string) {
  const bookings = await listEntries(db, { bookingDate: { gte: subDays(at, clubFeedDays) } });
  return calendarText(await getClubSettings(db), bookings, publicUrl, "boat and rower");
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
  publicUrl: string,
  names: "boat" | "boat and rower",
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
      ...instants(booking),
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

function instants(booking: Entry) {
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    start: clubInstant(bookingDate, startTime),
    end: clubInstant(bookingDate, endTime(startTime, duration)),
  };
}
