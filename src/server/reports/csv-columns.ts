import { knowsGst } from "../club/knows-gst-queries";
import type { PrismaClient } from "../database/open-database";
import { type CsvExportName, csvExports } from "./csv-exports";

/** The columns of an export today: a club that charges no GST, and never did, reads none of it. */
export async function columnsOf(db: PrismaClient, name: CsvExportName) {
  const { columns } = csvExports[name];
  if (name !== "payments" || (await knowsGst(db))) return columns;
  return columns.filter((column) => column !== "gst");
}
