import type { BookingDecision } from "../../shared/boats/fleet-schemas";
import { Refusal } from "../../shared/refusals";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import { refuseWhileOut } from "../fleet/refuse-while-out";
import { spanOf } from "../fleet/span-of";
import { lockBoats } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { boatOfflineMail } from "../slots/booking-mails";
import { lockPeople } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { type BookingAhead, listBookingsToCome } from "./ahead-queries";
import { cancelByClub } from "./cancel-by-club";
import { listFreeBoats } from "./free-boats-queries";
import { moveToBoat } from "./move-to-boat";
import { notifyCrewsOfDoubt } from "./notify-crews";

/** Why the club moves or cancels bookings, and who decided it. */
export interface Resolving {
  boatId: number;
  reason: string;
  by: Actor;
  moment: Moment;
  /** what members hear whose booking is left on a boat that nobody can book now */
  leftMail?: typeof boatOfflineMail | undefined;
}

/**
 * Takes every boat and member that the settlements touch, boats first, and the boat itself.
 * Call before anything else in the transaction.
 */
export async function lockForResolving(
  tx: Tx,
  boatId: number,
  settlements: readonly BookingDecision[],
): Promise<void> {
  const targets = settlements.flatMap((one) => (one.action === "move" ? [one.toBoatId] : []));
  await lockBoats(tx, [boatId, ...targets]);
  await lockPeople(
    tx,
    settlements.map(({ bookingId }) => bookingId),
  );
}

/**
 * Moves, cancels or leaves the bookings a change to a boat touches, and tells their members. Refuses
 * ALREADY_LAUNCHED for one that is out, BOOKING_NOT_FOUND for one that is not to come on this boat,
 * BOAT_NOT_FREE for a move that does not fit. The caller holds the locks of `lockForSettling`.
 */
export async function resolveBookings(
  tx: Tx,
  settlements: readonly BookingDecision[],
  resolving: Resolving,
): Promise<void> {
  const ids = settlements.map(({ bookingId }) => bookingId);
  await refuseWhileOut(tx, resolving.boatId, ids);
  const toCome = await listBookingsToCome(
    tx,
    { boatId: resolving.boatId, id: { in: ids } },
    resolving.moment,
  );
  for (const settlement of settlements) {
    const booking = toCome.find(({ id }) => id === settlement.bookingId);
    if (!booking) throw new Refusal("BOOKING_NOT_FOUND");
    if (settlement.action === "move") await move(tx, booking, settlement.toBoatId, resolving);
    if (settlement.action === "cancel") await cancelByClub(tx, booking, resolving);
    if (settlement.action === "leave") await leave(tx, booking, resolving);
  }
}

async function move(tx: Tx, booking: BookingAhead, toBoatId: number, resolving: Resolving) {
  const target = (await listFreeBoats(tx, booking, resolving.moment)).find(
    ({ id }) => id === toBoatId,
  );
  if (!target) throw new Refusal("BOAT_NOT_FREE");
  await moveToBoat(tx, { ...booking, member: memberOf(booking) }, target, resolving);
  await note(tx, "booking moved", booking, resolving, { boat: target.name });
}

async function leave(tx: Tx, booking: BookingAhead, { leftMail, reason, moment }: Resolving) {
  if (!leftMail) return;
  const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name, reason };
  await queueMail(tx, memberOf(booking), leftMail(booking.member, outing, moment.club), moment.at);
  await notifyCrewsOfDoubt(tx, [booking], reason, moment);
}

const memberOf = ({ memberId, member }: BookingAhead) => ({ ...member, id: memberId });

async function note(
  tx: Tx,
  act: "booking moved",
  booking: BookingAhead,
  { by, moment, reason }: Resolving,
  after: Record<string, string>,
) {
  await recordAct(tx, by, act, bookingSubject(booking.id, booking), moment.at, {
    before: { boat: booking.boat.name, boatId: booking.boatId, status: "confirmed" },
    after: { ...after, reason },
  });
}
