import type { BlockBoatInput, BoatBlockView } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { fromDay, toDay } from "../../shared/time/club-dates";
import { recordAct } from "../audit/record-act";
import { lockForSettling, settleBookings } from "../bookings/settle-bookings";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";

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
