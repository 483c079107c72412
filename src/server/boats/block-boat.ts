import type { BlockBoatInput, BoatBlockView } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { fromDay, toDay } from "../../shared/time/club-dates";
import { boatSubject, recordAct } from "../audit/record-act";
import { listBookingsAhead } from "../bookings/ahead-queries";
import { notifyCrewsOfDoubt } from "../bookings/notify-crews";
import { lockForResolving, resolveBookings } from "../bookings/resolve-bookings";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { lockBoats } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { boatBlockedMail } from "../slots/booking-mails";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";

/**
 * Keeps a boat from being booked on some days, and settles the bookings that lie there as the
 * admin chose. Refuses BOAT_NOT_FOUND, BOAT_ALREADY_BLOCKED, and what settling refuses.
 */
export async function blockBoat(
  db: PrismaClient,
  { boatId, startDate, endDate, reason, settlements }: BlockBoatInput,
  by: Actor,
  moment: Moment,
): Promise<BoatBlockView> {
  const { at } = moment;
  return writing(db, async (tx) => {
    await lockForResolving(tx, boatId, settlements);
    const boat = await tx.boat.findUnique({ where: { id: boatId } });
    if (!boat) throw new Refusal("BOAT_NOT_FOUND");
    const days = { startDate: toDay(startDate), endDate: toDay(endDate) };
    const standing = await tx.boatBlock.findFirst({
      where: { boatId, startDate: { lte: days.endDate }, endDate: { gte: days.startDate } },
    });
    if (standing) throw new Refusal("BOAT_ALREADY_BLOCKED");

    const block = await tx.boatBlock.create({
      data: { boatId, ...days, reason, createdBy: by.id, createdAt: at },
    });
    await resolveBookings(tx, settlements, { boatId, reason, by, moment });
    await notifyWhoStays(
      tx,
      { boatId, bookingDate: { gte: days.startDate, lte: days.endDate } },
      reason,
      moment,
    );
    await takeBackHolds(tx, [boatId], moment);
    const after = { startDate, endDate, reason };
    await recordAct(tx, by, "boat blocked", boatSubject(boat), at, { after });
    return {
      id: block.id,
      boatId,
      boatName: boat.name,
      startDate: fromDay(block.startDate),
      endDate: fromDay(block.endDate),
      reason,
    };
  });
}

// Bookings that were left on the blocked days stand, and their members should know.
async function notifyWhoStays(
  tx: Tx,
  where: { boatId: number; bookingDate: { gte: Date; lte: Date } },
  reason: string,
  moment: Moment,
) {
  const { at, now, club } = moment;
  const staying = await listBookingsAhead(tx, where, now);
  for (const booking of staying) {
    const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name, reason };
    const member = { ...booking.member, id: booking.memberId };
    await queueMail(tx, member, boatBlockedMail(member, outing, club), at);
  }
  await notifyCrewsOfDoubt(tx, staying, `the boat is blocked that day: ${reason}`, moment);
}

/** Takes a block away, and offers the days to whoever waits. Refuses BLOCK_NOT_FOUND. */
export async function unblockBoat(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const block = await tx.boatBlock.findUnique({ where: { id }, include: { boat: true } });
    if (!block) throw new Refusal("BLOCK_NOT_FOUND");
    await lockBoats(tx, [block.boatId]);
    const { count } = await tx.boatBlock.deleteMany({ where: { id } });
    if (count === 0) throw new Refusal("BLOCK_NOT_FOUND");
    await offerFreeSlots(tx, { boatId: block.boatId }, moment);
    const { startDate, endDate, reason, boat } = block;
    await recordAct(tx, by, "boat unblocked", boatSubject(boat), moment.at, {
      before: { startDate: fromDay(startDate), endDate: fromDay(endDate), reason },
    });
    return { ok: true };
  });
}
