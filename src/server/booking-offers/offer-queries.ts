import {
  type OfferView,
  offerChoices,
  offerReasons,
} from "../../shared/booking-offers/booking-offer-schemas";
import { type OfferFacts, openChoices } from "../../shared/booking-offers/offer-rules";
import { Refusal } from "../../shared/refusals";
import type { ClubNow } from "../../shared/time/club-now";
import { hashToken } from "../auth/one-time-links";
import { spanOf } from "../bookings/booking-view";
import { listFreeBoats } from "../bookings/touched-bookings-queries";
import type { Db } from "../database/open-database";
import { findOutingStage } from "../outings/boat-out-queries";
import { toOfferedBooking } from "./offer-view";

/** The offer of a mailed address, with its booking. Refuses LINK_SPENT where there is none. */
export async function getOffer(db: Db, token: string) {
  const offer = await db.bookingOffer.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { booking: { include: { boat: true, member: true } } },
  });
  if (!offer) throw new Refusal("LINK_SPENT");
  return offer;
}

export type KnownOffer = Awaited<ReturnType<typeof getOffer>>;

/** All that decides what may be chosen of an offer. */
export async function getOfferFacts(
  db: Db,
  { reason, choice, boatId, booking }: KnownOffer,
): Promise<OfferFacts> {
  return {
    reason: wordOf(offerReasons, reason),
    chosen: choice === null ? null : wordOf(offerChoices, choice),
    boatLeft: booking.boatId !== boatId,
    booking: { ...spanOf(booking), status: booking.status },
    outing: await findOutingStage(db, booking),
  };
}

// The database holds these words and no others.
function wordOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (!word) throw new Error(`No such word: ${text}`);
  return word;
}

/** An offer for its page. Refuses LINK_SPENT for an address that never was one. */
export async function getOfferView(db: Db, token: string, now: ClubNow): Promise<OfferView> {
  const offer = await getOffer(db, token);
  const facts = await getOfferFacts(db, offer);
  const choices = openChoices(facts, now);
  const { name: boatName } = await db.boat.findUniqueOrThrow({ where: { id: offer.boatId } });
  const [free] = choices.includes("swap") ? await listFreeBoats(db, offer.booking) : [];
  return {
    reason: facts.reason,
    boatName,
    booking: toOfferedBooking(offer.booking),
    choices: [...choices],
    chosen: facts.chosen,
    swapTo: free ?? null,
  };
}
