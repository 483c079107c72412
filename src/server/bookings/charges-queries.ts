import type { LotCharge } from "../../shared/hours/lots";
import { Prisma, type Statements } from "../database/open-database";

/**
 * What a booking is charged now, as a column: the net of each lot, the one last charged first. That
 * is the order in which hours go back.
 */
export const chargesColumn = (bookingId: number) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object('lotId', charge."lotId",
       'quarters', charge."quarters", 'expiresOn', lot."expiresOn") ORDER BY charge."last" DESC), '[]')
     FROM (SELECT "lotId", sum("quarters") AS "quarters",
                  max("id") FILTER (WHERE "kind" = 'charge') AS "last"
             FROM "hour_ledger" WHERE "bookingId" = ${bookingId}
            GROUP BY "lotId" HAVING sum("quarters") < 0) charge
     JOIN "hour_lots" lot ON lot."id" = charge."lotId")`;

export async function listCharges(tx: Statements, bookingId: number): Promise<LotCharge[]> {
  const [{ charges }] = await tx.$queryRaw<[{ charges: LotCharge[] }]>`
    SELECT ${chargesColumn(bookingId)} AS "charges"`;
  return charges;
}
