import { takenHalfHours } from "../../shared/bookings/day-fullness";
import { formatCents } from "../../shared/payments/money";
import { inOrderOfKinds, kindOf } from "../../shared/profile/boat-kinds";
import type { UsageReport } from "../../shared/reports/reports";
import { type ClubDate, daysBetween, mondayOf, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { listHoursOnOffer } from "./hours-on-offer-queries";
import { listLoggedTotals } from "./logged-totals-queries";

/** How the club was used between two days: confirmed outings, money, and who its members are. */
export async function getUsageReport(
  db: Db,
  startDate: ClubDate,
  endDate: ClubDate,
  { clock, club }: Pick<Moment, "clock" | "club">,
): Promise<UsageReport> {
  const outings = await db.booking.findMany({
    where: {
      status: "confirmed",
      bookingDate: { gte: toDay(startDate), lte: toDay(endDate) },
    },
    select: {
      bookingDate: true,
      startTime: true,
      duration: true,
      boat: { select: { name: true, category: true } },
    },
  });
  const fleet = await listHoursOnOffer(db, { startDate, endDate }, club);
  const spans = outings.map((outing) => ({
    ...spanOf(outing),
    boat: outing.boat.name,
    category: kindOf(outing.boat.category, club).key,
  }));
  const use = (key: (span: (typeof spans)[number]) => string) => [
    ...group(spans, key, (spansOfOne) => ({
      hours: spansOfOne.reduce((sum, span) => sum + span.duration * 2, 0) / 2,
      outings: spansOfOne.length,
    })),
  ];
  return {
    weeks: use((span) => mondayOf(span.bookingDate))
      .map(([monday, used]) => ({ monday, ...used }))
      .sort((a, b) => a.monday.localeCompare(b.monday)),
    boats: use((span) => span.boat)
      .map(([name, used]) => ({
        name,
        ...used,
        hoursOnOffer: fleet.find((boat) => boat.name === name)?.hoursOnOffer ?? 0,
      }))
      .sort((a, b) => b.hours - a.hours),
    kinds: inOrderOfKinds(
      use((span) => span.category).map(([category, used]) => ({ category, ...used })),
      club,
    ).map(({ category: kind, ...used }) => ({ kind, ...used })),
    hoursOnOffer: fleet
      .filter(({ managerDisabled }) => !managerDisabled)
      .reduce((sum, boat) => sum + boat.hoursOnOffer, 0),
    busiest: busiestTimes(spans),
    revenue: await revenueByMonth(db, startDate, endDate, clock),
    logged: await listLoggedTotals(db, startDate, endDate),
    standings: await membersByStanding(db),
  };
}

type Span = { bookingDate: ClubDate; startTime: string; duration: number };

function busiestTimes(spans: readonly Span[]) {
  const taken = spans.flatMap((span) => {
    const weekday = daysBetween(mondayOf(span.bookingDate), span.bookingDate);
    return [...takenHalfHours([span])].map((minutes) => ({
      weekday,
      hour: Math.floor(minutes / 60),
    }));
  });
  return [
    ...group(
      taken,
      ({ weekday, hour }) => `${weekday} ${hour}`,
      (all) => ({ weekday: all[0]?.weekday ?? 0, hour: all[0]?.hour ?? 0, halfHours: all.length }),
    ).values(),
  ];
}

async function revenueByMonth(db: Db, startDate: ClubDate, endDate: ClubDate, clock: ClubClock) {
  const within = { gte: clock.instantOf(startDate, "00:00"), lt: clock.endOfDay(endDate) };
  const captured = await db.order.findMany({
    where: { capturedAt: within },
    select: { capturedAt: true, totalCents: true, currency: true },
  });
  const refunds = await db.orderRefund.findMany({
    where: { createdAt: within, refusedAt: null, kind: { not: "return" } },
    select: { createdAt: true, amountCents: true, order: { select: { currency: true } } },
  });
  const moves = [
    ...captured.map((order) => ({
      at: order.capturedAt,
      currency: order.currency,
      captured: order.totalCents,
      refunded: 0,
    })),
    ...refunds.map((refund) => ({
      at: refund.createdAt,
      currency: refund.order.currency,
      captured: 0,
      refunded: refund.amountCents,
    })),
  ];
  const monthOf = (at: Date | null) => (at ? clock.nowAt(at).today.slice(0, 7) : "");
  const months = group(
    moves,
    ({ at, currency }) => `${monthOf(at)} ${currency}`,
    (all) => ({
      month: monthOf(all[0]?.at ?? null),
      currency: all[0]?.currency ?? "",
      captured: all.reduce((sum, move) => sum + move.captured, 0),
      refunded: all.reduce((sum, move) => sum + move.refunded, 0),
    }),
  );
  return [...months]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, { captured, refunded, ...of }]) => ({
      ...of,
      captured: formatCents(captured, of.currency),
      refunded: formatCents(refunded, of.currency),
    }));
}

async function membersByStanding(db: Db) {
  const rows = await db.member.groupBy({
    by: ["approvalStatus", "membershipStatus"],
    where: { deletedAt: null },
    _count: true,
  });
  return rows
    .map((row) => ({
      standing: row.approvalStatus === "pending" ? "pending" : row.membershipStatus,
      members: row._count,
    }))
    .sort((a, b) => b.members - a.members);
}

function group<T, R>(rows: readonly T[], key: (row: T) => string, sum: (rows: T[]) => R) {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = key(row);
    const rowsOfOne = groups.get(name);
    if (rowsOfOne) rowsOfOne.push(row);
    else groups.set(name, [row]);
  }
  return new Map([...groups].map(([name, rowsOfOne]) => [name, sum(rowsOfOne)] as const));
}
