import { toDay } from "../../shared/time/club-dates";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import type { Db, Prisma } from "../database/open-database";
import type { Moment } from "../time/moment";
import { toWaitlistEntryView } from "./waitlist-entry-view";

/** A waitlist entry with the slot that is held for it now, if one is. */
export const withOffer = (at: Date) =>
  ({
    offers: {
      where: { booking: { status: "held", heldUntil: { gt: at } } },
      include: { booking: true },
    },
  }) satisfies Prisma.WaitlistEntryInclude;

/** A member's waitlist entries from today on, those that have ended as well, the soonest first. */
export async function listWaitlistEntries(
  db: Db,
  memberId: number,
  { at, now }: Moment,
): Promise<WaitlistEntryView[]> {
  const entries = await db.waitlistEntry.findMany({
    where: { memberId, bookingDate: { gte: toDay(now.today) } },
    include: withOffer(at),
    orderBy: [{ bookingDate: "asc" }, { from: "asc" }, { id: "asc" }],
  });
  return entries.map((entry) => toWaitlistEntryView(entry, now));
}
