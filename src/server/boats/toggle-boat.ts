import type { BoatView } from "../../shared/boats/boat-schemas";
import type { SwitchBoatInput } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { boatSubject, recordAct } from "../audit/record-act";
import { lockForSettling, settleBookings } from "../bookings/settle-bookings";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { boatOfflineMail } from "../notifications/booking-mails";
import { toBoatView } from "./boat-view";

/**
 * Takes a boat online or offline; its bookings stay but for those settled otherwise. Refuses
 * BOAT_NOT_FOUND, and BOAT_OFFLINE for a retired boat; rules, Boats.
 */
export async function toggleBoat(
  db: PrismaClient,
  { id, available, settlements }: SwitchBoatInput,
  by: Actor,
  at: Date,
): Promise<{ boat: BoatView }> {
  const now = clubNowAt(at);
  return writing(db, async (tx) => {
    await lockForSettling(tx, id, settlements);
    const before = await tx.boat.findUnique({ where: { id } });
    if (!before) throw new Refusal("BOAT_NOT_FOUND");
    if (before.managerDisabled) {
      throw new Refusal("BOAT_OFFLINE", "This boat is permanently disabled and stays offline.");
    }
    const boat = await tx.boat.update({ where: { id }, data: { available } });
    const reason = "the boat is offline";
    const leftMail = available ? undefined : boatOfflineMail;
    await settleBookings(tx, settlements, { boatId: id, reason, by, now, at, leftMail });
    const act = available ? "boat switched on" : "boat switched off";
    await recordAct(tx, by, act, boatSubject(boat), at, {
      before: { available: before.available },
      after: { available },
    });
    return { boat: toBoatView(boat, true) };
  });
}
