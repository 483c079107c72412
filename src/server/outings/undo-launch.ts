import { addMinutes } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { OutingAnswer, UndoInput } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { findBoatOut, findOutingStage } from "../fleet/boat-out-queries";
import type { Actor } from "../people/actor";
import { getNamedBooking } from "../slots/booking-facts-queries";
import type { Moment } from "../time/moment";
import { findBookingToLog } from "./find-booking-to-log";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";
import { queueTakenBack } from "./queue-taken-back";

/**
 * Takes a launch back within a minute, as if it had not been: the wrong row is soon pressed with wet
 * hands. Refuses BOOKING_NOT_FOUND, LOG_OFF, NOT_LAUNCHED, and TOO_LATE_TO_UNDO later, once the boat
 * has landed and once somebody was alarmed.
 */
export async function undoLaunch(
  db: PrismaClient,
  { id, undoneAt }: UndoInput,
  by: Actor,
  moment: Moment,
): Promise<OutingAnswer> {
  const { at } = moment;
  const booking = await findBookingToLog(db, id, by, undoneAt, moment);
  await writing(db, async (tx) => {
    await openLog(tx, booking);
    const stage = await findOutingStage(tx, booking);
    if (stage === "landed") throw new Refusal("TOO_LATE_TO_UNDO");
    const out = await findBoatOut(tx, booking.boatId);
    if (stage === null || !out) throw new Refusal("NOT_LAUNCHED");
    const { bookingId, launchedAt, launchHeardAt } = out.outing;
    const undone = believeTime(undoneAt, at, launchedAt).at;
    const alarms = await tx.alarm.count({ where: { bookingId } });
    if (alarms > 0 || undone > addMinutes(launchHeardAt, outingLimits.undoMinutes)) {
      throw new Refusal("TOO_LATE_TO_UNDO");
    }
    await tx.outing.delete({ where: { bookingId } });
    await tx.crewEntry.updateMany({ where: { bookingId }, data: { aboard: false } });
    await queueTakenBack(tx, "outing.landed", out.outing, at);
    const subject = bookingSubject(bookingId, await getNamedBooking(tx, bookingId));
    const before = { launchedAt: launchedAt.toISOString() };
    await recordAct(tx, by, "launch taken back", subject, at, { before });
  });
  return { outing: await getOuting(db, booking, by, moment) };
}
