import { toHours } from "../../shared/hours/quarters";
import { listBookingsAhead } from "../bookings/ahead-queries";
import { idsOf, listCrewsAhead } from "../crew/leave-all-crews";
import type { Db } from "../database/open-database";
import { getBalance } from "../hours/account-queries";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";

/** What deleting a member would take: bookings ahead, the hours that these and crews return, the hours lost. */
export async function getDeletionPreview(db: Db, id: number, moment: Moment) {
  const { now } = moment;
  await getMember(db, id);
  const ahead = await listBookingsAhead(db, { memberId: id }, now);
  const outings = [...ahead, ...(await listCrewsAhead(db, id, moment))];
  const { _sum } = await db.hourLine.aggregate({
    where: { memberId: id, bookingId: { in: idsOf(outings) } },
    _sum: { quarters: true },
  });
  return {
    bookingsAhead: ahead.length,
    hoursReturned: toHours(-(_sum.quarters ?? 0)),
    hoursRemaining: await getBalance(db, id, now.today),
  };
}
