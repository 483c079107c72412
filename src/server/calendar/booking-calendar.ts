import { subDays } from "date-fns";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { endTime } from "../../shared/time/clock-times";
import type { Db, Prisma } from "../database/open-database";
import { outingOf, outingsOf } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import { getClubSettings } from "../settings/club-settings-queries";
import { booked } from "../slots/booked";
import { placedAt } from "../slots/booking-view";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { getCalendarDomain } from "./calendar-domain";

const clubFeedDays = 90;
const readAgainSeconds = 3600;
const prodId = { company: "Slipway", product: "Bookings" };

/** The `.ics` of one booking; `CANCEL` takes its entry out of the calendar that opens it. */
export interface BookingFile {
  text: string;
  method: "PUBLISH" | "CANCEL";
}

/** The file of one booking, cancelled or not; null where it is none. */
export async function findBookingFile(
  db: Db,
  id: number,
  club: ClubSettings,
  publicUrl: string,
  moment: Moment,
): Promise<BookingFile | null> {
  const bookings = await listEntries(db, { id });
  return fileOf(db, bookings, club, publicUrl, moment);
}

/** What takes a booking out of the calendar of somebody who has left its crew, though it stands. */
export async function findLeavingFile(
  db: Db,
  id: number,
  club: ClubSettings,
  publicUrl: string,
  moment: Moment,
): Promise<BookingFile | null> {
  const bookings = await listEntries(db, { id });
  const left = bookings.map((booking) => ({ ...booking, status: "cancelled" as const }));
  return fileOf(db, left, club, publicUrl, moment);
}

/** One file of all that stands of a series; null where nothing does. */
export async function findSeriesFile(
  db: Db,
  seriesId: number,
  club: ClubSettings,
  publicUrl: string,
  moment: Moment,
): Promise<BookingFile | null> {
  const bookings = await listEntries(db, { seriesId, status: "confirmed" });
  return fileOf(db, bookings, club, publicUrl, moment);
}

/** Bookings that were all made or all cancelled. */
async function fileOf(
  db: Db,
  bookings: readonly Entry[],
  club: ClubSettings,
  publicUrl: string,
  { clock, club: profile }: Moment,
): Promise<BookingFile | null> {
  const [first] = bookings;
  if (!first) return null;
  const { CANCEL, PUBLISH } = ICalCalendarMethod;
  const method = first.status === "cancelled" ? CANCEL : PUBLISH;
  // It has no name: for one that has, Outlook opens a new calendar.
  const calendar = ical({ prodId, method });
  const domain = await getCalendarDomain(db);
  // Both methods ask for an organizer (RFC 5546, 3.2).
  const organizer = { name: club.name, email: club.email };
  for (const booking of bookings) {
    const event = entryOf(booking, "boat", club, { publicUrl, clock, profile, domain });
    calendar.createEvent({ ...event, organizer });
  }
  return { text: calendar.toString(), method };
}

/** The file of a booking that a member has. Refuses BOOKING_NOT_FOUND when it is none of theirs. */
export async function getOwnBookingFile(
  db: Db,
  own: { id: number; memberId: number },
  publicUrl: string,
  moment: Moment,
): Promise<BookingFile> {
  const bookings = await listEntries(db, outingOf(own.id, own.memberId));
  const file = await fileOf(db, bookings, await getClubSettings(db), publicUrl, moment);
  if (!file) throw new Refusal("BOOKING_NOT_FOUND");
  return file;
}

/** All bookings that a member has, in whatever role, cancelled ones included. */
export async function getOwnCalendar(db: Db, memberId: number, publicUrl: string, moment: Moment) {
  const bookings = await listEntries(db, await outingsOf(db, memberId));
  return calendarText(db, bookings, "boat", publicUrl, moment);
}

/** Everybody's bookings, from 90 days ago on, with their names. */
export async function getClubCalendar(db: Db, publicUrl: string, moment: Moment) {
  const bookings = await listEntries(db, {
    bookingDate: { gte: subDays(moment.at, clubFeedDays) },
  });
  return calendarText(db, bookings, "boat and rower", publicUrl, moment);
}

const listEntries = (db: Db, where: Prisma.BookingWhereInput) =>
  db.booking.findMany({
    where: { ...booked, ...where },
    include: {
      boat: { select: { name: true } },
      member: { select: { firstName: true, lastName: true } },
    },
    orderBy: { id: "asc" },
  });

type Entry = Awaited<ReturnType<typeof listEntries>>[number];
type Names = "boat" | "boat and rower";

/** What is subscribed to, which is a calendar of its own. */
async function calendarText(
  db: Db,
  bookings: readonly Entry[],
  names: Names,
  publicUrl: string,
  { clock, club: profile }: Moment,
): Promise<string> {
  const club = await getClubSettings(db);
  const domain = await getCalendarDomain(db);
  const { PUBLISH } = ICalCalendarMethod;
  const calendar = ical({ name: club.name, prodId, method: PUBLISH, ttl: readAgainSeconds });
  for (const booking of bookings) {
    calendar.createEvent(entryOf(booking, names, club, { publicUrl, clock, profile, domain }));
  }
  return calendar.toString();
}

/** Times are instants in UTC, so that no reader's idea of our time zone can move them. */
function entryOf(
  booking: Entry,
  names: Names,
  { name, dock, address }: ClubSettings,
  office: { publicUrl: string; clock: ClubClock; profile: ClubProfile; domain: string },
): ICalEventData {
  const { publicUrl, clock, profile, domain } = office;
  const rower = fullName(booking.member);
  const cancelled = booking.status === "cancelled";
  return {
    ...instants(booking, clock),
    id: `booking-${booking.id}@${domain}`,
    sequence: booking.sequence,
    stamp: booking.cancelledAt ?? placedAt(booking),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: names === "boat" ? booking.boat.name : `${booking.boat.name}: ${rower}`,
    description: `${bookingReference(booking.id, profile)} at ${name}\n${publicUrl}/dashboard`,
    location: [dock, address].filter(Boolean).join(", "),
  };
}

function instants(booking: Entry, clock: ClubClock) {
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    start: clock.instantOf(bookingDate, startTime),
    end: clock.instantOf(bookingDate, endTime(startTime, duration)),
  };
}
