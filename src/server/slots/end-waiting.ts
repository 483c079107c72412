import type { Place } from "../../shared/bookings/moving-rules";
import { Prisma, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import { StaleRead } from "../database/writing";
import type { WaitingInTheWay } from "./waiting-in-the-way";

/** What of the waitlist ends: slots that are held, and waitlist entries. */
type Ending = Pick<WaitingInTheWay, "gone" | "entries">;

/**
 * Ends the waitlist entries that a booking meets and takes away what is held in its way. Asks
 * nothing where there is neither. The caller holds the member and `boats`; where something is held
 * on another one meanwhile, the work begins anew.
 */
export async function endWaiting(
  tx: Statements,
  { gone, entries }: Ending,
  boats: readonly { id: number }[],
  at: Date,
): Promise<void> {
  expectHeld(boats, gone);
  const writes = [
    ...(gone.length ? [takeAway(gone.map(({ id }) => id))] : []),
    ...(entries.length
      ? [endWaitlistEntries(Prisma.sql`"id" IN (${Prisma.join(entries)})`, at)]
      : []),
  ];
  if (writes.length) await writeTogether(tx, writes);
}

/** Begins the work anew where something is held on a boat that was not taken, since it came later. */
export function expectHeld(
  boats: readonly { id: number }[],
  places: readonly { boatId: number }[],
): void {
  if (places.some(({ boatId }) => !boats.some(({ id }) => id === boatId))) throw new StaleRead();
}

/** Takes away what was held past its time where a booking goes. The caller holds the boat. */
export async function takeAwayOver(
  tx: Statements,
  { boatId, bookingDate, startTime, duration }: Place,
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "bookings" WHERE "boatId" = ${boatId} AND "heldUntil" <= ${at}
       AND booking_span("bookingDate", "startTime", "duration")
           && booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric)`;
}

const takeAway = (ids: readonly number[]): Prisma.Sql => Prisma.sql`
  DELETE FROM "bookings" WHERE "heldUntil" IS NOT NULL AND "id" IN (${Prisma.join([...ids])})`;

/** The write that ends waitlist entries, which gives their places free. */
export const endWaitlistEntries = (which: Prisma.Sql, at: Date): Prisma.Sql => Prisma.sql`
  UPDATE "wishes" SET "place" = NULL, "endedAt" = ${at} WHERE "endedAt" IS NULL AND ${which}`;
