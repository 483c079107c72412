import { Prisma, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";

/**
 * The step that frees a slot, and the only one: a confirmed booking is cancelled, or goes to another
 * boat or time. `becomes` says what is set in its row; `besides` is written in the same statement:
 * hours, mail. The caller holds the locks of its boat, of the boat it goes to, and of its member.
 */
export async function freeSlot(
  tx: Statements,
  bookingId: number,
  becomes: Prisma.Sql,
  besides: readonly Prisma.Sql[] = [],
): Promise<void> {
  const booking = Prisma.sql`UPDATE "bookings" SET ${becomes} WHERE "id" = ${bookingId}`;
  await writeTogether(tx, [booking, ...besides]);
}
