import { bookingReference } from "../../shared/bookings/booking-reference";
import type { Conditions } from "../../shared/conditions/conditions-schemas";
import type { Finding } from "../../shared/finding";
import type { LotChange } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { BookingSpan } from "../../shared/time/booking-span";
import { Prisma, type Statements } from "../database/open-database";
import { writeWithNew } from "../database/write-together";
import { postingWrites } from "../hours/ledger";
import type { Mail, MailMember } from "../mail/mail";
import { insertMail } from "../mail/queue-mail";

export interface BookingRecord {
  boat: { id: number; name: string };
  memberId: number;
  span: BookingSpan;
  /** what is taken from which lot; empty for unlimited members */
  charges: LotChange[];
  /** the balance before, in quarters */
  balanceQuarters: number;
  /** what spoke against it, and why an admin booked it all the same */
  warnings?: readonly Finding[];
  override?: string | null;
  /** how the conditions looked */
  conditions?: Conditions | null;
  /** fair use never counts it */
  shortNotice?: boolean;
  createdBy: number | null;
  at: Date;
  /** what the member is told of it, in the same statement */
  notice?: { to: MailMember; mails: readonly Mail[] };
}

/**
 * Writes a booking, its charge and its mail in one statement; gives its id. `accepts` is the row that
 * holds its slot, which becomes the booking.
 */
export async function recordBooking(
  tx: Statements,
  record: BookingRecord,
  accepts: number | null = null,
): Promise<number> {
  const { boat, memberId, span, charges, balanceQuarters, createdBy: actorId, at, notice } = record;
  const { warnings = [], override = null, conditions = null, shortNotice = false } = record;
  const hoursUsed = toHours(chargedQuarters(charges));
  const decided = Prisma.sql`${hoursUsed}::numeric, ${JSON.stringify(warnings)}::jsonb, ${override},
            ${conditions && JSON.stringify(conditions)}::jsonb, ${shortNotice}, ${actorId}::int, ${at}::timestamptz`;
  const booking =
    accepts === null
      ? Prisma.sql`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", ${decisions})
    VALUES (${boat.id}, ${memberId}, ${span.bookingDate}::date, ${span.startTime},
            ${span.duration}::numeric, ${decided})`
      : Prisma.sql`
    UPDATE "bookings" SET "status" = 'confirmed', "heldUntil" = NULL, (${decisions}) = ROW(${decided})
     WHERE "id" = ${accepts}`;
  const reason = `Booked ${boat.name}`;
  const charge = {
    memberId,
    kind: "charge",
    changes: charges,
    balanceQuarters,
    reason,
    actorId,
    at,
  } as const;
  return writeWithNew(tx, booking, (bookingId) => [
    ...postingWrites({ ...charge, bookingId }),
    ...(notice?.mails.length ? [insertMail(notice.to, notice.mails, at, bookingId)] : []),
  ]);
}

/** The columns that are the same for a new row and for one that held the slot. */
const decisions = Prisma.raw(
  `"hoursUsed", "warnings", "override", "conditions", "shortNotice", "createdBy", "createdAt"`,
);

/** What a new booking looks like to whoever made it. */
export function toBookedView(id: number, record: BookingRecord, club: ClubProfile) {
  const { charges, balanceQuarters } = record;
  return {
    booking: { id, reference: bookingReference(id, club), ...toUnnumberedView(record) },
    hoursRemaining: toHours(balanceQuarters - chargedQuarters(charges)),
  };
}

/** And one that is not written, or not yet. */
export const toUnnumberedView = ({ boat, span, charges, ...record }: BookingRecord) => ({
  boatId: boat.id,
  ...span,
  hoursUsed: toHours(chargedQuarters(charges)),
  status: "confirmed" as const,
  warnings: [...(record.warnings ?? [])],
  override: record.override ?? null,
  conditions: record.conditions ?? null,
});

const chargedQuarters = (charges: readonly LotChange[]): number =>
  charges.reduce((sum, { quarters }) => sum - quarters, 0);
