import type { MoneyBack, Sales } from "../../shared/annual-report/annual-facts";
import type { Period } from "../../shared/annual-report/report-year";
import { Prisma, type Statements } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";
import { clubMonthOf, isWithin } from "./club-months";

/** What was paid for, by the month in which the money came, and by currency. Months without an order are left out. */
export function listSales(db: Statements, period: Period, clock: ClubClock): Promise<Sales[]> {
  const capturedAt = Prisma.sql`paid."capturedAt"`;
  return db.$queryRaw<Sales[]>`
    SELECT ${clubMonthOf(capturedAt, period, clock)} AS "month",
           paid."currency",
           count(*)::int AS "orders",
           sum(bought."quarters")::int AS "quarters",
           sum(paid."subtotalCents")::int AS "netCents",
           sum(paid."taxCents")::int AS "gstCents"
      FROM "orders" paid
      JOIN (SELECT "orderId",
                   sum("quantity" * ("hoursIncluded" * 4
                                     + CASE WHEN "halfHour" THEN 2 ELSE 0 END)) AS "quarters"
              FROM "order_items" GROUP BY "orderId") bought ON bought."orderId" = paid."id"
     WHERE ${isWithin(capturedAt, period, clock)}
     GROUP BY 1, 2
     ORDER BY 1, 2`;
}

/**
 * What went back of payments, by the month in which it did, and by currency. The taxes in it are the
 * order's, each in shares that are rounded so that together they are what the order was charged, to the cent.
 */
export function listMoneyBack(
  db: Statements,
  period: Period,
  clock: ClubClock,
): Promise<MoneyBack[]> {
  const createdAt = Prisma.sql`"createdAt"`;
  return db.$queryRaw<MoneyBack[]>`
    SELECT ${clubMonthOf(createdAt, period, clock)} AS "month",
           "currency",
           "kind" = 'reversal' AS "reversed",
           sum("quarters")::int AS "quarters",
           sum("amountCents")::int AS "cents",
           sum((SELECT coalesce(sum((2 * tax * "soFar" + "totalCents") / (2 * "totalCents")
                                    - (2 * tax * ("soFar" - "amountCents") + "totalCents")
                                      / (2 * "totalCents")), 0)
                  FROM unnest("taxesCents") tax))::int AS "gstCents"
      FROM (SELECT back."createdAt", back."kind", back."quarters", back."amountCents",
                   paid."currency", paid."taxesCents", paid."totalCents",
                   sum(back."amountCents") OVER (PARTITION BY back."orderId"
                                                 ORDER BY back."id") AS "soFar"
              FROM "order_refunds" back
              JOIN "orders" paid ON paid."id" = back."orderId"
             WHERE back."refusedAt" IS NULL AND back."kind" <> 'return') back
     WHERE ${isWithin(createdAt, period, clock)}
     GROUP BY 1, 2, 3
     ORDER BY 1, 2, 3`;
}
