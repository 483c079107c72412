import { damageNumbers } from "../../shared/damage/damage-numbers";
import { addDays, toDay } from "../../shared/time/club-dates";
import { type BookingAhead, listBookingsToCome } from "../bookings/ahead-queries";
import { notifyCrewsOfDoubt } from "../bookings/notify-crews";
import type { Tx } from "../database/open-database";
import { findBoatOut } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import { boatUnusableMail } from "../replacements/damage-mails";
import { offerReplacement } from "../replacements/offer-replacement";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";

/**
 * The step that takes an unusable boat offline and offers each of its bookings of the next 7 days a
 * choice, by one mail each. What is out on the water is left out; what is held is taken back. The
 * caller holds the boat's lock.
 */
export async function takeOutOfService(
  tx: Tx,
  boat: { id: number; name: string },
  publicUrl: string,
  moment: Moment,
): Promise<void> {
  await tx.boat.update({ where: { id: boat.id }, data: { available: false } });
  await offerBookings(tx, boat, publicUrl, moment);
  await takeBackHolds(tx, [boat.id], moment);
}

/** The offers alone, to whom none was made yet; gives how many. The caller holds the boat's lock. */
export async function offerBookings(
  tx: Tx,
  boat: { id: number; name: string },
  publicUrl: string,
  moment: Moment,
): Promise<number> {
  const { at, now } = moment;
  const until = toDay(addDays(now.today, damageNumbers.offeredDays));
  const toCome = await listBookingsToCome(
    tx,
    { boatId: boat.id, bookingDate: { lte: until } },
    moment,
  );
  const out = await findBoatOut(tx, boat.id);
  const offered: BookingAhead[] = [];
  for (const booking of toCome) {
    if (out?.bookings.some(({ id }) => id === booking.id)) continue;
    const about = { bookingId: booking.id, boatId: boat.id, publicUrl } as const;
    const link = await offerReplacement(tx, { ...about, reason: "unusable" }, at);
    if (link === null) continue;
    offered.push(booking);
    const outing = { id: booking.id, ...spanOf(booking), boat: boat.name, link };
    const member = { ...booking.member, id: booking.memberId };
    await queueMail(tx, member, boatUnusableMail(member, outing, moment.club), at);
  }
  await notifyCrewsOfDoubt(tx, offered, "the boat is damaged, and cannot be rowed for now", moment);
  return offered.length;
}
