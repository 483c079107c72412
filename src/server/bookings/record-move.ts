import { bookingReference } from "../../shared/bookings/booking-reference";
import type { MovedView } from "../../shared/bookings/booking-schemas";
import { beginsElsewhere, type Place } from "../../shared/bookings/moving-rules";
import type { Conditions } from "../../shared/conditions/conditions-schemas";
import type { Finding } from "../../shared/finding";
import type { LotChange } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Prisma, type Statements } from "../database/open-database";
import { postingWrites } from "../hours/ledger";
import type { Mail, MailMember } from "../mail/mail";
import { insertMail, wants } from "../mail/queue-mail";
import { freeSlot } from "../slots/free-slot";
import type { Moment } from "../time/moment";

/** A booking where it lies from now on. */
interface MovedBooking extends Place {
  id: number;
  hoursUsed: number;
  /** as for a new booking */
  warnings: readonly Finding[];
  override: string | null;
  conditions: Conditions | null;
  shortNotice: boolean;
}

export interface MoveRecord {
  from: Place;
  moved: MovedBooking;
  /** who pays for it there, and how many seats nobody is named for */
  seats: { share: string; ways: number; free: number };
  member: MailMember;
  /** what is taken from which lot, or given back to it */
  changes: LotChange[];
  /** the balance before, in quarters */
  balanceQuarters: number;
  /** what the ledger says of it */
  reason: string;
  actorId: number;
  moment: Moment;
  mail: Mail;
}

/** Writes a moved booking, the difference of its charge and its mail, in one statement. */
export async function recordMove(tx: Statements, record: MoveRecord): Promise<void> {
  const { from, moved, seats, member, changes, mail, moment, ...line } = record;
  const { at } = moment;
  const movedAt = beginsElsewhere(from, moved) ? at : null;
  const becomes = Prisma.sql`
    "boatId" = ${moved.boatId}, "bookingDate" = ${moved.bookingDate}::date,
    "startTime" = ${moved.startTime}, "duration" = ${moved.duration}::numeric,
    "hoursUsed" = ${moved.hoursUsed}::numeric, "hoursWaived" = 0,
    "share" = ${seats.share}, "ways" = ${seats.ways},
    "openSeats" = least("openSeats", ${seats.free}),
    "warnings" = ${JSON.stringify(moved.warnings)}::jsonb, "override" = ${moved.override},
    "conditions" = ${moved.conditions && JSON.stringify(moved.conditions)}::jsonb,
    "shortNotice" = ${moved.shortNotice},
    "insteadOf" = CASE WHEN ${movedAt}::timestamptz IS NULL THEN "insteadOf" END,
    "movedAt" = coalesce(${movedAt}::timestamptz, "movedAt")`;
  const kind = changes.some(({ quarters }) => quarters < 0) ? "charge" : "refund";
  const posting = { ...line, memberId: member.id, bookingId: moved.id, kind, changes, at } as const;
  await freeSlot(tx, { ...from, id: moved.id }, becomes, moment, [
    ...postingWrites(posting),
    ...(wants(member, mail) ? [insertMail(member, [mail], at)] : []),
  ]);
}

/** What a move looks like to whoever made it; both figures in quarters, `more` below zero if less. */
export function toMovedView(
  moved: MovedBooking,
  { spendable, more }: { spendable: number; more: number },
  club: ClubProfile,
): MovedView {
  const { id, boatId, bookingDate, startTime, duration, hoursUsed } = moved;
  const { warnings, override, conditions } = moved;
  return {
    booking: {
      id,
      reference: bookingReference(id, club),
      boatId,
      bookingDate,
      startTime,
      duration,
      hoursUsed,
      status: "confirmed",
      warnings: [...warnings],
      override,
      conditions,
    },
    hoursCharged: toHours(Math.max(more, 0)),
    hoursRefunded: toHours(Math.max(-more, 0)),
    hoursRemaining: toHours(spendable - more),
  };
}
