import type { Db } from "../database/open-database";
import { getClubSettings } from "./club-settings-queries";

/** Whether the club has taxes on its prices, or ever had: otherwise no table speaks of it. */
export async function knowsGst(db: Db): Promise<boolean> {
  const { taxes } = await getClubSettings(db);
  return (
    taxes.length > 0 || (await db.order.count({ where: { taxCents: { gt: 0 } }, take: 1 })) > 0
  );
}
