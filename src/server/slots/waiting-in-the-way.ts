import type { Place } from "../../shared/bookings/moving-rules";
import type { Occupancy } from "../../shared/bookings/refuse-taken";
import { endTime } from "../../shared/time/clock-times";
import { Prisma } from "../database/open-database";

/** A slot that is held, as a booking's one read finds it. */
interface Held {
  id: number;
  memberId: number;
  boatId: number;
  bookingDate: string;
  startTime: string;
  duration: number;
  /** milliseconds since 1970 */
  until: number;
  /** it shares time with the outing */
  overlaps: boolean;
  waitlistEntryId: number | null;
}

/** What of the waitlist a booking meets, or could meet on that day. */
export interface WaitingColumns {
  heldSlots: Held[];
  /** the member's open waitlist entries whose time the outing touches */
  touchedEntries: number[];
}

/**
 * The waitlist in the way as columns: what is held on the boat that day, what its member holds, and
 * what they wait for.
 */
export function waitingColumns(
  memberId: number,
  { boatId, bookingDate, startTime, duration }: Place,
): Prisma.Sql {
  const wanted = Prisma.sql`booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric)`;
  return Prisma.sql`
      (SELECT coalesce(json_agg(json_build_object('id', held."id", 'memberId', held."memberId",
          'boatId', held."boatId", 'bookingDate', held."bookingDate",
          'startTime', held."startTime", 'duration', held."duration"::float8,
          'until', extract(epoch FROM held."heldUntil") * 1000,
          'overlaps', booking_span(held."bookingDate", held."startTime", held."duration") && ${wanted},
          'waitlistEntryId', offer."wishId")), '[]')
        FROM "bookings" held LEFT JOIN "wish_offers" offer ON offer."bookingId" = held."id"
       WHERE held."heldUntil" IS NOT NULL AND (held."memberId" = ${memberId}
         OR held."boatId" = ${boatId} AND held."bookingDate" = ${bookingDate}::date))
        AS "heldSlots",
      (SELECT coalesce(json_agg("id"), '[]') FROM "wishes"
        WHERE "memberId" = ${memberId} AND "endedAt" IS NULL
          AND "bookingDate" = ${bookingDate}::date
          AND "from" < ${endTime(startTime, duration)} AND "to" > ${startTime}) AS "touchedEntries"`;
}

/** What an outing does to the waitlist. */
export interface WaitingInTheWay {
  /** what is held on the boat that day for others */
  held: Occupancy[];
  /** the member's own hold of exactly this slot: booking it accepts it */
  accepts: number | null;
  /** holds that go: those past their time, and the member's own, whose waitlist entry ends */
  gone: { id: number; boatId: number; bookingDate: string }[];
  /** waitlist entries that end, because their member books in their time */
  entries: number[];
  /** the member has an offer already */
  hasOffer: boolean;
}

/** What a booking of this place, for this member, would do to it. */
export function waitingInTheWay(
  { heldSlots, touchedEntries: entries }: WaitingColumns,
  { memberId, boatId, bookingDate, startTime, duration }: Place & { memberId: number },
  at: Date,
): WaitingInTheWay {
  const isOver = ({ until }: Held) => until <= at.getTime();
  const isOwn = (held: Held) => held.memberId === memberId;
  const isExact = (held: Held) =>
    held.boatId === boatId &&
    held.bookingDate === bookingDate &&
    held.startTime === startTime &&
    held.duration === duration;
  const goes = (held: Held) =>
    isOwn(held)
      ? held.overlaps || (held.waitlistEntryId !== null && entries.includes(held.waitlistEntryId))
      : held.overlaps && isOver(held);
  const accepted = heldSlots.find((held) => isOwn(held) && isExact(held) && !isOver(held));
  return {
    held: heldSlots
      .filter((held) => !isOwn(held) && !isOver(held))
      .map((held) => ({ ...held, status: "held" })),
    accepts: accepted?.id ?? null,
    gone: heldSlots.filter((held) => held !== accepted && goes(held)),
    entries,
    hasOffer: heldSlots.some(isOwn),
  };
}

/** The waitlist in the way of a booking that is moved: it stays itself, so what is held for its member goes. */
export function waitingWhereItGoes(
  columns: WaitingColumns,
  to: Place & { memberId: number },
  at: Date,
): WaitingInTheWay {
  const { accepts, ...waiting } = waitingInTheWay(columns, to, at);
  const { boatId, bookingDate } = to;
  const own = accepts === null ? [] : [{ id: accepts, boatId, bookingDate }];
  return { ...waiting, accepts: null, gone: [...waiting.gone, ...own] };
}
