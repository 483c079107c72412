import { bookingReference } from "../../shared/bookings/booking-reference";
import { toHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import { fromDay, toDay } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import { feePaidIn, feePaidOn } from "../fees/fee-queries";
import { listBalances } from "../hours/account-queries";
import { listDueLines, listMembersWithDueExpiries } from "../hours/due-expiries-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import { booked } from "../slots/booked";
import type { Moment } from "../time/moment";
import { listPayments } from "./payments-queries";

/** What admins can download. */
export const csvExports = {
  members: csvExport(
    async (db, { where, ...batch }, { now, clock }) => {
      const members = await db.member.findMany({ ...batch, where: { ...where, deletedAt: null } });
      const ids = members.map(({ id }) => id);
      const balances = await listBalances(db, now.today, ids);
      const { feeSeason } = await getClubSettings(db);
      return members.map((one) => ({
        ...one,
        hoursRemaining: balances.get(one.id) ?? 0,
        feePaidOn: feePaidOn(one, clock),
        feePaidUntil: feePaidIn(feeSeason, one, clock),
      }));
    },
    [
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
      "feePaidOn",
      "feePaidUntil",
    ],
  ),

  bookings: csvExport(
    async (db, batch, { club }) => {
      const bookings = await db.booking.findMany({
        ...batch,
        where: { ...batch.where, ...booked },
        include: {
          boat: { select: { name: true } },
          member: { select: { firstName: true, lastName: true } },
        },
      });
      return bookings.map((booking) => ({
        ...booking,
        reference: bookingReference(booking.id, club),
        date: fromDay(booking.bookingDate),
        duration: booking.duration.toNumber(),
        boat: booking.boat.name,
        member: fullName(booking.member),
        hoursUsed: booking.hoursUsed.toNumber(),
        hoursKept: booking.hoursKept.toNumber(),
      }));
    },
    [
      "reference",
      "date",
      { key: "startTime", header: "start" },
      "duration",
      "boat",
      "memberId",
      "member",
      "hoursUsed",
      "status",
      "createdAt",
      "hoursKept",
    ],
  ),

  ledger: csvExport(
    async (db, batch, { club }) => {
      const lines = await db.hourLine.findMany(batch);
      return lines.map(({ id, createdAt, memberId, kind, reason, ...line }) => ({
        id,
        createdAt,
        memberId,
        kind,
        hours: toHours(line.quarters),
        balance: toHours(line.balanceQuarters),
        reason,
        booking: line.bookingId && bookingReference(line.bookingId, club),
      }));
    },
    ["id", "createdAt", "memberId", "kind", "hours", "balance", "reason", "booking"],
    async function* (db, moment) {
      for (const memberId of await listMembersWithDueExpiries(db, moment.now.today)) {
        for (const line of await listDueLines(db, memberId, moment))
          yield { ...line, booking: null };
      }
    },
  ),

  payments: csvExport(
    (db, batch, { clock }) => listPayments(db, batch, clock),
    [
      { key: "receiptNumber", header: "receipt" },
      "capturedAt",
      "memberId",
      "gateway",
      "status",
      "subtotal",
      { key: "tax", header: "gst" },
      "total",
      "refunded",
      "payer",
      "items",
      "paidOn",
      "refundedOn",
      { key: "refundedTax", header: "refundedGst" },
      "currency",
      "taxes",
    ],
  ),

  audit: csvExport(
    (db, batch) => db.auditEntry.findMany(batch),
    [
      "id",
      "createdAt",
      "act",
      { key: "actorName", header: "actor" },
      "subjectType",
      "subjectId",
      { key: "subjectName", header: "subject" },
      "before",
      "after",
    ],
  ),

  boats: csvExport(
    async (db, batch) => {
      const boats = await db.boat.findMany(batch);
      return boats.map((boat) => ({
        ...boat,
        lights: yesOrNo(boat.lights),
        available: yesOrNo(boat.available),
        managerDisabled: yesOrNo(boat.managerDisabled),
      }));
    },
    [
      "id",
      "name",
      "description",
      "category",
      "capacity",
      "requiredClearance",
      "lights",
      "available",
      "managerDisabled",
    ],
  ),

  hours: csvExport(
    async (db, { where, ...batch }, { now }) => {
      const lots = await db.hourLot.findMany({
        ...batch,
        where: {
          ...where,
          remainingQuarters: { gt: 0 },
          OR: [{ expiresOn: null }, { expiresOn: { gte: toDay(now.today) } }],
        },
        include: { member: { select: { firstName: true, lastName: true, email: true } } },
      });
      return lots.map(({ id, member, remainingQuarters, expiresOn }) => ({
        id,
        email: member.email,
        member: fullName(member),
        hours: toHours(remainingQuarters),
        expiresOn: expiresOn && fromDay(expiresOn),
      }));
    },
    [{ key: "id", header: "lot" }, "email", "member", "hours", "expiresOn"],
  ),

  clearances: csvExport(
    async (db, { where, ...batch }) => {
      const members = await db.member.findMany({
        ...batch,
        where: { ...where, clearances: { some: {} } },
        include: { clearances: { orderBy: { name: "asc" } } },
      });
      return members.flatMap((member) =>
        member.clearances.map(({ name, grantedOn, expiresOn }) => ({
          id: member.id,
          member: fullName(member),
          clearance: name,
          grantedOn: fromDay(grantedOn),
          expiresOn: fromDay(expiresOn),
        })),
      );
    },
    [{ key: "id", header: "memberId" }, "member", "clearance", "grantedOn", "expiresOn"],
  ),
};

const yesOrNo = (answer: boolean) => (answer ? "yes" : "no");

export type CsvExportName = keyof typeof csvExports;
export const csvExportNames = Object.keys(csvExports) as CsvExportName[];

/**
 * A table to download: rows in batches, so that the largest club fits and everybody else is answered
 * in between, and its columns in order. Balances are those of the moment. What counts as written and is
 * not yet comes last.
 */
function csvExport<R>(
  read: (db: PrismaClient, batch: Batch, moment: Moment) => Promise<(R & { id: number })[]>,
  columns: (ColumnOf<R> | { key: ColumnOf<R>; header: string })[],
  readUnwritten?: (db: PrismaClient, moment: Moment) => AsyncIterable<NoInfer<R>>,
) {
  async function* rows(db: PrismaClient, moment: Moment) {
    let last: { id: number } | undefined;
    do {
      const batch = await read(db, batchAfter(last?.id ?? 0), moment);
      yield* batch;
      last = batch.at(-1);
    } while (last);
    if (readUnwritten) yield* readUnwritten(db, moment);
  }
  return { columns, rows };
}

type ColumnOf<R> = keyof R & string;
type Batch = ReturnType<typeof batchAfter>;
const batchAfter = (id: number) => ({
  where: { id: { gt: id } },
  orderBy: { id: "asc" as const },
  take: 200,
});
