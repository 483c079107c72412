import { boatIsFull, seatsLeft } from "../../shared/crew/crew-rules";
import type { OpenSeatsInput } from "../../shared/crew/crew-schemas";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { notEnded } from "./crew-queries";
import { endAsks } from "./end-asks";
import { lockOwnCrew } from "./lock-crew";
import { notifyAsksOver } from "./notify-crew";
import { refuseSeatsOff } from "./seat-queries";

/**
 * Opens seats of an outing to any member, or closes them, which ends the asks for them. Refuses
 * SEATS_OFF, BOOKING_NOT_FOUND, TOO_MANY_ABOARD, and by the rules of a crew (rules, Crew).
 */
export async function openSeats(
  db: PrismaClient,
  { id, open }: OpenSeatsInput,
  by: SignedInActor,
  moment: Moment,
): Promise<{ open: number }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const { outing, crew } = await lockOwnCrew(tx, id, by, moment);
    await refuseSeatsOff(tx);
    const seats = { ...outing, capacity: outing.boat.capacity };
    if (open > seatsLeft(seats, notEnded(crew))) {
      throw new Refusal("TOO_MANY_ABOARD", boatIsFull(seats), "open");
    }
    await tx.booking.update({ where: { id }, data: { openSeats: open } });
    if (open === 0) {
      await endAsks(tx, id, at, "for a seat");
      const known = { id, boat: outing.boat.name, ...spanOf(outing), rower: outing.member };
      const asking = crew.filter(({ state }) => state === "asking");
      await notifyAsksOver(tx, known, asking, "its rower has no open seat any more.", moment);
    }
    return { open };
  });
}
