import type { TouchedBookingView } from "../../shared/boats/fleet-schemas";
import { isSolo } from "../../shared/bookings/booking-cost";
import { bookingReference } from "../../shared/bookings/booking-reference";
import { clearanceGap } from "../../shared/clearances/clearance-gap";
import type { Clearance } from "../../shared/clearances/clearance-schemas";
import { findDark } from "../../shared/daylight/find-dark";
import { fullName } from "../../shared/members/full-name";
import { type BookingSpan, outingState } from "../../shared/time/booking-span";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { listClearancesOf } from "../clearances/clearance-queries";
import { getClubSettings } from "../club/club-settings-queries";
import { getSafetySettings } from "../club/safety-settings-queries";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { clubInstant, clubNowAt } from "../time/club-time";
import { type BookingAhead, listBookingsAhead } from "./ahead-queries";

/** The bookings ahead that a change to a boat touches, each with where it could move. */
export async function listTouchedBookings(
  db: Db,
  input: { boatId: number; startDate?: ClubDate | undefined; endDate?: ClubDate | undefined },
  now: ClubNow,
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
    now,
  );
  return Promise.all(
    bookings.map(async (booking) => ({
      id: booking.id,
      reference: bookingReference(booking.id),
      memberName: fullName(booking.member),
      ...spanOf(booking),
      hoursUsed: booking.hoursUsed.toNumber(),
      freeBoats: await listFreeBoats(db, booking, new Date(now.instant)),
    })),
  );
}

/**
 * Boats of the same kind on which the booking would still fit, and which its rower may take: cleared
 * for them, and in the dark none without lights in the place of one that has them. Once the booking has
 * begun, none that is still out.
 */
export async function listFreeBoats(
  db: Db,
  booking: Pick<BookingAhead, "memberId" | "boatId" | "bookingDate" | "startTime" | "duration"> & {
    boat: { category: string };
  },
  at: Date,
): Promise<{ id: number; name: string }[]> {
  const { bookingDate, startTime, duration } = spanOf(booking);
  const hasBegun = outingState(spanOf(booking), clubNowAt(at)) !== "upcoming";
  const free = await db.$queryRaw<FreeBoat[]>`
    SELECT boat."id", boat."name", boat."requiredClearance", boat."lights",
           (SELECT "lights" FROM "boats" WHERE "id" = ${booking.boatId}) AS "lightsNow"
      FROM "boats" boat
     WHERE boat."id" <> ${booking.boatId} AND boat."available" AND NOT boat."managerDisabled"
       AND (boat."category" = 'single') = ${isSolo(booking.boat.category)}
       AND NOT EXISTS (SELECT 1 FROM "boat_blocks" WHERE "boatId" = boat."id"
         AND ${bookingDate}::date BETWEEN "startDate" AND "endDate")
       AND NOT EXISTS (SELECT 1 FROM "bookings" WHERE "boatId" = boat."id"
         AND "bookingDate" = ${bookingDate}::date
         AND ("status" = 'confirmed' OR "heldUntil" > ${at})
         AND booking_span("bookingDate", "startTime", "duration")
             && booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric))
       AND NOT EXISTS (SELECT 1 FROM "outing_extensions" WHERE "boatId" = boat."id"
         AND "bookingDate" = ${bookingDate}::date
         AND booking_span("bookingDate", "startTime", "duration")
             && booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric))
       AND NOT (${hasBegun} AND EXISTS (SELECT 1 FROM "outings" WHERE "boatId" = boat."id"
         AND "landedAt" IS NULL))
     ORDER BY boat."id"`;
  const clearances = await listClearancesOf(db, booking.memberId);
  const isDark = await darkness(db, spanOf(booking), clearances);
  return free
    .filter(({ requiredClearance: required }) => !clearanceGap(required, clearances, bookingDate))
    .filter(({ lights, lightsNow }) => !isDark(lights) || isDark(lightsNow))
    .map(({ id, name }) => ({ id, name }));
}

interface FreeBoat {
  id: number;
  name: string;
  requiredClearance: string | null;
  lights: boolean;
  /** whether the booking's present boat has them */
  lightsNow: boolean;
}

/** Tells whether an outing is in the dark for its rower, by whether the boat has lights. */
async function darkness(db: Db, span: BookingSpan, clearances: Clearance[]) {
  const settings = await getSafetySettings(db);
  const { latitude, longitude } = await getClubSettings(db);
  const now = clubNowAt(clubInstant(span.bookingDate, span.startTime));
  const place = { latitude, longitude, offsetMinutes: now.offsetMinutes };
  const facts = { settings, clearances, place, now };
  return (lights: boolean): boolean =>
    settings.daylight !== "off" && findDark(span, { ...facts, boat: { lights } }) !== null;
}
