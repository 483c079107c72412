import type { CodeSeen } from "../../shared/access-codes/codes-schemas";
import type { Db } from "../database/open-database";

/** Boats whose present lock code was shown to people who have left the club since. */
export async function listCodesSeenByLeavers(db: Db): Promise<CodeSeen[]> {
  const seen = await db.codesSeen.findMany({
    where: { booking: { member: { deletedAt: { not: null } } } },
    include: {
      boat: { select: { id: true, name: true } },
      booking: { select: { memberId: true } },
    },
    orderBy: [{ boatId: "asc" }, { bookingId: "asc" }],
  });
  const boats = new Map(seen.map(({ boat }) => [boat.id, boat]));
  return [...boats.values()].map((boat) => {
    const people = seen.filter(({ boatId }) => boatId === boat.id);
    return { boat, people: new Set(people.map(({ booking }) => booking.memberId)).size };
  });
}
