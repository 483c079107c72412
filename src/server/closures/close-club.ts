import { bookingReference } from "../../shared/bookings/booking-reference";
import {
  type CloseClubInput,
  type ClosedView,
  closedView,
} from "../../shared/closures/closure-schemas";
import { closureTimes, fromNowOn, isClosureOver } from "../../shared/closures/closure-span";
import { Refusal } from "../../shared/refusals";
import { toDay } from "../../shared/time/club-dates";
import { type KeptAnswer, withIdempotency } from "../answers/idempotency";
import { clubSubject, recordAct } from "../audit/record-act";
import { cancelByClub } from "../bookings/cancel-by-club";
import { notifyCrewsOfDoubt } from "../bookings/notify-crews";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { listBookingsWithin } from "../fleet/closure-queries";
import { toClosureView } from "../fleet/closure-view";
import { spanOf } from "../fleet/span-of";
import { lockWholeFleet } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { lockPeople } from "../slots/outing-locks";
import { takeBackHolds } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";
import { clubClosedMail } from "./closure-mails";

const keptClosure: KeptAnswer<ClosedView> = {
  schema: closedView,
  changedSince: async (db, { closure: { id } }) => {
    const stands = await db.closure.findUnique({ where: { id } });
    return stands ? null : "That closure was made, and the club has been opened again since.";
  },
};

/**
 * Closes the club for a span of its time, from now on at the earliest. The bookings that touch it are
 * cancelled with all hours back, or left, and their members are told; what is out on the water is
 * left. Nobody books beside it: the whole fleet is held. Refuses TIME_PAST for a closure that would be
 * over.
 */
export async function closeClub(
  db: PrismaClient,
  { cancelBookings, ...wanted }: CloseClubInput,
  by: Actor,
  moment: Moment,
): Promise<ClosedView> {
  const { at, now } = moment;
  if (isClosureOver(wanted, now))
    throw new Refusal("TIME_PAST", "That would be over already.", "endTime");
  const given = fromNowOn(wanted, now);
  return writing(db, async (tx) => {
    const fleet = await lockWholeFleet(tx);
    const touched = await listBookingsWithin(tx, given, now);
    await lockPeople(
      tx,
      touched.map(({ id }) => id),
    );
    return withIdempotency(tx, by.repeated, keptClosure, at, async () => {
      const days = { startDate: toDay(given.startDate), endDate: toDay(given.endDate) };
      const closure = await tx.closure.create({
        data: { ...given, ...days, createdBy: by.id, createdAt: at },
      });
      const cancelled = touched.filter(({ isOut }) => cancelBookings && !isOut);
      const left = touched.filter((booking) => !cancelled.includes(booking));
      const reason = `the club is closed then: ${given.reason}`;
      for (const booking of cancelled) await cancelByClub(tx, booking, { reason, by, moment });
      const staying = left.filter(({ isOut }) => !isOut);
      for (const booking of staying) await notifyWhoStays(tx, booking, given, moment);
      await notifyCrewsOfDoubt(tx, staying, reason, moment);
      await takeBackHolds(tx, fleet, moment);
      const after = { ...given, cancelled: cancelled.length, left: left.length };
      await recordAct(tx, by, "club closed", clubSubject(closureTimes(given, moment.club)), at, {
        after,
      });
      return {
        closure: toClosureView(closure),
        cancelled: referencesOf(cancelled, moment),
        left: referencesOf(left, moment),
      };
    });
  });
}

type TouchedBooking = Awaited<ReturnType<typeof listBookingsWithin>>[number];

const referencesOf = (bookings: readonly TouchedBooking[], { club }: Moment) =>
  bookings.map(({ id }) => bookingReference(id, club));

// A booking that was left stands, but its boat cannot be launched: whoever has it should know.
async function notifyWhoStays(
  tx: Tx,
  booking: TouchedBooking,
  { reason }: { reason: string },
  { at, club }: Moment,
) {
  const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name, reason };
  const mail = clubClosedMail(booking.member, outing, club);
  await queueMail(tx, { ...booking.member, id: booking.memberId }, mail, at);
}
