import { bookingReference } from "../../shared/bookings/booking-reference";
import { toHours } from "../../shared/hours/quarters";
import { formatCents } from "../../shared/payments/money";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import { listBalances } from "../hours/account-queries";

/** A table to download: its columns in order, and its rows as they are read. */
export interface CsvExport {
  columns: readonly string[];
  /** `today` is the club's date, for balances */
  rows: (db: PrismaClient, today: ClubDate) => AsyncIterable<readonly CsvValue[]>;
}

export type CsvValue = string | number | boolean | null;

const batch = 500;

/** What admins can download; rows are read in batches, so that the largest club fits. */
export const csvExports = {
  members: {
    columns: [
      "id",
      "firstName",
      "lastName",
      "email",
      "phone",
      "address",
      "city",
      "province",
      "postalCode",
      "approvalStatus",
      "membershipStatus",
      "isManager",
      "isAdmin",
      "registrationDate",
      "hoursRemaining",
    ],
    rows: (db, today) =>
      inBatches(
        async (after) => {
          const members = await db.member.findMany({
            where: { id: { gt: after }, deletedAt: null },
            orderBy: { id: "asc" },
            take: batch,
          });
          const ids = members.map(({ id }) => id);
          const balances = await listBalances(db, today, ids);
          return members.map((member) => ({ ...member, balance: balances.get(member.id) ?? 0 }));
        },
        (member) => [
          member.id,
          member.firstName,
          member.lastName,
          member.email,
          member.phone,
          member.address,
          member.city,
          member.province,
          member.postalCode,
          member.approvalStatus,
          member.membershipStatus,
          member.isManager,
          member.isAdmin,
          member.registrationDate.toISOString(),
          member.balance,
        ],
      ),
  },

  bookings: {
    columns: [
      "reference",
      "date",
      "start",
      "duration",
      "boat",
      "memberId",
      "member",
      "hoursUsed",
      "status",
      "createdAt",
    ],
    rows: (db) =>
      inBatches(
        (after) =>
          db.booking.findMany({
            where: { id: { gt: after } },
            include: {
              boat: { select: { name: true } },
              member: { select: { firstName: true, lastName: true } },
            },
            orderBy: { id: "asc" },
            take: batch,
          }),
        (booking) => [
          bookingReference(booking.id),
          fromDay(booking.bookingDate),
          booking.startTime,
          booking.duration.toNumber(),
          booking.boat.name,
          booking.memberId,
          `${booking.member.firstName} ${booking.member.lastName}`,
          booking.hoursUsed.toNumber(),
          booking.status,
          booking.createdAt.toISOString(),
        ],
      ),
  },

  ledger: {
    columns: ["id", "createdAt", "memberId", "kind", "hours", "balance", "reason", "booking"],
    rows: (db) =>
      inBatches(
        (after) =>
          db.hourLine.findMany({
            where: { id: { gt: after } },
            orderBy: { id: "asc" },
            take: batch,
          }),
        (line) => [
          line.id,
          line.createdAt.toISOString(),
          line.memberId,
          line.kind,
          toHours(line.quarters),
          toHours(line.balanceQuarters),
          line.reason,
          line.bookingId && bookingReference(line.bookingId),
        ],
      ),
  },

  payments: {
    columns: [
      "receipt",
      "capturedAt",
      "memberId",
      "gateway",
      "status",
      "subtotal",
      "gst",
      "total",
      "refunded",
    ],
    rows: (db) =>
      inBatches(
        (after) =>
          db.order.findMany({
            where: { id: { gt: after }, captureId: { not: null } },
            orderBy: { id: "asc" },
            take: batch,
          }),
        (order) => [
          order.receiptNumber,
          order.capturedAt?.toISOString() ?? null,
          order.memberId,
          order.gateway,
          order.status,
          formatCents(order.subtotalCents),
          formatCents(order.taxCents),
          formatCents(order.totalCents),
          formatCents(order.refundedCents),
        ],
      ),
  },

  audit: {
    columns: [
      "id",
      "createdAt",
      "act",
      "actor",
      "subjectType",
      "subjectId",
      "subject",
      "before",
      "after",
    ],
    rows: (db) =>
      inBatches(
        (after) =>
          db.auditEntry.findMany({
            where: { id: { gt: after } },
            orderBy: { id: "asc" },
            take: batch,
          }),
        (entry) => [
          entry.id,
          entry.createdAt.toISOString(),
          entry.act,
          entry.actorName,
          entry.subjectType,
          entry.subjectId,
          entry.subjectName,
          entry.before === null ? "" : JSON.stringify(entry.before),
          entry.after === null ? "" : JSON.stringify(entry.after),
        ],
      ),
  },
} as const satisfies Record<string, CsvExport>;

export type CsvExportName = keyof typeof csvExports;
export const csvExportNames = Object.keys(csvExports) as CsvExportName[];

async function* inBatches<R extends { id: number }>(
  read: (after: number) => Promise<R[]>,
  shape: (row: R) => readonly CsvValue[],
): AsyncGenerator<readonly CsvValue[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    for (const row of rows) yield shape(row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
