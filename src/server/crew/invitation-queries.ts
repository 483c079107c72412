import type { InvitationView } from "../../shared/crew/crew-schemas";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { shortName } from "../../shared/members/short-name";
import { outingState } from "../../shared/time/booking-span";
import { toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { getBalance } from "../hours/account-queries";
import type { Moment } from "../time/moment";
import { partOf } from "./part-of";

/** What a member is asked to come along to, the soonest first. */
export async function listInvitations(
  db: Db,
  memberId: number,
  { now }: Moment,
): Promise<InvitationView[]> {
  const entries = await db.crewEntry.findMany({
    where: {
      memberId,
      state: "asked",
      endedAt: null,
      booking: {
        status: "confirmed",
        bookingDate: { gte: toDay(now.today) },
        outing: { is: null },
      },
    },
    include: {
      booking: { include: { boat: { select: { id: true, name: true } }, member: true } },
    },
    orderBy: [
      { booking: { bookingDate: "asc" } },
      { booking: { startTime: "asc" } },
      { id: "asc" },
    ],
  });
  const open = entries.filter(({ booking }) => outingState(spanOf(booking), now) === "upcoming");
  if (open.length === 0) return [];
  const unlimited = isUnlimited(await getBalance(db, memberId, now.today));
  return open.map(({ id, booking }) => ({
    id,
    booking: { id: booking.id, boat: booking.boat, ...spanOf(booking) },
    from: shortName(booking.member),
    cost: unlimited ? 0 : toHours(partOf(booking)),
  }));
}
