import { boatIsFull, inOf } from "../../shared/crew/crew-rules";
import type { ShareInput, ShareView } from "../../shared/crew/crew-schemas";
import { toHours } from "../../shared/hours/quarters";
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
import { partOf } from "./part-of";

/**
 * Says who pays for an outing: its rower, or all who are in it, an equal part each. Another choice ends
 * the asks for seats, which agreed to the old one. Refuses BOOKING_NOT_FOUND, SHARE_SETTLED once
 * somebody is in, TOO_MANY_ABOARD, and by the rules of a crew (rules, Crew).
 */
export async function shareOuting(
  db: PrismaClient,
  { id, share, ways: wanted = 1 }: ShareInput,
  by: SignedInActor,
  moment: Moment,
): Promise<ShareView> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const { outing, crew } = await lockOwnCrew(tx, id, by, moment);
    if (inOf(notEnded(crew)).length > 0) throw new Refusal("SHARE_SETTLED");
    const { capacity } = outing.boat;
    if (share === "equal" && wanted > capacity) {
      throw new Refusal("TOO_MANY_ABOARD", boatIsFull({ ...outing, capacity }), "ways");
    }
    const ways = share === "equal" ? wanted : 1;
    const shared = { ...outing, share, ways };
    if (outing.share !== share || outing.ways !== ways) {
      await tx.booking.update({ where: { id }, data: { share, ways } });
      await endAsks(tx, id, at, "for a seat");
      const known = { id, boat: outing.boat.name, ...spanOf(outing), rower: outing.member };
      const asking = crew.filter(({ state }) => state === "asking");
      await notifyAsksOver(
        tx,
        known,
        asking,
        "who pays for it has changed. Ask again if you like.",
        moment,
      );
    }
    return { share, ways, part: toHours(partOf(shared)) };
  });
}
