import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { entryOf, type OutingPeople } from "../fleet/outing-participants";
import type { CodesSeen, CrewCodesSeen, CrewEntry } from "../generated/prisma/client";
import type { SignedInActor } from "../people/actor";

interface ShownBooking extends OutingPeople {
  id: number;
  boatId: number;
  boat: { name: string };
  codesSeen: readonly CodesSeen[];
  crew: readonly (OutingPeople["crew"][number] & { codesSeen: readonly CrewCodesSeen[] })[];
}

/**
 * Writes down which bookings show somebody who has them the present code of their boat for the first
 * time, each once for each of its people, in the trail as well.
 */
export async function noteShown(
  db: PrismaClient,
  shown: readonly ShownBooking[],
  by: SignedInActor,
  at: Date,
): Promise<void> {
  const fresh = shown.filter((booking) => {
    const { codesSeen } = entryOf(booking, by.id) ?? booking;
    return !codesSeen.some(({ boatId }) => boatId === booking.boatId);
  });
  if (fresh.length === 0) return;
  await writing(db, async (tx) => {
    for (const booking of fresh) {
      // Of two reads at once, one writes the row.
      if ((await noteSeen(tx, booking, entryOf(booking, by.id), at)) === 0) continue;
      const subject = bookingSubject(booking.id, booking);
      const after = { boat: booking.boat.name };
      await recordAct(tx, by, "codes shown", subject, at, { after });
    }
  });
}

/** Gives how many rows it wrote. */
async function noteSeen(
  tx: Tx,
  { id: bookingId, boatId }: ShownBooking,
  entry: CrewEntry | undefined,
  seenAt: Date,
): Promise<number> {
  const { count } = entry
    ? await tx.crewCodesSeen.createMany({
        data: [{ crewId: entry.id, boatId, seenAt }],
        skipDuplicates: true,
      })
    : await tx.codesSeen.createMany({
        data: [{ bookingId, boatId, seenAt }],
        skipDuplicates: true,
      });
  return count;
}
