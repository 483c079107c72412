import { getClubSettings } from "../club/club-settings-queries";
import { knowsGst } from "../club/knows-gst-queries";
import type { PrismaClient } from "../database/open-database";
import { type CsvExportName, csvExports } from "./csv-exports";

/**
 * The columns of an export today: a club that charges no GST, and never did, reads none of it, and one
 * whose fee is paid once has no day until when.
 */
export async function columnsOf(db: PrismaClient, name: CsvExportName) {
  const left = await columnLeftOut(db, name);
  return csvExports[name].columns.filter((column) => column !== left);
}

async function columnLeftOut(db: PrismaClient, name: CsvExportName): Promise<string | undefined> {
  if (name === "payments" && !(await knowsGst(db))) return "gst";
  if (name === "members" && (await getClubSettings(db)).feeSeason === "once") return "feePaidUntil";
  return undefined;
}
