import type { BoatView } from "../../shared/boats/boat-schemas";
import type { SwitchBoatInput } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { boatSubject, recordAct } from "../audit/record-act";
import { lockForResolving, resolveBookings } from "../bookings/resolve-bookings";
import { findOpenReport } from "../damage/damage-queries";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { toBoatView, withDamage } from "../fleet/boat-view";
import type { Actor } from "../people/actor";
import { endReplacements } from "../replacements/end-replacements";
import { boatOfflineMail } from "../slots/booking-mails";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";

/**
 * Takes a boat online or offline; its bookings stay but for those settled otherwise, and what is held
 * on it is taken back. Refuses BOAT_NOT_FOUND, BOAT_OFFLINE for a retired boat, and DAMAGE_OPEN where a
 * report says that it is unusable and nobody confirmed; rules, Boats and Damage.
 */
export async function toggleBoat(
  db: PrismaClient,
  { id, available, confirm = false, settlements }: SwitchBoatInput,
  by: Actor,
  moment: Moment,
): Promise<{ boat: BoatView }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    await lockForResolving(tx, id, settlements);
    const before = await tx.boat.findUnique({ where: { id } });
    if (!before) throw new Refusal("BOAT_NOT_FOUND");
    if (before.managerDisabled) {
      throw new Refusal("BOAT_OFFLINE", "This boat is permanently disabled and stays offline.");
    }
    if (available && !confirm) await refuseUnusable(tx, id);
    const boat = await tx.boat.update({
      where: { id },
      data: { available },
      include: withDamage,
    });
    if (available) await endReplacements(tx, id, moment);
    const reason = "the boat is offline";
    const leftMail = available ? undefined : boatOfflineMail;
    await resolveBookings(tx, settlements, { boatId: id, reason, by, moment, leftMail });
    if (available) await offerFreeSlots(tx, { boatId: id }, moment);
    else await takeBackHolds(tx, [id], moment);
    const act = available ? "boat switched on" : "boat switched off";
    await recordAct(tx, by, act, boatSubject(boat), at, {
      before: { available: before.available },
      after: { available },
    });
    return { boat: toBoatView(boat, by.role) };
  });
}

async function refuseUnusable(tx: Tx, boatId: number) {
  const report = await findOpenReport(tx, boatId);
  if (report?.severity === "unusable") throw new Refusal("DAMAGE_OPEN");
}
