import { subHours } from "date-fns";
import { isCrew } from "../../shared/members/standing";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { LandInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Booking, Outing } from "../generated/prisma/client";
import { callOffAlarms } from "../incidents/call-off-alarms";
import { lockForBooking } from "../locks";
import { type BoatOut, findBoatOut } from "./boat-out-queries";
import { findBookingToLog } from "./find-booking-to-log";
import { noteOuting } from "./note-outing";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";
import { writeAfterwards } from "./write-afterwards";

/**
 * Logs that a boat is back, with every booking that its outing went on with. Landing again corrects
 * kilometres and note; what is left out stays. Staff who say when it was launched write down an
 * outing that nobody logged. No time is a reason to refuse a landing. Refuses BOOKING_NOT_FOUND,
 * LOG_OFF, NOT_LAUNCHED, LOGBOOK_CLOSED; rules, On the water.
 */
export async function landBoat(
  db: PrismaClient,
  input: LandInput,
  by: Actor,
  at: Date,
): Promise<OutingAnswer> {
  const { at: tapped } = believeTime(input.landedAt, at);
  const booking = await writing(db, async (tx) => {
    const known = await findBookingToLog(tx, input.id, by, clubNowAt(tapped).today);
    await lockForBooking(tx, known.boatId, known.memberId);
    await openLog(tx);
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id: input.id },
      include: { outing: true },
    });
    const out = await findBoatOut(tx, booking.boatId);
    if (booking.outing?.landedAt) await correct(tx, booking, booking.outing, input, by, at);
    else if (out?.bookings.some(({ id }) => id === input.id)) {
      await land(tx, out, booking, input, by, at);
    } else if (isCrew(by.standing) && input.launchedAt) {
      await writeAfterwards(tx, booking, { ...input, launchedAt: input.launchedAt }, by, at);
    } else throw new Refusal("NOT_LAUNCHED");
    return booking;
  });
  return { outing: await getOuting(db, booking, clubNowAt(at)) };
}

async function correct(
  tx: Tx,
  booking: Booking,
  { landHeardAt }: Outing,
  { kilometres, note }: LandInput,
  by: Actor,
  at: Date,
) {
  const data = logged({ kilometres, note });
  // A phone may tell of the landing long after somebody else did.
  if (Object.keys(data).length === 0) return;
  const closed = landHeardAt && landHeardAt < subHours(at, outingLimits.correctionHours);
  if (closed) throw new Refusal("LOGBOOK_CLOSED");
  await tx.outing.update({ where: { bookingId: booking.id }, data });
  await noteOuting(tx, "outing corrected for a member", booking, { by, at, after: data });
}

async function land(
  tx: Tx,
  { outing, bookings: [head, ...continuations] }: BoatOut,
  booking: Booking,
  input: LandInput,
  by: Actor,
  at: Date,
) {
  const { launchedAt, launchHeardAt } = outing;
  const { at: landedAt, doubtful } = believeTime(input.landedAt, at, launchedAt);
  const landing = { landedAt, landHeardAt: at, doubtful: outing.doubtful || doubtful };
  await tx.outing.update({ where: { bookingId: head.id }, data: landing });
  const continued = { launchedAt, launchHeardAt, ...landing, continues: head.id };
  await tx.outing.createMany({
    data: continuations.map(({ id, boatId }) => ({ bookingId: id, boatId, ...continued })),
  });
  await callOffAlarms(tx, head.id, "landed", at);
  const data = logged(input);
  await tx.outing.update({ where: { bookingId: booking.id }, data });
  await noteOuting(tx, "boat landed for a member", booking, { by, at, after: data });
}

/** What was written into the logbook of what may be. */
const logged = ({ kilometres, note }: Pick<LandInput, "kilometres" | "note">) => ({
  ...(kilometres !== undefined && { kilometres }),
  ...(note !== undefined && { note }),
});
