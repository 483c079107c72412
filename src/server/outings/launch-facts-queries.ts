import type { BookingSpan } from "../../shared/bookings/booking-span";
import type { Clearance } from "../../shared/clearances/clearance-schemas";
import type { LetPass } from "../../shared/clearances/let-pass";
import type { ClosureView } from "../../shared/closures/closure-schemas";
import type { ChainLink } from "../../shared/outings/outing-chain";
import type { ClockTime } from "../../shared/time/clock-times";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import { closuresBetween } from "../closures/closure-queries";
import { Prisma, type Statements } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import type { BookingStatus } from "../generated/prisma/enums";

/** What a launch is decided on besides its rower, as it stands under the locks. */
export interface LaunchState {
  boatId: number;
  span: BookingSpan;
  status: BookingStatus;
  /** the booking has an outing, landed or not */
  logged: boolean;
  boat: {
    name: string;
    available: boolean;
    managerDisabled: boolean;
    capacity: number;
    requiredClearance: string | null;
    unusable: boolean;
  };
  /** the outing the boat has not come back from */
  out: BoatOutColumn | null;
  clearances: Clearance[];
  closures: ClosureView[];
  dutyOfficer: { name: string } | null;
  letPass: LetPass;
}

/** All of it in one read. */
export async function getLaunchState(
  tx: Statements,
  { id, memberId, bookingDate }: Pick<Booking, "id" | "memberId" | "bookingDate">,
): Promise<LaunchState> {
  const day: ClubDate = fromDay(bookingDate);
  const [state] = await tx.$queryRaw<[LaunchState]>`
    SELECT booking."boatId", booking."status", ${span("booking")} AS "span",
      EXISTS (SELECT 1 FROM "outings" WHERE "bookingId" = booking."id") AS "logged",
      json_build_object('name', boat."name", 'available', boat."available",
        'managerDisabled', boat."managerDisabled", 'capacity', boat."capacity",
        'requiredClearance', boat."requiredClearance",
        'unusable', EXISTS (SELECT 1 FROM "damage_reports" WHERE "boatId" = boat."id"
          AND "resolvedAt" IS NULL AND "severity" = 'unusable')) AS "boat",
      ${boatOutColumn} AS "out",
      (SELECT coalesce(json_agg(json_build_object(
          'name', "name", 'grantedOn', "grantedOn", 'expiresOn', "expiresOn")), '[]')
        FROM "clearances" WHERE "memberId" = ${memberId}) AS "clearances",
      ${closuresBetween({ startDate: day, endDate: day })} AS "closures",
      (SELECT "settings" -> 'dutyOfficer' FROM "safety_settings") AS "dutyOfficer",
      json_build_object('override', booking."override", 'warnings', booking."warnings") AS "letPass"
    FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
    WHERE booking."id" = ${id}`;
  return state;
}

const spanFields = (booking: string) =>
  `'bookingDate', ${booking}."bookingDate", 'startTime', ${booking}."startTime",
   'duration', ${booking}."duration"::float8`;

const span = (booking: string) => Prisma.raw(`json_build_object(${spanFields(booking)})`);

const link = (booking: string) =>
  Prisma.raw(`json_build_object('id', ${booking}."id", 'boatId', ${booking}."boatId",
   'memberId', ${booking}."memberId", ${spanFields(booking)})`);

/** A boat that is out: its outing, and the bookings that may continue it. */
export interface BoatOutColumn {
  extendedTo: ClockTime | null;
  head: ChainLink;
  others: ChainLink[];
}

/** The outing that the boat of `booking` has not come back from, as a column; `chainOut` reads it. */
export const boatOutColumn = Prisma.sql`
      (SELECT json_build_object('extendedTo', outing."extendedTo", 'head', ${link("head")},
          'others', (SELECT coalesce(json_agg(${link("other")}), '[]') FROM "bookings" other
            WHERE other."boatId" = head."boatId" AND other."memberId" = head."memberId"
              AND other."bookingDate" = head."bookingDate" AND other."status" = 'confirmed'
              AND NOT EXISTS (SELECT 1 FROM "outings" WHERE "bookingId" = other."id")))
        FROM "outings" outing JOIN "bookings" head ON head."id" = outing."bookingId"
        WHERE outing."boatId" = booking."boatId" AND outing."landedAt" IS NULL)`;
