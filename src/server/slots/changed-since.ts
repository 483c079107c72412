import type { BookedView } from "../../shared/bookings/booking-schemas";
import { beginsElsewhere, type Place } from "../../shared/bookings/moving-rules";
import type { Formats } from "../../shared/profile/formats";
import { formatDate } from "../../shared/time/club-dates";
import { outingTimes } from "../../shared/time/outing-words";
import type { Statements } from "../database/open-database";
import type { BookingStatus } from "../generated/prisma/enums";

/**
 * How a booking stands now, in a sentence, where it has changed since it was answered so; null where
 * it has not.
 */
export async function changedSince(
  tx: Statements,
  { booking: answered }: Pick<BookedView, "booking">,
  done: "made" | "moved",
  formats: Formats,
): Promise<string | null> {
  const [now] = await tx.$queryRaw<[Place & { boatName: string; status: BookingStatus }]>`
    SELECT boat."id" AS "boatId", boat."name" AS "boatName", booking."status",
           booking."bookingDate"::text AS "bookingDate", booking."startTime",
           booking."duration"::float8 AS "duration"
      FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
     WHERE booking."id" = ${answered.id}`;
  const was = `Booking ${answered.reference} was ${done}, and has been`;
  if (now.status === "cancelled") return `${was} cancelled since.`;
  if (now.boatId !== answered.boatId) return `${was} moved to ${now.boatName} since.`;
  const when = `${formatDate(now.bookingDate, "EEEE, MMMM d")}, ${outingTimes(now, formats)}`;
  if (beginsElsewhere(answered, now)) return `${was} moved to ${when} since.`;
  return now.duration === answered.duration ? null : `${was} changed to ${when} since.`;
}
