import { isCrew } from "../../shared/members/role";
import { type BoardLine, toBoardLine } from "../../shared/outings/board-line";
import type { OutingsInput, OutingView } from "../../shared/outings/outing-schemas";
import { Refusal } from "../../shared/refusals";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { type Db, Prisma } from "../database/open-database";
import { type BoatOutColumn, boatOutColumn } from "../fleet/boat-out-columns";
import { isIn, withPeople } from "../fleet/outing-participants";
import type { Actor } from "../people/actor";
import { getSafety } from "../settings/safety-settings-queries";
import { readByDays } from "../time/by-days";
import type { Moment } from "../time/moment";
import { toOutingViews, type Viewer } from "./outing-view";

/** The club's outings between two days, both included, as the days run. */
export function listOutings(db: Db, days: OutingsInput, moment: Moment): Promise<OutingView[]> {
  return readByDays(
    days,
    ({ bookingId }) => bookingId,
    (bookingDate) => listWhere(db, { bookingDate }, staff, moment),
  );
}

/** Whoever sees each name whole. */
const staff: Viewer = { id: null, isStaff: true };

/**
 * A member's outings, the latest first; from a day on, where one is given. Those of others are theirs
 * where they were aboard, or may yet be.
 */
export async function listOutingsOf(
  db: Db,
  memberId: number,
  startDate: ClubDate | undefined,
  moment: Moment,
): Promise<OutingView[]> {
  const since = startDate ? { bookingDate: { gte: toDay(startDate) } } : {};
  const others = await listWithOthers(db, memberId, since);
  const days = others.map(({ boatId, memberId: rower, bookingDate }) => ({
    boatId,
    memberId: rower,
    bookingDate,
  }));
  const where = days.length > 0 ? { OR: [{ memberId }, ...days] } : { memberId };
  const outings = await listWhere(
    db,
    { ...where, ...since },
    { id: memberId, isStaff: false },
    moment,
  );
  const withOthers = new Set(others.map(({ id }) => id));
  return outings
    .filter(({ rower, bookingId }) => rower.id === memberId || withOthers.has(bookingId))
    .reverse();
}

/** The bookings of others in which somebody was aboard, or that nobody has launched. */
async function listWithOthers(
  db: Db,
  memberId: number,
  since: Prisma.BookingWhereInput,
): Promise<OutingBooking[]> {
  const launched = { OR: [{ aboard: true }, { booking: { outing: { is: null } } }] };
  const entries = await db.crewEntry.findMany({
    where: { memberId, ...isIn, ...launched, booking: since },
    select: { booking: { select: { id: true, boatId: true, memberId: true, bookingDate: true } } },
  });
  return entries.map(({ booking }) => booking);
}

/**
 * What the tablet at the dock shows: the outings of today, and boats that are out since longer.
 * Refuses LOG_OFF.
 */
export async function listBoard(db: Db, moment: Moment): Promise<BoardLine[]> {
  const { loggedFrom } = await getSafety(db);
  if (loggedFrom === null) throw new Refusal("LOG_OFF");
  const out = await db.booking.findMany({
    where: { outing: { landedAt: null } },
    select: { bookingDate: true },
  });
  const days = [toDay(moment.now.today), ...out.map(({ bookingDate }) => bookingDate)];
  const outings = await listWhere(db, { bookingDate: { in: days } }, staff, moment);
  return outings.filter((outing) => isAtDock(outing, moment.now)).map(toBoardLine);
}

const isAtDock = ({ bookingDate, launchedAt, landedAt }: OutingView, { today }: ClubNow) =>
  bookingDate === today || (launchedAt !== null && landedAt === null);

/** One booking's outing, as somebody sees it. The booking was launched. */
export async function getOuting(
  db: Db,
  { id, boatId, memberId, bookingDate }: OutingBooking,
  by: Actor,
  moment: Moment,
): Promise<OutingView> {
  const viewer = { id: by.id, isStaff: isCrew(by.role) || by.isDevice === true };
  const outings = await listWhere(db, { boatId, memberId, bookingDate }, viewer, moment);
  const outing = outings.find(({ bookingId }) => bookingId === id);
  if (!outing) throw new Error(`Booking ${id} has no outing`);
  return outing;
}

interface OutingBooking {
  id: number;
  boatId: number;
  memberId: number;
  bookingDate: Date;
}

async function listWhere(
  db: Db,
  where: Prisma.BookingWhereInput,
  viewer: Viewer,
  { now, clock, club }: Moment,
) {
  const { loggedFrom } = await getSafety(db);
  const bookings = await db.booking.findMany({
    where: { AND: [where, { OR: [{ status: "confirmed" }, { outing: { isNot: null } }] }] },
    include: {
      ...withPeople,
      boat: { select: { id: true, name: true } },
      outing: {
        include: {
          alarms: { where: { rung: { not: "rower" } } },
          incidentNotes: { where: { act: "closed" } },
        },
      },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  const waiting = bookings.filter(
    ({ outing, bookingDate }) => !outing && fromDay(bookingDate) === now.today,
  );
  const stillOut = await findStillOut(
    db,
    waiting.map(({ id }) => id),
  );
  const since = loggedFrom && clock.nowAt(loggedFrom);
  return toOutingViews(bookings, viewer, { now, clock, club, loggedFrom: since, stillOut });
}

/** The outings that the boats of these bookings have not come back from, by booking. */
async function findStillOut(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BoatOutColumn>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: number; out: BoatOutColumn | null }[]>`
    SELECT booking."id", ${boatOutColumn} AS "out" FROM "bookings" booking
    WHERE booking."id" IN (${Prisma.join([...ids])})`;
  return new Map(rows.flatMap(({ id, out }) => (out ? [[id, out]] : [])));
}
