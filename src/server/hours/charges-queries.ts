import type { LotCharge } from "../../shared/hours/lots";
import { Prisma, type Statements } from "../database/open-database";

/**
 * What a booking charges one member now, as a column: the net of each lot, the one last charged first.
 * That is the order in which hours go back.
 */
export const chargesColumn = (bookingId: number, memberId: number) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object('lotId', charge."lotId",
       'quarters', charge."quarters", 'expiresOn', lot."expiresOn") ORDER BY charge."last" DESC), '[]')
     FROM (SELECT "lotId", sum("quarters") AS "quarters",
                  max("id") FILTER (WHERE "kind" = 'charge') AS "last"
             FROM "hour_ledger" WHERE "bookingId" = ${bookingId} AND "memberId" = ${memberId}
            GROUP BY "lotId" HAVING sum("quarters") < 0) charge
     JOIN "hour_lots" lot ON lot."id" = charge."lotId")`;

export async function listCharges(
  tx: Statements,
  bookingId: number,
  memberId: number,
): Promise<LotCharge[]> {
  const [{ charges }] = await tx.$queryRaw<[{ charges: LotCharge[] }]>`
    SELECT ${chargesColumn(bookingId, memberId)} AS "charges"`;
  return charges;
}
