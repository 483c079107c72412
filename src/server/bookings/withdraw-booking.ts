import { keptQuarters } from "../../shared/fair-use/late-cancelling";
import { planRefund } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { fromDay } from "../../shared/time/club-dates";
import { listCrew } from "../crew/crew-queries";
import { endAsks } from "../crew/end-asks";
import { notifyOfCancelling } from "../crew/notify-crew";
import { returnParts } from "../crew/pay-parts";
import { Prisma, type Tx } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { listCharges } from "../hours/charges-queries";
import { openAccount, postingWrites } from "../hours/ledger";
import type { Actor } from "../people/actor";
import { freeSlot } from "../slots/free-slot";
import type { Moment } from "../time/moment";

type Withdrawn = Pick<Booking, "id" | "memberId" | "boatId" | "bookingDate">;

interface Withdrawal {
  /** what the ledger says of it */
  reason: string;
  /** what comes back, of whoever pays: 100 but where it is cancelled late */
  percent?: number;
  boat: string;
}

/**
 * Takes a confirmed booking back and returns its hours to whom and to the lots they came from, all but
 * those it keeps; its crew is told. The step behind every way a booking ends early; the caller holds the
 * boat's lock and all its people's and has asked the rules. Gives what its rower has back and their
 * balance after, in quarters, and what is kept of it of them and of all, in hours.
 */
export async function withdrawBooking(
  tx: Tx,
  booking: Withdrawn,
  { reason, percent = 100, boat }: Withdrawal,
  by: Actor,
  moment: Moment,
) {
  const { at } = moment;
  const { memberId } = booking;
  const crew = await listCrew(tx, booking.id);
  const about = { id: booking.id, boat: { name: boat } };
  const parts = await returnParts(tx, about, crew, { reason, percent }, by, moment);
  const { balanceQuarters } = await openAccount(tx, memberId, moment);
  const charges = await listCharges(tx, booking.id, memberId);
  const charged = charges.reduce((sum, charge) => sum - charge.quarters, 0);
  const kept = keptQuarters(charged, percent);
  const changes = planRefund(charges, moment.now.today, charged - kept);
  const posting = {
    memberId,
    bookingId: booking.id,
    kind: "refund",
    changes,
    balanceQuarters,
    reason,
    actorId: by.id,
    at,
  } as const;
  const keptOfAll = toHours(kept + parts.kept);
  const cancelled = Prisma.sql`"status" = 'cancelled', "cancelledAt" = ${at},
    "hoursKept" = ${keptOfAll}::numeric`;
  const freed = { ...booking, bookingDate: fromDay(booking.bookingDate) };
  await freeSlot(tx, freed, cancelled, moment, postingWrites(posting));
  if (crew.length) {
    await endAsks(tx, booking.id, at);
    await notifyOfCancelling(tx, { id: booking.id, boat }, crew, parts.back, moment);
  }
  const refundedQuarters = changes.reduce((sum, change) => sum + change.quarters, 0);
  return {
    refundedQuarters,
    balanceQuarters: balanceQuarters + refundedQuarters,
    hoursKept: toHours(kept),
  };
}
