import type {
  ChooseOfferInput,
  ChosenView,
} from "../../shared/booking-offers/booking-offer-schemas";
import { refuseChoice } from "../../shared/booking-offers/offer-rules";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { listFreeBoats } from "../bookings/free-boats-queries";
import { moveToBoat } from "../bookings/move-to-boat";
import { withdrawBooking } from "../bookings/withdraw-booking";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { lockBoats } from "../locks";
import { queueMail } from "../mail/queue-mail";
import { actorOf } from "../people/actor";
import { bookingGivenBackMail } from "../slots/booking-mails";
import { lockPeople } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { getOffer, getOfferFacts, type KnownOffer } from "./offer-queries";
import { toChosenView } from "./offer-view";

/**
 * Does what a rower chose about a booking that cannot go ahead: moves it to a free boat of the same
 * kind, or cancels it and gives all its hours back. Once; two presses at the same moment hear the
 * same. Refuses LINK_SPENT, ALREADY_LAUNCHED, BOAT_NOT_FREE (the choice stays open), and BAD_INPUT
 * for what was not offered; rules, Offers.
 */
export async function chooseOffer(
  db: PrismaClient,
  { token, choice }: ChooseOfferInput,
  moment: Moment,
): Promise<ChosenView> {
  const { now, clock } = moment;
  const seen = await getOffer(db, token);
  const tooLate = refuseChoice(await getOfferFacts(db, seen, clock), choice, now);
  if (tooLate) throw tooLate;
  return writing(db, async (tx) => {
    const free = await lockForChoice(tx, seen, choice, moment);
    const offer = await getOffer(tx, token);
    // It was open when this was pressed: somebody has pressed the same at the same moment.
    if (offer.choice === choice) return toChosenView(tx, offer.bookingId, moment.club);
    const refusal = refuseChoice(await getOfferFacts(tx, offer, clock), choice, now);
    if (refusal) throw refusal;
    if (choice === "swap") await swap(tx, offer, free, moment);
    else await cancel(tx, offer, moment);
    await tx.bookingOffer.update({
      where: { id: offer.id },
      data: { choice, chosenAt: moment.at },
    });
    return toChosenView(tx, offer.bookingId, moment.club);
  });
}

/** Takes the booking's boat, each that it could move to, and its member. Gives the latters' ids. */
async function lockForChoice(
  tx: Tx,
  { booking }: KnownOffer,
  choice: ChooseOfferInput["choice"],
  moment: Moment,
): Promise<number[]> {
  const boats = choice === "swap" ? await listFreeBoats(tx, booking, moment) : [];
  const ids = boats.map(({ id }) => id);
  await lockBoats(tx, [booking.boatId, ...ids]);
  await lockPeople(tx, [booking.id]);
  return ids;
}

async function swap(tx: Tx, { booking }: KnownOffer, locked: readonly number[], moment: Moment) {
  // Of those that were free before the locks the first that still is.
  const target = (await listFreeBoats(tx, booking, moment)).find(({ id }) => locked.includes(id));
  if (!target) throw new Refusal("BOAT_NOT_FREE", noneFree);
  await moveToBoat(tx, booking, target, { reason: "as you chose", moment });
}

const noneFree =
  "No other boat of this kind is free at that time now. Your booking stands for the moment; you can " +
  "still cancel it and have your hours back.";

async function cancel(tx: Tx, { booking }: KnownOffer, moment: Moment) {
  const { boat, member } = booking;
  const withdrawal = { reason: `Cancelled ${boat.name}`, boat: boat.name };
  const { refundedQuarters } = await withdrawBooking(
    tx,
    booking,
    withdrawal,
    actorOf(member),
    moment,
  );
  const hoursReturned = toHours(refundedQuarters);
  const outing = { id: booking.id, ...spanOf(booking), boat: boat.name, hoursReturned };
  await queueMail(tx, member, bookingGivenBackMail(member, outing, moment.club), moment.at);
}
