import type { BoatBlockView } from "../../shared/boats/fleet-schemas";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";

/** The blocks that are not over, the soonest first. */
export async function listBlocksAhead(db: Db, today: ClubDate): Promise<BoatBlockView[]> {
  const blocks = await db.boatBlock.findMany({
    where: { endDate: { gte: toDay(today) } },
    include: { boat: { select: { name: true } } },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
  });
  return blocks.map((block) => ({
    id: block.id,
    boatId: block.boatId,
    boatName: block.boat.name,
    startDate: fromDay(block.startDate),
    endDate: fromDay(block.endDate),
    reason: block.reason,
  }));
}
