import { Refusal } from "../../shared/refusals";
import type { Statements, Tx } from "../database/open-database";
import { StaleRead } from "../database/writing";
import { lockBoats, lockMembers } from "../locks";
import { booked } from "./booked";

/**
 * Takes the boat of a booking and all whom its hours touch: its rower, and who is or was in its crew.
 * Under the boat's lock no crew changes, so those are read after it. Refuses BOOKING_NOT_FOUND.
 */
export async function lockOuting(
  tx: Tx,
  id: number,
  others: { boatIds?: readonly number[]; memberIds?: readonly number[] } = {},
) {
  const known = await tx.booking.findUnique({ where: { id, ...booked }, select: { boatId: true } });
  if (!known) throw new Refusal("BOOKING_NOT_FOUND");
  await lockBoats(tx, [known.boatId, ...(others.boatIds ?? [])]);
  await lockPeople(tx, [id], others.memberIds);
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id },
    include: { boat: true, member: true },
  });
  if (booking.boatId !== known.boatId) throw new StaleRead();
  return booking;
}

export type LockedOuting = Awaited<ReturnType<typeof lockOuting>>;

/** Takes all people of some outings, and others; the caller holds the boats. */
export async function lockPeople(
  tx: Tx,
  bookingIds: readonly number[],
  others: readonly number[] = [],
): Promise<void> {
  await lockMembers(tx, [...others, ...(await listPeople(tx, bookingIds))]);
}

/** Whose hours some outings touch. */
export async function listPeople(tx: Statements, bookingIds: readonly number[]): Promise<number[]> {
  const people = await tx.$queryRaw<{ memberId: number }[]>`
    SELECT "memberId" FROM "bookings" WHERE "id" = ANY(${[...bookingIds]}::int[])
     UNION
    SELECT "memberId" FROM "crew"
     WHERE "bookingId" = ANY(${[...bookingIds]}::int[]) AND "state" = 'in'`;
  return people.map(({ memberId }) => memberId);
}
