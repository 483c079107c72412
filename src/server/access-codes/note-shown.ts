import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { CodesSeen } from "../generated/prisma/client";
import type { SignedInActor } from "../people/actor";

interface ShownBooking {
  id: number;
  boatId: number;
  boat: { name: string };
  codesSeen: readonly CodesSeen[];
}

/**
 * Writes down which bookings show their member the present code of their boat for the first time,
 * each once, in the trail as well.
 */
export async function noteShown(
  db: PrismaClient,
  shown: readonly ShownBooking[],
  by: SignedInActor,
  at: Date,
): Promise<void> {
  const fresh = shown.filter(
    ({ boatId, codesSeen }) => !codesSeen.some((seen) => seen.boatId === boatId),
  );
  if (fresh.length === 0) return;
  await writing(db, async (tx) => {
    const member = await tx.member.findUniqueOrThrow({ where: { id: by.id } });
    for (const { id: bookingId, boatId, boat } of fresh) {
      // Of two reads at once, one writes the row.
      const { count } = await tx.codesSeen.createMany({
        data: [{ bookingId, boatId, seenAt: at }],
        skipDuplicates: true,
      });
      if (count === 0) continue;
      const subject = bookingSubject(bookingId, { member, boat });
      await recordAct(tx, by, "codes shown", subject, at, { after: { boat: boat.name } });
    }
  });
}
