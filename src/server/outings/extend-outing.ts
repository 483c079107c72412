import { refuseDue } from "../../shared/outings/due-time";
import type { ExtendInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { hoursOn } from "../../shared/profile/day-hours";
import { Refusal } from "../../shared/refusals";
import { notifyOfLongerOuting } from "../alarms/notify-of-longer-outing";
import { withdrawWrites } from "../alarms/withdraw-alarms";
import type { PrismaClient } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import { writing } from "../database/writing";
import { findBoatOut, findNextStart } from "../fleet/boat-out-queries";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { findOwnBooking } from "./find-own-booking";
import { noteOuting } from "./note-outing";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";

/**
 * Lets a boat that is out come back later, free of charge; the time counts as taken for everybody
 * else. It ends no alarm that has gone beyond the rower. Refuses BOOKING_NOT_FOUND, LOG_OFF,
 * NOT_LAUNCHED, and BAD_INPUT or DUE_TOO_LATE by the rules of an extension (rules, On the water).
 */
export async function extendOuting(
  db: PrismaClient,
  { id, timeStr }: ExtendInput,
  by: SignedInActor,
  moment: Moment,
): Promise<OutingAnswer> {
  const { at, club } = moment;
  const booking = await writing(db, async (tx) => {
    const booking = await findOwnBooking(tx, id, by);
    await openLog(tx, booking);
    const out = await findBoatOut(tx, booking.boatId);
    if (!out?.bookings.some((one) => one.id === id)) throw new Refusal("NOT_LAUNCHED");
    const { due, end } = out;
    const closes = hoursOn(out.bookings[0].bookingDate, club)?.closes ?? end;
    const nextStart = await findNextStart(tx, out, at);
    const refusal = refuseDue(timeStr, { due, end, nextStart, closes }, club);
    if (refusal) throw refusal;
    if (timeStr !== due) {
      const where = { bookingId: out.outing.bookingId };
      await tx.outing.update({ where, data: { extendedTo: timeStr } });
      await writeTogether(tx, withdrawWrites(out.outing.bookingId, at, "rower"));
      await notifyOfLongerOuting(tx, { ...out, due: timeStr }, by, moment);
      const after = { dueTime: timeStr };
      await noteOuting(tx, "outing extended for a member", booking, { by, at, after });
    }
    return booking;
  });
  return { outing: await getOuting(db, booking, by, moment) };
}
