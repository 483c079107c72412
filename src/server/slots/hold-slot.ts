import type { BookingSpan } from "../../shared/time/booking-span";
import { Prisma, type Statements } from "../database/open-database";
import { writeWithNew } from "../database/write-together";
import type { MailMember } from "../mail/mail";
import { insertMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { slotOfferedMail } from "./waitlist-mails";

interface HeldSlot {
  waitlistEntryId: number;
  boat: { id: number; name: string };
  member: MailMember & { firstName: string };
  span: BookingSpan;
  until: Date;
}

/**
 * Holds a slot for a waitlist entry's member, notes that it was offered to them, and tells them, in
 * one statement. The caller holds boat and member, and knows that the slot is free and the member
 * has no offer.
 */
export async function holdSlot(
  tx: Statements,
  { waitlistEntryId, boat, member, span, until }: HeldSlot,
  { at, clock, club }: Moment,
): Promise<void> {
  const { bookingDate, startTime, duration } = span;
  const slot = Prisma.sql`${boat.id}, ${member.id}, ${bookingDate}::date, ${startTime},
            ${duration}::numeric, ${at}`;
  const held = Prisma.sql`
    INSERT INTO "bookings" ("boatId", "memberId", "bookingDate", "startTime", "duration", "createdAt",
                            "hoursUsed", "status", "heldUntil")
    VALUES (${slot}, 0, 'held', ${until})`;
  const mail = slotOfferedMail(
    member,
    { boat: boat.name, ...span, until: clock.nowAt(until) },
    club,
  );
  await writeWithNew(tx, held, (id) => [
    Prisma.sql`
    INSERT INTO "wish_offers" ("boatId", "memberId", "bookingDate", "startTime", "duration", "createdAt",
                               "wishId", "bookingId")
    VALUES (${slot}, ${waitlistEntryId}, ${id})`,
    insertMail(member, [mail], at),
  ]);
}
