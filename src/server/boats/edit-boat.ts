import { changedFields } from "../../shared/audit/changed-fields";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { EditBoatInput } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { boatSubject, recordAct } from "../audit/record-act";
import { lockForResolving, resolveBookings } from "../bookings/resolve-bookings";
import { keepRequired } from "../clearances/keep-clearance-kind";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { toBoatView, withDamage } from "../fleet/boat-view";
import type { Actor } from "../people/actor";
import { boatOfflineMail } from "../slots/booking-mails";
import { offerFreeSlots } from "../slots/offer-free-slots";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";
import { notifyOfNewCode } from "./notify-of-new-code";
import { pictureChange, setPicture } from "./set-picture";

/**
 * Changes a boat, retires it or brings it back (`managerDisabled`), settles its bookings as the
 * admin chose, and mails those left on it when the lock code is another. What it is free for now is
 * offered to whoever waits. Refuses BOAT_NOT_FOUND, CHANGED_SINCE, a picture that is none,
 * and CLEARANCE_UNKNOWN.
 */
export async function editBoat(
  db: PrismaClient,
  { id, settlements, picture, seen, ...fields }: EditBoatInput,
  by: Actor,
  moment: Moment,
): Promise<{ boat: BoatView }> {
  const { at } = moment;
  const newPicture = await pictureChange(picture);
  const given = { ...fields, imageUrl: newPicture?.imageUrl };
  return writing(db, async (tx) => {
    await lockForResolving(tx, id, settlements);
    const before = await tx.boat.findUnique({ where: { id } });
    if (!before) throw new Refusal("BOAT_NOT_FOUND");
    refuseChangedSince(before, seen);
    const changed = changedFields(before, given);
    await keepRequired(tx, changed.after.requiredClearance);
    if (newPicture && changed.after.imageUrl !== undefined)
      await setPicture(tx, id, newPicture, at);
    const boat = await tx.boat.update({
      where: { id },
      data: changed.after,
      include: withDamage,
    });
    const reason = boat.managerDisabled ? "the boat is retired" : "the boat has changed";
    const leftMail = boat.managerDisabled ? boatOfflineMail : undefined;
    await resolveBookings(tx, settlements, { boatId: id, reason, by, moment, leftMail });
    await takeBackHolds(tx, [id], moment);
    await offerFreeSlots(tx, { boatId: id }, moment);
    if (boat.lockCode !== before.lockCode) await notifyOfNewCode(tx, boat, moment);
    await recordAct(tx, by, "boat edited", boatSubject(boat), at, withoutCode(changed));
    return { boat: toBoatView(boat, by.role) };
  });
}

// The trail says that the code changed, not what it is.
function withoutCode({ before, after }: { before: object; after: object }) {
  const hidden = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, name === "lockCode" ? "…" : value]),
    );
  return { before: hidden(before), after: hidden(after) };
}
