import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockBoats } from "../locks";
import type { Moment } from "../time/moment";
import { offerBookings } from "./take-out-of-service";

/**
 * Offers a choice to those whose booking of an unusable boat has come within the next 7 days; gives
 * how many. Nobody is asked twice while they have not chosen.
 */
export async function offerLaterBookings(
  db: PrismaClient,
  publicUrl: string,
  moment: Moment,
): Promise<number> {
  const unusable = { resolvedAt: null, severity: "unusable", boat: { available: false } };
  const reports = await db.damageReport.findMany({ where: unusable, orderBy: { id: "asc" } });
  let offered = 0;
  for (const { id, boatId } of reports) {
    offered += await writing(db, async (tx) => {
      await lockBoats(tx, [boatId]);
      const still = await tx.damageReport.findFirst({
        where: { id, ...unusable },
        include: { boat: true },
      });
      return still ? offerBookings(tx, still.boat, publicUrl, moment) : 0;
    });
  }
  return offered;
}
