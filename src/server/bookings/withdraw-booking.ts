import { planRefund } from "../../shared/hours/lots";
import { toQuarters } from "../../shared/hours/quarters";
import { fromDay } from "../../shared/time/club-dates";
import { Prisma, type Tx } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { openAccount, postingWrites } from "../hours/ledger";
import type { Actor } from "../people/actor";
import { freeSlot } from "../slots/free-slot";
import type { Moment } from "../time/moment";
import { listCharges } from "./charges-queries";

/**
 * Takes a confirmed booking back and returns its hours to the lots they came from, all but those it
 * keeps. The step behind every way a booking ends early; the caller holds the boat's and the member's
 * lock and has asked the rules. Gives quarters returned, and the balance after.
 */
export async function withdrawBooking(
  tx: Tx,
  booking: Pick<Booking, "id" | "memberId" | "boatId" | "bookingDate">,
  reason: string,
  by: Actor,
  moment: Moment,
  hoursKept = 0,
): Promise<{ refundedQuarters: number; balanceQuarters: number }> {
  const { at } = moment;
  const { today } = moment.now;
  const { balanceQuarters } = await openAccount(tx, booking.memberId, moment);
  const charges = await listCharges(tx, booking.id);
  const charged = charges.reduce((sum, charge) => sum - charge.quarters, 0);
  const changes = planRefund(charges, today, charged - toQuarters(hoursKept));
  const posting = {
    memberId: booking.memberId,
    bookingId: booking.id,
    kind: "refund",
    changes,
    balanceQuarters,
    reason,
    actorId: by.id,
    at,
  } as const;
  const cancelled = Prisma.sql`"status" = 'cancelled', "cancelledAt" = ${at},
    "hoursKept" = ${hoursKept}::numeric`;
  const freed = { ...booking, bookingDate: fromDay(booking.bookingDate) };
  await freeSlot(tx, freed, cancelled, moment, postingWrites(posting));
  const refundedQuarters = changes.reduce((sum, change) => sum + change.quarters, 0);
  return { refundedQuarters, balanceQuarters: balanceQuarters + refundedQuarters };
}
