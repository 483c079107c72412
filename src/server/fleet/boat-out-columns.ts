import type { ChainLink } from "../../shared/outings/outing-chain";
import type { ClockTime } from "../../shared/time/clock-times";
import { Prisma } from "../database/open-database";

// Parts of a statement that reads a "booking" and more, so that it is one round trip.

/** The outing that a boat has not come back from; the other bookings may continue it. */
export interface BoatOutColumn {
  extendedTo: ClockTime | null;
  /** ISO 8601, as are all moments in it */
  launchedAt: string;
  launchHeardAt: string;
  doubtful: boolean;
  head: ChainLink;
  others: ChainLink[];
}

const spanFields = (booking: string) =>
  `'bookingDate', ${booking}."bookingDate", 'startTime', ${booking}."startTime",
   'duration', ${booking}."duration"::float8`;

/** When a booking is, under the name it has in the statement. */
export const spanColumn = (booking: string) =>
  Prisma.raw(`json_build_object(${spanFields(booking)})`);

const link = (booking: string) =>
  Prisma.raw(`json_build_object('id', ${booking}."id", 'boatId', ${booking}."boatId",
   'memberId', ${booking}."memberId", ${spanFields(booking)})`);

/** `BoatOutColumn` of the booking's boat, which `chainOut` reads; null when it lies at the dock. */
export const boatOutColumn = Prisma.sql`
  (SELECT json_build_object('extendedTo', outing."extendedTo", 'launchedAt', outing."launchedAt",
      'launchHeardAt', outing."launchHeardAt", 'doubtful', outing."doubtful",
      'head', ${link("head")},
      'others', (SELECT coalesce(json_agg(${link("other")}), '[]') FROM "bookings" other
        WHERE other."boatId" = head."boatId" AND other."memberId" = head."memberId"
          AND other."bookingDate" = head."bookingDate" AND other."status" = 'confirmed'
          AND NOT EXISTS (SELECT 1 FROM "outings" WHERE "bookingId" = other."id")))
    FROM "outings" outing JOIN "bookings" head ON head."id" = outing."bookingId"
    WHERE outing."boatId" = booking."boatId" AND outing."landedAt" IS NULL)`;
