import { startOfHour, subDays } from "date-fns";
import type { VisitorTries, VisitorTry } from "../../shared/audit/audit-schemas";
import { type Db, Prisma } from "../database/open-database";
import type { Moment } from "../time/moment";

/**
 * The write that counts one more try of somebody without an account, from an address in this hour:
 * one row, however many there are. The trail, which nobody can empty, is not theirs to fill.
 */
export const countingVisitor = (
  what: VisitorTry,
  address: string,
  at: Date,
): Prisma.Sql => Prisma.sql`
  INSERT INTO "visitor_counts" ("what", "address", "hour") VALUES (${what}, ${address}, ${startOfHour(at)})
  ON CONFLICT ("what", "address", "hour") DO UPDATE SET "count" = "visitor_counts"."count" + 1`;

/** How often visitors tried what in the last 24 hours and the hour they began in. */
export async function countVisitorTries(db: Db, { at }: Moment): Promise<VisitorTries> {
  return db.$queryRaw<VisitorTries>`
    SELECT "what", sum("count")::int AS "times", count(DISTINCT "address")::int AS "addresses"
      FROM "visitor_counts" WHERE "hour" >= ${startOfHour(subDays(at, 1))}
     GROUP BY "what" ORDER BY "what" DESC`;
}
