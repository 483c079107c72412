import type { z } from "zod";
import type { ownCrewEntry } from "../../shared/crew/crew-schemas";
import { toHours } from "../../shared/hours/quarters";
import { shortName } from "../../shared/members/short-name";
import type { Db } from "../database/open-database";

/** Every entry in the crews of a member's own bookings, and each that is about them, ended or not. */
export async function listOwnEntries(
  db: Db,
  memberId: number,
): Promise<z.infer<typeof ownCrewEntry>[]> {
  const named = { select: { firstName: true, lastName: true } };
  const entries = await db.crewEntry.findMany({
    where: { OR: [{ booking: { memberId } }, { memberId }] },
    include: { member: named, booking: { include: { member: named } } },
    orderBy: { id: "asc" },
  });
  return entries.map(({ member, booking, ...entry }) => {
    const isOwnBooking = booking.memberId === memberId;
    const other = isOwnBooking ? member : booking.member;
    return {
      id: entry.id,
      bookingId: entry.bookingId,
      name:
        (isOwnBooking ? entry.words : null) ?? (other ? shortName(other) : "A name no longer kept"),
      state: entry.state,
      part: toHours(entry.partQuarters),
      createdAt: entry.createdAt.toISOString(),
      joinedAt: entry.joinedAt?.toISOString() ?? null,
      endedAt: entry.endedAt?.toISOString() ?? null,
      aboard: entry.aboard,
    };
  });
}
