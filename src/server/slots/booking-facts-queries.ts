import type { Block } from "../../shared/bookings/day-slots";
import type { Place } from "../../shared/bookings/moving-rules";
import type { Occupancy } from "../../shared/bookings/refuse-taken";
import type { Lot } from "../../shared/hours/lots";
import type { BookingSpan } from "../../shared/time/booking-span";
import { Prisma, type Statements } from "../database/open-database";
import type { Moment } from "../time/moment";
import { type GateColumns, gateColumns } from "./gate-facts-queries";
import { type WaitingColumns, waitingColumns } from "./waiting-in-the-way";

/** What decides on a booking besides boat and member, as it stands under their locks. */
export interface BookingState extends GateColumns, WaitingColumns {
  block: Block | null;
  /** what of that day is booked on the boat, and how long one stays out that is late */
  booked: Occupancy[];
  /** the member's outings of that day, in any boat and role */
  ownOutings: BookingSpan[];
  /** the member's lots that still hold hours */
  lots: Lot[];
  /** of the club's settings, as they stand */
  clubRevision: string | null;
}

/** Everything a booking is decided on, in one read. */
export async function getBookingState(
  tx: Statements,
  memberId: number,
  place: Place,
  moment: Moment,
): Promise<BookingState> {
  const [state] = await tx.$queryRaw<
    [BookingState]
  >`SELECT ${stateColumns(memberId, place, moment)}`;
  return state;
}

/** A booking's facts as columns, as if one booking of the member (0 for none) were not there. */
export function stateColumns(
  memberId: number,
  { boatId, bookingDate, startTime, duration }: Place,
  moment: Moment,
  without = 0,
): Prisma.Sql {
  return Prisma.sql`
      (SELECT json_build_object('endDate', "endDate", 'reason', "reason") FROM "boat_blocks"
        WHERE "boatId" = ${boatId}
          AND ${bookingDate}::date BETWEEN "startDate" AND "endDate") AS "block",
      (SELECT coalesce(json_agg(json_build_object('bookingDate', ${bookingDate}::text,
          'startTime', "startTime", 'duration', "duration"::float8, 'status', 'confirmed')), '[]')
        FROM (
          SELECT "startTime", "duration" FROM "bookings" WHERE "boatId" = ${boatId}
             AND "id" <> ${without} AND "bookingDate" = ${bookingDate}::date
             AND "status" = 'confirmed'
          UNION ALL
          SELECT "startTime", "duration" FROM "outing_extensions" WHERE "boatId" = ${boatId}
             AND "memberId" <> ${memberId} AND "bookingDate" = ${bookingDate}::date) taken)
        AS "booked",
      (SELECT coalesce(json_agg(json_build_object('bookingDate', "bookingDate",
          'startTime', "startTime", 'duration', "duration"::float8)), '[]')
        FROM "person_spans" own JOIN "bookings" ON "id" = own."bookingId"
       WHERE own."memberId" = ${memberId} AND "id" <> ${without} AND "status" = 'confirmed'
         AND own."span" && tsrange(${bookingDate}::date, ${bookingDate}::date + 1)) AS "ownOutings",
      (SELECT coalesce(json_agg(json_build_object('id', "id",
          'remainingQuarters', "remainingQuarters", 'expiresOn', "expiresOn") ORDER BY "id"), '[]')
        FROM "hour_lots" WHERE "memberId" = ${memberId} AND "remainingQuarters" > 0) AS "lots",
      (SELECT "settingsRevision" FROM "club_settings" WHERE "id" = 1) AS "clubRevision",
      ${waitingColumns(memberId, { boatId, bookingDate, startTime, duration })},
      ${gateColumns(memberId, { startDate: bookingDate, endDate: bookingDate, without }, moment)}`;
}

/** A booking with the names that the trail keeps of it. */
export async function getNamedBooking(tx: Statements, id: number) {
  const [booking] = await tx.$queryRaw<
    [BookingSpan & { boat: { name: string }; member: { firstName: string; lastName: string } }]
  >`
    SELECT "bookingDate"::text AS "bookingDate", "startTime", "duration"::float8 AS "duration",
           json_build_object('name', boat."name") AS "boat",
           json_build_object('firstName', member."firstName", 'lastName', member."lastName")
             AS "member"
      FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
      JOIN "members" member ON member."id" = booking."memberId"
     WHERE booking."id" = ${id}`;
  return booking;
}
