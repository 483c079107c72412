import type { PrismaClient } from "../database/open-database";
import { getClubSettings } from "../settings/club-settings-queries";
import { knowsGst } from "../settings/knows-gst-queries";
import { type CsvExportName, csvExports } from "./csv-exports";

/**
 * The columns of an export today: a club that charges no GST, and never did, reads none of it, and one
 * whose fee is paid once has no day until when.
 */
export async function columnsOf(db: PrismaClient, name: CsvExportName) {
  const leftOut = await columnsLeftOut(db, name);
  return csvExports[name].columns.filter(
    (column) => !leftOut.includes(typeof column === "string" ? column : column.key),
  );
}

async function columnsLeftOut(db: PrismaClient, name: CsvExportName): Promise<string[]> {
  if (name === "payments" && !(await knowsGst(db))) return ["tax", "refundedTax", "taxes"];
  if (name === "members" && (await getClubSettings(db)).feeSeason === "once") {
    return ["feePaidUntil"];
  }
  return [];
}
