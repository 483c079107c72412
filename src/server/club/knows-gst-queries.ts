import type { Db } from "../database/open-database";
import { getClubSettings } from "./club-settings-queries";

/** Whether the club charges GST, or ever did: otherwise no table speaks of it. */
export async function knowsGst(db: Db): Promise<boolean> {
  const { gst } = await getClubSettings(db);
  return gst || (await db.order.count({ where: { taxCents: { gt: 0 } }, take: 1 })) > 0;
}
