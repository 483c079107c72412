import { expect } from "vitest";
import type { AnnualReport } from "../../shared/annual-report/annual-report-schemas";
import { usualQuietDays } from "../../shared/annual-report/report-year";
import type { ClubDate } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import { listOrdersIn } from "../payments/order-queries";
import { getReceipt } from "../payments/receipt-queries";
import type { Actor } from "../people/actor";
import { getAnnualReport } from "../reports/annual-report-queries";
import { csvExports } from "../reports/csv-exports";
import { getUsageReport } from "../reports/usage-report-queries";
import { clubInstant, testMoment } from "./test-moment";

/**
 * What everybody reads of money and hours is the same to the cent and the quarter: the payments
 * page, receipts, `payments.csv`, the reports by months; and the balances and `ledger.csv`.
 */
export async function expectReportsAgree(db: PrismaClient, today: ClubDate, admin: Actor) {
  const moment = testMoment(clubInstant(today, "00:00"));
  const { clock } = moment;
  const page = [
    ...(await listOrdersIn(db, "captured", clock)),
    ...(await listOrdersIn(db, "refunded", clock)),
  ];
  const said = {
    page: sumsOf(page),
    receipts: sumsOf(
      await Promise.all(
        page.map(async ({ receiptNumber }) => {
          const { order } = await getReceipt(db, receiptNumber ?? 0, admin, clock);
          const lines = order.items.map(
            ({ unitPrice, unitTax, quantity }) => (cents(unitPrice) + cents(unitTax)) * quantity,
          );
          expect(sum(lines)).toBe(cents(order.total));
          expect(sum(order.taxes.map(({ amount }) => cents(amount)))).toBe(cents(order.tax));
          expect(cents(order.subtotal) + cents(order.tax)).toBe(cents(order.total));
          return order;
        }),
      ),
    ),
    csv: sumsOf(await all(csvExports.payments.rows(db, moment))),
    report: monthsOf((await getUsageReport(db, "2026-01-01", today, moment)).revenue),
    annual: incomeOf(await getAnnualReport(db, year(today), moment)),
  };
  for (const sums of Object.values(said)) expect(sums).toEqual(said.page);

  const lines = await all(csvExports.ledger.rows(db, moment));
  const members = await all(csvExports.members.rows(db, moment));
  for (const { id, hoursRemaining } of members) {
    const own = lines.filter(({ memberId }) => memberId === id);
    expect(sum(own.map(({ hours }) => hours))).toBe(hoursRemaining);
  }
}

async function all<R>(rows: AsyncIterable<R>): Promise<R[]> {
  const read: R[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

/** As hundredths, whatever the currency. */
const cents = (amount: string) => Math.round(Number(amount) * 100);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const year = (endDate: ClubDate) => ({
  startDate: "2026-01-01",
  endDate,
  quietDays: usualQuietDays,
});

/** The annual report's months, added up. */
function incomeOf({ figures }: AnnualReport) {
  const { columns, rows } = figures.find(({ name }) => name === "income") ?? raise();
  const sumOf = (...keys: string[]) =>
    sum(
      keys.flatMap((key) => {
        const nr = columns.findIndex((column) => column.key === key);
        return rows.map((row) => cents(String(row[nr])));
      }),
    );
  const sums = { captured: sumOf("gross"), refunded: sumOf("refunded", "reversed") };
  expect(sumOf("kept")).toBe(sums.captured - sums.refunded);
  return sums;
}

function raise(): never {
  throw new Error("The annual report has no income.");
}

const sumsOf = (orders: readonly { total: string; refunded: string }[]) => ({
  captured: sum(orders.map(({ total }) => cents(total))),
  refunded: sum(orders.map(({ refunded }) => cents(refunded))),
});

const monthsOf = (months: readonly { captured: string; refunded: string }[]) => ({
  captured: sum(months.map(({ captured }) => cents(captured))),
  refunded: sum(months.map(({ refunded }) => cents(refunded))),
});
