import type { BlockBoatInput, BoatBlockView } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { fromDay, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { recordAct } from "../audit/record-act";
import { listBookingsAhead } from "../bookings/ahead-queries";
import { spanOf } from "../bookings/booking-view";
import { lockForSettling, settleBookings } from "../bookings/settle-bookings";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { boatBlockedMail } from "../notifications/booking-mails";
import { queueMail } from "../notifications/outbox";

/**
 * Keeps a boat from being booked on some days, and settles the bookings that lie there as the
 * admin chose. Refuses BOAT_NOT_FOUND, BOAT_ALREADY_BLOCKED, and what settling refuses.
 */
export async function blockBoat(
  db: PrismaClient,
  { boatId, startDate, endDate, reason, settlements }: BlockBoatInput,
  by: Member,
  at: Date,
): Promise<BoatBlockView> {
  const now = clubNowAt(at);
  return writing(db, async (tx) => {
    await lockForSettling(tx, boatId, settlements);
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
    await settleBookings(tx, settlements, { boatId, reason, by, now, at });
    await tellWhoStays(
      tx,
      { boatId, bookingDate: { gte: days.startDate, lte: days.endDate } },
      { reason, now, at },
    );
    await recordAct(
      tx,
      {
        act: "boat blocked",
        actor: by,
        subject: { type: "boat", id: boatId, name: boat.name },
        after: { startDate, endDate, reason },
      },
      at,
    );
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
async function tellWhoStays(
  tx: Tx,
  where: { boatId: number; bookingDate: { gte: Date; lte: Date } },
  { reason, now, at }: { reason: string; now: ClubNow; at: Date },
) {
  for (const booking of await listBookingsAhead(tx, where, now)) {
    const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name, reason };
    const member = { ...booking.member, id: booking.memberId };
    await queueMail(tx, member, boatBlockedMail(member, outing), at);
  }
}

/** Takes a block away. Refuses BLOCK_NOT_FOUND. */
export async function unblockBoat(
  db: PrismaClient,
  id: number,
  by: Member,
  at: Date,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const block = await tx.boatBlock.findUnique({ where: { id }, include: { boat: true } });
    if (!block) throw new Refusal("BLOCK_NOT_FOUND");
    await tx.boatBlock.delete({ where: { id } });
    await recordAct(
      tx,
      {
        act: "boat unblocked",
        actor: by,
        subject: { type: "boat", id: block.boatId, name: block.boat.name },
        before: {
          startDate: fromDay(block.startDate),
          endDate: fromDay(block.endDate),
          reason: block.reason,
        },
      },
      at,
    );
    return { ok: true };
  });
}
