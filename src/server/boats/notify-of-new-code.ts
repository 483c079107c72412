import { listBookingsAhead, peopleAhead } from "../bookings/ahead-queries";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Boat } from "../generated/prisma/client";
import { queueMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { lockCodeChangedMail } from "./lock-code-mail";

/** A boat has another lock code: nobody has seen it yet, and whoever rows it is told, once. */
export async function notifyOfNewCode(tx: Tx, boat: Boat, { at, now, club }: Moment) {
  await tx.codesSeen.deleteMany({ where: { boatId: boat.id } });
  await tx.crewCodesSeen.deleteMany({ where: { boatId: boat.id } });
  const told = new Set<number>();
  for (const booking of await listBookingsAhead(tx, { boatId: boat.id }, now)) {
    const outing = { id: booking.id, ...spanOf(booking), boat: boat.name, reason: "" };
    for (const member of peopleAhead(booking)) {
      if (told.has(member.id)) continue;
      told.add(member.id);
      await queueMail(tx, member, lockCodeChangedMail(member, outing, club), at);
    }
  }
}
