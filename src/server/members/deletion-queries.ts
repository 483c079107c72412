import { toHours, toQuarters } from "../../shared/hours/quarters";
import type { ClubNow } from "../../shared/time/club-now";
import { listBookingsAhead } from "../bookings/ahead-queries";
import type { Db } from "../database/open-database";
import { getBalance } from "../hours/account-queries";
import { getMember } from "../people/member-queries";

/** What deleting a member would take: bookings ahead, the hours they return, the hours lost. */
export async function getDeletionPreview(db: Db, id: number, now: ClubNow) {
  await getMember(db, id);
  const ahead = await listBookingsAhead(db, { memberId: id }, now);
  const quarters = ahead.reduce((sum, { hoursUsed }) => sum + toQuarters(hoursUsed.toNumber()), 0);
  return {
    bookingsAhead: ahead.length,
    hoursReturned: toHours(quarters),
    hoursRemaining: await getBalance(db, id, now.today),
  };
}
