import { compareBooks } from "../../../src/server/payments/compare-books-queries";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Orders, hours and bookings agree with each other, and nobody is in two places. */
export async function expectBooksWhole({ books }: SimulatedClub): Promise<void> {
  const problems = await compareBooks(books);
  if (problems.length > 0) throw new Broken("the books agree", problems);

  const overlaps = await books.$queryRaw<unknown[]>`
    SELECT one."id", other."id" AS "other", one."boatId" = other."boatId" AS "sameBoat"
      FROM "bookings" one JOIN "bookings" other
        ON one."bookingDate" = other."bookingDate" AND one."id" < other."id"
       AND (one."boatId" = other."boatId" OR one."memberId" = other."memberId")
     WHERE one."status" = 'confirmed' AND other."status" = 'confirmed'
       AND booking_span(one."bookingDate", one."startTime", one."duration")
        && booking_span(other."bookingDate", other."startTime", other."duration")`;
  if (overlaps.length > 0) throw new Broken("nobody is in two places", overlaps);

  const kept = await books.$queryRaw<unknown[]>`
    SELECT refund."id", sum(line."quarters") AS "quarters"
      FROM "order_refunds" refund JOIN "hour_ledger" line ON line."refundId" = refund."id"
      JOIN "members" member ON member."id" = line."memberId"
     WHERE refund."refusedAt" IS NOT NULL AND member."deletedAt" IS NULL
     GROUP BY refund."id" HAVING sum(line."quarters") <> 0`;
  if (kept.length > 0) throw new Broken("a refused refund gives its hours back", kept);

  const miscounted = await books.$queryRaw<unknown[]>`
    SELECT * FROM (
      SELECT "id", "memberId", "balanceQuarters",
             sum("quarters") OVER (PARTITION BY "memberId" ORDER BY "id") AS "running"
        FROM "hour_ledger") line
     WHERE "running" <> "balanceQuarters"`;
  if (miscounted.length > 0) throw new Broken("every line says the balance after it", miscounted);
}
