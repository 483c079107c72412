import type {
  ChosenView,
  DecideOfferInput,
} from "../../shared/booking-offers/booking-offer-schemas";
import { refuseChoice } from "../../shared/booking-offers/offer-rules";
import { Refusal } from "../../shared/refusals";
import { listFreeBoats } from "../bookings/free-boats-queries";
import { lockForResolving, resolveBookings } from "../bookings/resolve-bookings";
import type { Db, PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { findOpenOffer, getOfferFacts, type KnownOffer } from "./offer-queries";
import { toChosenView } from "./offer-view";

/**
 * Staff decide for a rower who has not chosen about an unusable boat; the rower hears of it by mail.
 * Refuses LINK_SPENT where nothing is left to decide, ALREADY_LAUNCHED, and BOAT_NOT_FREE.
 */
export async function decideOffer(
  db: PrismaClient,
  { bookingId, choice }: DecideOfferInput,
  by: Actor,
  moment: Moment,
): Promise<ChosenView> {
  const { at, now, clock } = moment;
  return writing(db, async (tx) => {
    const seen = await getOpenOffer(tx, bookingId);
    const { boatId } = seen;
    const settlement = await settlementOf(tx, seen, choice, moment);
    await lockForResolving(tx, boatId, [settlement]);
    const offer = await getOpenOffer(tx, bookingId);
    const refusal = refuseChoice(await getOfferFacts(tx, offer, clock), choice, now);
    if (refusal) throw refusal;
    const reason = `${offer.booking.boat.name} is damaged`;
    await resolveBookings(tx, [settlement], { boatId, reason, by, moment });
    await tx.bookingOffer.update({ where: { id: offer.id }, data: { choice, chosenAt: at } });
    return toChosenView(tx, bookingId, moment.club);
  });
}

async function getOpenOffer(db: Db, bookingId: number): Promise<KnownOffer> {
  const offer = await findOpenOffer(db, bookingId);
  if (!offer) throw new Refusal("LINK_SPENT", "This booking is decided already.");
  return offer;
}

async function settlementOf(
  db: Db,
  { bookingId, booking }: KnownOffer,
  choice: DecideOfferInput["choice"],
  moment: Moment,
) {
  if (choice === "cancel") return { bookingId, action: "cancel" } as const;
  const [free] = await listFreeBoats(db, booking, moment);
  if (!free) throw new Refusal("BOAT_NOT_FREE");
  return { bookingId, action: "move", toBoatId: free.id } as const;
}
