import type { Clearance } from "../../shared/clearances/clearance-schemas";
import type { LetPass } from "../../shared/clearances/let-pass";
import type { ClosureView } from "../../shared/closures/closure-schemas";
import type { BookingSpan } from "../../shared/time/booking-span";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { Statements } from "../database/open-database";
import { type BoatOutColumn, boatOutColumn, spanColumn } from "../fleet/boat-out-columns";
import { closuresBetween } from "../fleet/closure-queries";
import type { Booking } from "../generated/prisma/client";
import type { BookingStatus } from "../generated/prisma/enums";
import type { SeatColumn } from "./who-is-aboard";

/** What a launch is decided on besides its rower, as it stands under the locks. */
export interface LaunchState {
  boatId: number;
  span: BookingSpan;
  status: BookingStatus;
  /** whom it has seats for besides its rower */
  seats: SeatColumn[];
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
    SELECT booking."boatId", booking."status", ${spanColumn("booking")} AS "span",
      EXISTS (SELECT 1 FROM "outings" WHERE "bookingId" = booking."id") AS "logged",
      (SELECT coalesce(json_agg(json_build_object('id', "id", 'memberId', "memberId",
          'state', "state", 'words', "words") ORDER BY "id"), '[]')
        FROM "crew" WHERE "bookingId" = booking."id" AND "endedAt" IS NULL
         AND "state" IN ('in', 'guest')) AS "seats",
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
