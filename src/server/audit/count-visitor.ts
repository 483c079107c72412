import { startOfHour } from "date-fns";
import { type Db, Prisma } from "../database/open-database";

/** What is counted of people without an account, whose every try would fill the trail. */
type Counted = "sign-in failed" | "password link requested";

/** The write that counts one more from an address in this hour: one row, however many there are. */
export const countingVisitor = (what: Counted, address: string, at: Date): Prisma.Sql => Prisma.sql`
  INSERT INTO "visitor_counts" ("what", "address", "hour") VALUES (${what}, ${address}, ${startOfHour(at)})
  ON CONFLICT ("what", "address", "hour") DO UPDATE SET "count" = "visitor_counts"."count" + 1`;

/** Counts one more, and gives how many there were in this hour. */
export async function countVisitor(
  db: Db,
  { what, address }: { what: Counted; address: string },
  at: Date,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    ${countingVisitor(what, address, at)} RETURNING "count"`;
  return row?.count ?? 1;
}
