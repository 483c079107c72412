import { listBookingsAhead } from "../bookings/ahead-queries";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Boat } from "../generated/prisma/client";
import { queueMail } from "../notifications/queue-mail";
import { lockCodeChangedMail } from "../slots/booking-mails";
import type { Moment } from "../time/moment";

/** A boat has another lock code: nobody has seen it yet, and whoever has it booked is told. */
export async function tellNewCode(tx: Tx, boat: Boat, { at, now }: Moment) {
  await tx.codesSeen.deleteMany({ where: { boatId: boat.id } });
  const told = new Set<number>();
  for (const booking of await listBookingsAhead(tx, { boatId: boat.id }, now)) {
    if (told.has(booking.memberId)) continue;
    told.add(booking.memberId);
    const outing = { id: booking.id, ...spanOf(booking), boat: boat.name, reason: "" };
    const member = { ...booking.member, id: booking.memberId };
    await queueMail(tx, member, lockCodeChangedMail(member, outing), at);
  }
}
