import { planRefund } from "../../shared/hours/lots";
import { fromDay } from "../../shared/time/club-dates";
import type { Actor } from "../actor";
import { clubNowAt } from "../club-time";
import type { Tx } from "../database/open-database";
import { openAccount, post } from "../hours/ledger";

/**
 * Takes a confirmed booking back and returns its hours to the lots they came from. The step
 * behind every way a booking ends early; the caller holds the boat's and the member's lock and
 * has asked the rules. Gives quarters returned, and the balance after.
 */
export async function withdrawBooking(
  tx: Tx,
  booking: { id: number; memberId: number },
  reason: string,
  by: Actor,
  at: Date,
): Promise<{ refundedQuarters: number; balanceQuarters: number }> {
  const { today } = clubNowAt(at);
  const { balanceQuarters } = await openAccount(tx, booking.memberId, today);
  const changes = planRefund(await listCharges(tx, booking.id), today);
  await tx.booking.update({
    where: { id: booking.id },
    data: { status: "cancelled", cancelledAt: at },
  });
  await post(tx, {
    memberId: booking.memberId,
    bookingId: booking.id,
    kind: "refund",
    changes,
    balanceQuarters,
    reason,
    actorId: by.id,
    at,
  });
  const refundedQuarters = changes.reduce((sum, change) => sum + change.quarters, 0);
  return { refundedQuarters, balanceQuarters: balanceQuarters + refundedQuarters };
}

async function listCharges(tx: Tx, bookingId: number) {
  const lines = await tx.hourLine.findMany({
    where: { bookingId, kind: "charge" },
    include: { lot: { select: { expiresOn: true } } },
    orderBy: { id: "asc" },
  });
  return lines.map((line) => ({
    lotId: line.lotId,
    quarters: line.quarters,
    expiresOn: line.lot.expiresOn && fromDay(line.lot.expiresOn),
  }));
}
