import type { Actor } from "../actor";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { spanOf } from "./booking-view";

/** What an admin books or cancels for somebody goes into the trail; their own does not. */
export async function noteForMember(
  tx: Tx,
  act: "booked for a member" | "booking cancelled for a member",
  { id }: Pick<Booking, "id">,
  by: Actor,
  at: Date,
): Promise<void> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id },
    include: { boat: true, member: true },
  });
  const after = { ...spanOf(booking) };
  await recordAct(tx, by, act, bookingSubject(id, booking), at, { after });
}
