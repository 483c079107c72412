import { bookingReference } from "../../shared/bookings/booking-reference";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import type { LotChange } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { Prisma, type Tx } from "../database/open-database";
import { postingSql } from "../hours/ledger";
import type { Mail, MailMember } from "../notifications/mail";
import { insertMailSql } from "../notifications/queue-mail";

export interface BookingRecord {
  boat: { id: number; name: string };
  memberId: number;
  span: BookingSpan;
  /** what is taken from which lot; empty for unlimited members */
  charges: LotChange[];
  /** the balance before, in quarters */
  balanceQuarters: number;
  createdBy: number;
  at: Date;
  /** what the member is told of it, in the same statement */
  notice?: { to: MailMember; mails: readonly Mail[] };
}

/** Writes a booking, its ledger lines, lots, subscription and mail in one statement; gives its id. */
export async function recordBooking(tx: Tx, record: BookingRecord): Promise<number> {
  const { boat, memberId, span, charges, balanceQuarters, createdBy, at, notice } = record;
  const hoursUsed = toHours(charges.reduce((sum, charge) => sum - charge.quarters, 0));
  const booking = Prisma.sql`
    booking AS (
      INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration",
                              "hoursUsed", "createdBy", "createdAt")
      VALUES (${boat.id}, ${memberId}, ${span.bookingDate}::date, ${span.startTime},
              ${span.duration}::numeric, ${hoursUsed}::numeric, ${createdBy}, ${at})
      RETURNING "id")`;
  const bookingId = Prisma.sql`(SELECT "id" FROM booking)`;
  const charge = charges.length
    ? Prisma.sql`, ${postingSql(
        {
          memberId,
          kind: "charge",
          changes: charges,
          balanceQuarters,
          reason: `Booked ${boat.name}`,
          actorId: createdBy,
          at,
        },
        bookingId,
      )}`
    : Prisma.empty;
  const mail = notice?.mails.length
    ? Prisma.sql`, mail AS (${insertMailSql(notice.to, notice.mails, at, bookingId)})`
    : Prisma.empty;
  const [row] = await tx.$queryRaw<
    [{ id: number }]
  >`WITH ${booking}${charge}${mail} SELECT "id" FROM booking`;
  return row.id;
}

/** What a new booking looks like to whoever made it. */
export function bookedView(id: number, record: BookingRecord) {
  const charged = record.charges.reduce((sum, charge) => sum - charge.quarters, 0);
  return {
    booking: {
      id,
      reference: bookingReference(id),
      boatId: record.boat.id,
      ...record.span,
      hoursUsed: toHours(charged),
      status: "confirmed" as const,
    },
    hoursRemaining: toHours(record.balanceQuarters - charged),
  };
}
