import type { ClubDate } from "../../shared/time/club-dates";
import type { Statements } from "../database/open-database";

/** A row that holds a slot, whether or not its time is over. */
export interface HeldPlace {
  id: number;
  boatId: number;
  bookingDate: ClubDate;
}

/** What is held for a member, of any of their waitlist entries. */
export const listHeldFor = (tx: Statements, memberId: number): Promise<HeldPlace[]> =>
  tx.$queryRaw`
    SELECT "id", "boatId", "bookingDate"::text AS "bookingDate"
      FROM "bookings" WHERE "heldUntil" IS NOT NULL AND "memberId" = ${memberId}`;
