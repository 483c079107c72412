import type { Place } from "../../shared/bookings/moving-rules";
import { Prisma, type Statements } from "../database/open-database";
import { writeAndAsk } from "../database/write-together";
import type { Moment } from "../time/moment";
import { offerFreeSlots } from "./offer-free-slots";
import { waitsFor } from "./waiting-queries";

/** A booking, and where it lies before its slot is freed. */
export type FreedBooking = Pick<Place, "boatId" | "bookingDate"> & { id: number };

/**
 * The step that frees a slot, and the only one: a confirmed booking is cancelled, or goes to another
 * boat or time; who waits for the slot is offered it. `becomes` says what is set in its row; `besides`
 * is written in the same statement: hours, mail. The caller holds the locks of its boat, of the boat
 * it goes to, and of its member.
 */
export async function freeSlot(
  tx: Statements,
  { id, boatId, bookingDate }: FreedBooking,
  becomes: Prisma.Sql,
  moment: Moment,
  besides: readonly Prisma.Sql[] = [],
): Promise<void> {
  const booking = Prisma.sql`UPDATE "bookings" SET ${becomes} WHERE "id" = ${id}`;
  const ask = waitsFor(boatId, bookingDate, moment.club);
  const isWaitedFor = await writeAndAsk(tx, [booking, ...besides], ask);
  if (isWaitedFor) await offerFreeSlots(tx, { boatId, bookingDate }, moment);
}
