import type { ClosureView } from "../../shared/closures/closure-schemas";
import { type ClosureSpan, isClosedFor } from "../../shared/closures/closure-span";
import { outingState } from "../../shared/time/booking-span";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { type Db, Prisma } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { findBoatOut } from "./boat-out-queries";
import { toClosureView } from "./closure-view";
import { spanOf } from "./span-of";

/** The closures that touch some days, both included, as JSON: a part of other reads. */
export const closuresBetween = ({
  startDate,
  endDate,
}: Record<"startDate" | "endDate", ClubDate>) => Prisma.sql`
      (SELECT coalesce(json_agg(json_build_object('id', "id", 'startDate', "startDate",
          'startTime', "startTime", 'endDate', "endDate", 'endTime', "endTime",
          'reason', "reason") ORDER BY "startDate", "startTime", "id"), '[]')
        FROM "closures" WHERE "startDate" <= ${endDate}::date AND "endDate" >= ${startDate}::date)`;

/** The closures from today on, the soonest first. */
export async function listClosures(db: Db, today: ClubDate): Promise<ClosureView[]> {
  const closures = await db.closure.findMany({
    where: { endDate: { gte: toDay(today) } },
    orderBy: [{ startDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return closures.map(toClosureView);
}

/**
 * The confirmed bookings that a closure touches and that are not over, with their boat and member;
 * `isOut` says that nobody can take it back: the boat is on the water, or may be, for all that the
 * club's log says.
 */
export async function listBookingsWithin(db: Db, closure: ClosureSpan, now: ClubNow) {
  const { startDate, endDate } = closure;
  const { outingLog } = await getSafetySettings(db);
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      bookingDate: { gte: toDay(startDate), lte: toDay(endDate) },
      OR: [{ outing: { is: null } }, { outing: { landedAt: null } }],
    },
    include: {
      boat: { select: { id: true, name: true, category: true } },
      member: { select: { firstName: true, lastName: true, email: true, mutedMail: true } },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  const out = await listIdsOut(db);
  return bookings
    .filter((booking) => isClosedFor(spanOf(booking), closure))
    .map((booking) => ({ ...booking, state: outingState(spanOf(booking), now) }))
    .filter(({ state }) => state !== "completed")
    .map(({ state, ...booking }) => ({
      ...booking,
      isOut: out.has(booking.id) || (state === "on-water" && outingLog === "off"),
    }));
}

/** The bookings that boats are out on now, and those that continue them. */
async function listIdsOut(db: Db): Promise<Set<number>> {
  const outings = await db.outing.findMany({ where: { landedAt: null } });
  const boats = await Promise.all(outings.map(({ boatId }) => findBoatOut(db, boatId)));
  return new Set(boats.flatMap((boat) => boat?.bookings.map(({ id }) => id) ?? []));
}
