import { dueTimeOf } from "../../shared/outings/due-time";
import { type ChainLink, continuationsOf } from "../../shared/outings/outing-chain";
import { type ClockTime, endTime } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Booking, Outing } from "../generated/prisma/client";
import { spanOf } from "./span-of";

/** A boat that was launched and has not come back. */
export interface BoatOut {
  outing: Outing;
  /** the launched booking, and those that continue it */
  bookings: [head: ChainLink, ...continuations: ChainLink[]];
  /** when the last of these bookings ends */
  end: ClockTime;
  due: ClockTime;
}

/** The outing the boat is out on; null when it lies at the dock. */
export async function findBoatOut(db: Db, boatId: number): Promise<BoatOut | null> {
  const found = await db.outing.findFirst({
    where: { boatId, landedAt: null },
    include: { booking: true },
  });
  if (!found) return null;
  const { booking, ...outing } = found;
  const { memberId, bookingDate } = booking;
  const others = await db.booking.findMany({
    where: { boatId, memberId, bookingDate, status: "confirmed", outing: { is: null } },
  });
  return { outing, ...chainOut(toLink(booking), others.map(toLink), outing.extendedTo) };
}

/** The bookings that an outing covers, of which `head` was launched, and when it ends and is due. */
export function chainOut(
  head: ChainLink,
  others: readonly ChainLink[],
  extendedTo: ClockTime | null,
): Omit<BoatOut, "outing"> {
  const continuations = continuationsOf(head, others);
  const last = continuations.at(-1) ?? head;
  const end = endTime(last.startTime, last.duration);
  return { bookings: [head, ...continuations], end, due: dueTimeOf(end, extendedTo) };
}

/** When the boat's next booking of that day begins; what is held counts as long as it is. */
export async function findNextStart(
  db: Db,
  { bookings: [head], end }: Pick<BoatOut, "bookings" | "end">,
  at: Date,
): Promise<ClockTime | null> {
  const { boatId, bookingDate } = head;
  const next = await db.booking.findFirst({
    where: {
      boatId,
      bookingDate: toDay(bookingDate),
      startTime: { gte: end },
      OR: [{ status: "confirmed" }, { status: "held", heldUntil: { gt: at } }],
    },
    orderBy: { startTime: "asc" },
    select: { startTime: true },
  });
  return next?.startTime ?? null;
}

/** Whether the boat is out on a booking, has been, or neither (null). */
export async function findOutingStage(
  db: Db,
  { id, boatId }: Pick<Booking, "id" | "boatId">,
): Promise<"out" | "landed" | null> {
  const outing = await db.outing.findUnique({ where: { bookingId: id } });
  if (outing?.landedAt) return "landed";
  const out = await findBoatOut(db, boatId);
  return out?.bookings.some((one) => one.id === id) ? "out" : null;
}

export const toLink = (booking: Booking): ChainLink => ({
  id: booking.id,
  boatId: booking.boatId,
  memberId: booking.memberId,
  ...spanOf(booking),
});
