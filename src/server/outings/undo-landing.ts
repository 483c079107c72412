import { addMinutes } from "date-fns";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { OutingAnswer, UndoInput } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import { resumeAlarms } from "../alarms/resume-alarms";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { findBoatOut, findNextStart, findOutingStage } from "../fleet/boat-out-queries";
import type { Booking, Outing } from "../generated/prisma/client";
import type { Actor } from "../people/actor";
import { getNamedBooking } from "../slots/booking-facts-queries";
import type { Moment } from "../time/moment";
import { findBookingToLog } from "./find-booking-to-log";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";
import { queueTakenBack } from "./queue-taken-back";

/**
 * Takes a landing back: the boat is out again with all that its outing went on with, and the alarms go
 * on. Within a minute whoever may land it, until the due time rower and staff; a boat that is still
 * out stays so. Refuses BOOKING_NOT_FOUND, LOG_OFF, NOT_LAUNCHED, ALREADY_CANCELLED, and
 * TOO_LATE_TO_UNDO later, and once the boat is somebody else's.
 */
export async function undoLanding(
  db: PrismaClient,
  input: UndoInput,
  by: Actor,
  moment: Moment,
): Promise<OutingAnswer> {
  const booking = await findBookingToLog(db, input.id, by, input.undoneAt, moment);
  await writing(db, async (tx) => {
    await openLog(tx, booking);
    const stage = await findOutingStage(tx, booking);
    if (stage === null) throw new Refusal("NOT_LAUNCHED");
    if (stage === "landed") await takeBack(tx, booking, input, by, moment);
  });
  return { outing: await getOuting(db, booking, by, moment) };
}

async function takeBack(
  tx: Tx,
  { id, boatId, memberId }: Booking,
  { undoneAt }: UndoInput,
  by: Actor,
  moment: Moment,
) {
  const { at } = moment;
  if (await findBoatOut(tx, boatId)) throw new Refusal("TOO_LATE_TO_UNDO");
  const own = await tx.outing.findUniqueOrThrow({ where: { bookingId: id } });
  const bookingId = own.continues ?? id;
  const cancelled = { id: { in: [id, bookingId] }, status: "cancelled" as const };
  if ((await tx.booking.count({ where: cancelled })) > 0) throw new Refusal("ALREADY_CANCELLED");
  const landed = await tx.outing.findUniqueOrThrow({ where: { bookingId } });
  await tx.crewEntry.updateMany({
    where: { booking: { outing: { continues: bookingId } } },
    data: { aboard: false },
  });
  await tx.outing.deleteMany({ where: { continues: bookingId } });
  const notLanded = { landedAt: null, landHeardAt: null, kilometres: null, note: "" };
  await tx.outing.update({ where: { bookingId }, data: notLanded });
  if (!(await mayBeOut(tx, landed, undoneAt, by, moment))) throw new Refusal("TOO_LATE_TO_UNDO");
  await queueTakenBack(tx, "outing.launched", landed, at);
  await resumeAlarms(tx, landed, memberId, at);
  const subject = bookingSubject(bookingId, await getNamedBooking(tx, bookingId));
  const before = { landedAt: landed.landedAt?.toISOString() ?? "" };
  await recordAct(tx, by, "landing taken back", subject, at, { before });
}

/** Whether it is soon enough, and the boat free as long as it may be out. */
async function mayBeOut(
  tx: Tx,
  { boatId, launchedAt, landHeardAt, writtenAfterwards }: Outing,
  undoneAt: Date | undefined,
  by: Actor,
  { at, clock }: Moment,
): Promise<boolean> {
  const out = await findBoatOut(tx, boatId);
  if (!out || !landHeardAt || writtenAfterwards) return false;
  const nextStart = await findNextStart(tx, out, at);
  if (nextStart !== null && nextStart < out.due) return false;
  const undone = believeTime(undoneAt, at, launchedAt).at;
  if (undone <= addMinutes(landHeardAt, outingLimits.undoMinutes)) return true;
  return !by.isDevice && undone <= clock.instantOf(out.bookings[0].bookingDate, out.due);
}
