import { type BoatAnswer, boatAnswer } from "../../shared/boats/boat-schemas";
import type { AddBoatInput } from "../../shared/boats/fleet-schemas";
import { withIdempotency } from "../answers/idempotency";
import { boatSubject, recordAct } from "../audit/record-act";
import { keepRequired } from "../clearances/keep-clearance-kind";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { toBoatView } from "../fleet/boat-view";
import { lockClosures } from "../locks";
import type { Actor } from "../people/actor";
import { offerFreeSlots } from "../slots/offer-free-slots";
import type { Moment } from "../time/moment";
import { pictureChange, setPicture } from "./set-picture";

/**
 * Adds a boat to the fleet, online at once, and offers it to whoever waits for one of its kind. Refuses
 * as a picture what is none, and CLEARANCE_UNKNOWN.
 */
export async function addBoat(
  db: PrismaClient,
  { picture, ...given }: AddBoatInput,
  by: Actor,
  moment: Moment,
): Promise<BoatAnswer> {
  const { at } = moment;
  const newPicture = await pictureChange(picture ?? undefined);
  const fields = { ...given, imageUrl: newPicture?.imageUrl ?? "" };
  return writing(db, async (tx) => {
    await lockClosures(tx);
    return withIdempotency(tx, by.repeated, { schema: boatAnswer }, at, async () => {
      await keepRequired(tx, fields.requiredClearance);
      const boat = await tx.boat.create({ data: fields });
      if (newPicture) await setPicture(tx, boat.id, newPicture, at);
      const { lockCode: _secret, ...after } = fields;
      await offerFreeSlots(tx, { boatId: boat.id }, moment);
      await recordAct(tx, by, "boat added", boatSubject(boat), at, { after });
      return { boat: toBoatView(boat, by.role) };
    });
  });
}
