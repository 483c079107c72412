import { wholeCurrencies } from "../../shared/profile/currencies";
import type { Db } from "../database/open-database";

/** A row that disagrees with another, in words. */
export interface BookProblem {
  subject: string;
  problem: string;
}

/**
 * A treasurer's reconciliation: orders, captures, ledger, lots and subscriptions held against
 * each other. Empty when they agree.
 */
export const compareBooks = (db: Db): Promise<BookProblem[]> => db.$queryRawUnsafe(booksQuery);

// How many cents an order's currency has to its unit.
const unit = `CASE WHEN "order"."currency" IN (${wholeCurrencies.map((one) => `'${one}'`).join(", ")})
                   THEN 1.0 ELSE 100.0 END`;

/** The reconciliation as a statement, which gives a `BookProblem` a row. */
export const booksQuery = `
    SELECT 'member ' || member."id" AS "subject",
           'lots ' || lots.quarters / 4.0 || ', ledger ' || ledger.quarters / 4.0
             || ', subscription ' || coalesce(sub."remainingHours", 0) || ' hours' AS "problem"
      FROM "members" member
      LEFT JOIN "member_subscriptions" sub ON sub."memberId" = member."id",
      LATERAL (SELECT coalesce(sum("remainingQuarters"), 0) AS quarters FROM "hour_lots"
                WHERE "memberId" = member."id") lots,
      LATERAL (SELECT coalesce(sum("quarters"), 0) AS quarters FROM "hour_ledger"
                WHERE "memberId" = member."id") ledger
     WHERE lots.quarters <> ledger.quarters
        OR ledger.quarters <> coalesce(sub."remainingHours", 0) * 4
    UNION ALL
    SELECT 'lot ' || lot."id",
           'holds ' || lot."remainingQuarters" / 4.0 || ', its lines say '
             || coalesce(sum(line."quarters"), 0) / 4.0
      FROM "hour_lots" lot LEFT JOIN "hour_ledger" line ON line."lotId" = lot."id"
     GROUP BY lot."id" HAVING lot."remainingQuarters" <> coalesce(sum(line."quarters"), 0)
    UNION ALL
    SELECT 'booking ' || booking."id",
           'uses ' || booking."hoursUsed" || ' hours, its lines say '
             || -coalesce(sum(line."quarters"), 0) / 4.0
      FROM "bookings" booking LEFT JOIN "hour_ledger" line ON line."bookingId" = booking."id"
     GROUP BY booking."id"
    HAVING -coalesce(sum(line."quarters"), 0)
           <> CASE booking."status" WHEN 'confirmed' THEN booking."hoursUsed" * 4 ELSE booking."hoursKept" * 4 END
    UNION ALL
    SELECT 'order ' || "order"."id",
           'bought ' || coalesce(bought.quarters, 0) / 4.0 || ' hours, its lots were given '
             || coalesce(given.quarters, 0) / 4.0
      FROM "orders" "order",
      LATERAL (SELECT sum("quantity" * ("hoursIncluded" * 4 + CASE WHEN "halfHour" THEN 2 ELSE 0 END)) AS quarters FROM "order_items"
                WHERE "orderId" = "order"."id" AND "kind" = 'hours') bought,
      LATERAL (SELECT sum(lot."creditedQuarters") AS quarters FROM "hour_lots" lot
                 JOIN "order_items" item ON item."id" = lot."orderItemId"
                WHERE item."orderId" = "order"."id") given
     WHERE coalesce(given.quarters, 0) <> CASE WHEN "order"."captureId" IS NULL THEN 0
                                               ELSE coalesce(bought.quarters, 0) END
    UNION ALL
    SELECT 'order ' || "order"."id",
           'is refunded ' || "order"."refundedCents" / ${unit} || ' ' || "order"."currency"
             || ', its refunds say ' || coalesce(sum(refund."amountCents"), 0) / ${unit}
      FROM "orders" "order" LEFT JOIN "order_refunds" refund
            ON refund."orderId" = "order"."id" AND refund."refusedAt" IS NULL
           AND refund."kind" <> 'return'
     GROUP BY "order"."id" HAVING "order"."refundedCents" <> coalesce(sum(refund."amountCents"), 0)
    UNION ALL
    SELECT 'order ' || "order"."id",
           'is of ' || "order"."subtotalCents" / ${unit} || ' ' || "order"."currency"
             || ' before taxes of ' || "order"."taxCents" / ${unit} || ', its items say otherwise'
      FROM "orders" "order"
     WHERE "order"."subtotalCents" <> (SELECT sum("quantity" * "unitPriceCents")
                                         FROM "order_items" WHERE "orderId" = "order"."id")
        OR EXISTS (SELECT 1 FROM generate_series(1, cardinality("order"."taxesCents")) nr
                    WHERE "order"."taxesCents"[nr]
                          <> (SELECT sum("quantity" * coalesce("unitTaxesCents"[nr], 0))
                                FROM "order_items" WHERE "orderId" = "order"."id"))
    UNION ALL
    SELECT 'refund ' || refund."id",
           'takes ' || refund."quarters" / 4.0 || ' hours, its lines say '
             || -sum(line."quarters") / 4.0
      FROM "order_refunds" refund JOIN "hour_ledger" line
        ON line."refundId" = refund."id" AND line."kind" = 'subtraction'
     GROUP BY refund."id" HAVING -sum(line."quarters") <> refund."quarters"
    UNION ALL
    SELECT 'order ' || "order"."id",
           'paid for ' || item."name" || ', which its member does not have on record'
      FROM "orders" "order" JOIN "order_items" item ON item."orderId" = "order"."id"
      JOIN "members" member ON member."id" = "order"."memberId"
     WHERE "order"."captureId" IS NOT NULL
       AND ((item."kind" = 'fee' AND member."feePaidAt" IS NULL AND "order"."status" = 'captured')
            OR (item."kind" = 'training' AND member."trainedAt" IS NULL))
    UNION ALL
    SELECT 'receipts', 'number ' || missing || ' is missing'
      FROM generate_series(1, (SELECT coalesce(max("value"), 0) FROM "counters"
                                WHERE "name" = 'receipts')) missing
     WHERE NOT EXISTS (SELECT 1 FROM "orders" WHERE "receiptNumber" = missing)`;
