import { Refusal } from "../../shared/refusals";
import { refuseChoice } from "../../shared/replacements/replacement-rules";
import type {
  ChosenView,
  DecideReplacementInput,
} from "../../shared/replacements/replacement-schemas";
import { listFreeBoats } from "../bookings/free-boats-queries";
import { lockForResolving, resolveBookings } from "../bookings/resolve-bookings";
import type { Db, PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import {
  findOpenReplacement,
  getReplacementFacts,
  type KnownReplacement,
} from "./replacement-queries";
import { toChosenView } from "./replacement-view";

/**
 * Staff decide for a rower who has not chosen about an unusable boat; the rower hears of it by mail.
 * Refuses LINK_SPENT where nothing is left to decide, ALREADY_LAUNCHED, and BOAT_NOT_FREE.
 */
export async function decideReplacement(
  db: PrismaClient,
  { bookingId, choice }: DecideReplacementInput,
  by: Actor,
  moment: Moment,
): Promise<ChosenView> {
  const { at, now, clock } = moment;
  return writing(db, async (tx) => {
    const seen = await getOpenReplacement(tx, bookingId);
    const { boatId } = seen;
    const settlement = await settlementOf(tx, seen, choice, moment);
    await lockForResolving(tx, boatId, [settlement]);
    const replacement = await getOpenReplacement(tx, bookingId);
    const refusal = refuseChoice(await getReplacementFacts(tx, replacement, clock), choice, now);
    if (refusal) throw refusal;
    const reason = `${replacement.booking.boat.name} is damaged`;
    await resolveBookings(tx, [settlement], { boatId, reason, by, moment });
    await tx.replacement.update({ where: { id: replacement.id }, data: { choice, chosenAt: at } });
    return toChosenView(tx, bookingId, moment.club);
  });
}

async function getOpenReplacement(db: Db, bookingId: number): Promise<KnownReplacement> {
  const replacement = await findOpenReplacement(db, bookingId);
  if (!replacement) throw new Refusal("LINK_SPENT", "This booking is decided already.");
  return replacement;
}

async function settlementOf(
  db: Db,
  { bookingId, booking }: KnownReplacement,
  choice: DecideReplacementInput["choice"],
  moment: Moment,
) {
  if (choice === "cancel") return { bookingId, action: "cancel" } as const;
  const [free] = await listFreeBoats(db, booking, moment);
  if (!free) throw new Refusal("BOAT_NOT_FREE");
  return { bookingId, action: "move", toBoatId: free.id } as const;
}
