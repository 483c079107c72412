import { recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { spanOf } from "./booking-view";

/** What an admin books or cancels for somebody goes into the trail; their own does not. */
export async function noteForMember(
  tx: Tx,
  act: "booked for a member" | "booking cancelled for a member",
  { id }: Pick<Booking, "id">,
  by: { id: number },
  at: Date,
): Promise<void> {
  const actor = await tx.member.findUniqueOrThrow({ where: { id: by.id } });
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id },
    include: { boat: true, member: true },
  });
  const { boat, member } = booking;
  const name = `${member.firstName} ${member.lastName}, ${boat.name}`;
  const subject = { type: "booking" as const, id, name };
  await recordAct(tx, { act, actor, subject, after: { ...spanOf(booking) } }, at);
}
