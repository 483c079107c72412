import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { refuseChoice } from "../../shared/replacements/replacement-rules";
import type {
  ChooseReplacementInput,
  ChosenView,
} from "../../shared/replacements/replacement-schemas";
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
import { getReplacement, getReplacementFacts, type KnownReplacement } from "./replacement-queries";
import { toChosenView } from "./replacement-view";

/**
 * Does what a rower chose about a booking that cannot go ahead: moves it to a free boat of the same
 * kind, or cancels it and gives all its hours back. Once; two presses at the same moment hear the
 * same. Refuses LINK_SPENT, ALREADY_LAUNCHED, BOAT_NOT_FREE (the choice stays open), and BAD_INPUT
 * for what was not offered; rules, Offers.
 */
export async function chooseReplacement(
  db: PrismaClient,
  { token, choice }: ChooseReplacementInput,
  moment: Moment,
): Promise<ChosenView> {
  const { now, clock } = moment;
  const seen = await getReplacement(db, token);
  const tooLate = refuseChoice(await getReplacementFacts(db, seen, clock), choice, now);
  if (tooLate) throw tooLate;
  return writing(db, async (tx) => {
    const free = await lockForChoice(tx, seen, choice, moment);
    const replacement = await getReplacement(tx, token);
    // It was open when this was pressed: somebody has pressed the same at the same moment.
    if (replacement.choice === choice) return toChosenView(tx, replacement.bookingId, moment.club);
    const refusal = refuseChoice(await getReplacementFacts(tx, replacement, clock), choice, now);
    if (refusal) throw refusal;
    if (choice === "swap") await swap(tx, replacement, free, moment);
    else await cancel(tx, replacement, moment);
    await tx.replacement.update({
      where: { id: replacement.id },
      data: { choice, chosenAt: moment.at },
    });
    return toChosenView(tx, replacement.bookingId, moment.club);
  });
}

/** Takes the booking's boat, each that it could move to, and its member. Gives the latters' ids. */
async function lockForChoice(
  tx: Tx,
  { booking }: KnownReplacement,
  choice: ChooseReplacementInput["choice"],
  moment: Moment,
): Promise<number[]> {
  const boats = choice === "swap" ? await listFreeBoats(tx, booking, moment) : [];
  const ids = boats.map(({ id }) => id);
  await lockBoats(tx, [booking.boatId, ...ids]);
  await lockPeople(tx, [booking.id]);
  return ids;
}

async function swap(
  tx: Tx,
  { booking }: KnownReplacement,
  locked: readonly number[],
  moment: Moment,
) {
  // Of those that were free before the locks the first that still is.
  const target = (await listFreeBoats(tx, booking, moment)).find(({ id }) => locked.includes(id));
  if (!target) throw new Refusal("BOAT_NOT_FREE", noneFree);
  await moveToBoat(tx, booking, target, { reason: "as you chose", moment });
}

const noneFree =
  "No other boat of this kind is free at that time now. Your booking stands for the moment; you can " +
  "still cancel it and have your hours back.";

async function cancel(tx: Tx, { booking }: KnownReplacement, moment: Moment) {
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
