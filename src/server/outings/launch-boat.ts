import { refusalOf } from "../../shared/bookings/finding";
import { findUncleared } from "../../shared/clearances/find-uncleared";
import { findClosed } from "../../shared/closures/find-closed";
import { refuseStanding } from "../../shared/members/refuse-standing";
import { isCrew } from "../../shared/members/standing";
import { refuseLaunch, restOfOuting } from "../../shared/outings/launch-rules";
import type { LaunchInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { spanOf } from "../bookings/booking-view";
import { listClearancesOf } from "../clearances/clearance-queries";
import { listClosures } from "../closures/closure-queries";
import { getSafetySettings } from "../club/safety-settings-queries";
import { clubNowAt } from "../club-time";
import { findOpenReport } from "../damage/damage-queries";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockForBooking } from "../locks";
import { findBoatOut } from "./boat-out-queries";
import { findBookingToLog } from "./find-booking-to-log";
import { noteOuting } from "./note-outing";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";

/**
 * Logs that a booking's boat has left the dock, once; a second launch gives the same outing. Refuses
 * BOOKING_NOT_FOUND, LOG_OFF, ALREADY_CANCELLED, and by the rules of a launch (rules, On the water).
 */
export async function launchBoat(
  db: PrismaClient,
  { id, aboard, plan, launchedAt: told, override }: LaunchInput,
  by: Actor,
  at: Date,
): Promise<OutingAnswer> {
  const now = clubNowAt(at);
  const { at: launchedAt, doubtful } = believeTime(told, at);
  return writing(db, async (tx) => {
    const known = await findBookingToLog(tx, id, by, clubNowAt(launchedAt).today);
    const { member } = await lockForBooking(tx, known.boatId, known.memberId);
    await openLog(tx);
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id },
      include: { boat: true, outing: true },
    });
    const out = await findBoatOut(tx, booking.boatId);
    const launched = booking.outing ?? out?.bookings.find((one) => one.id === id);
    if (launched) return { outing: await getOuting(tx, booking, now) };

    if (booking.status === "cancelled") throw new Refusal("ALREADY_CANCELLED");
    const reason = isCrew(by.standing) ? override : undefined;
    const limits = member.id === by.id ? "member" : "admin";
    const span = spanOf(booking);
    const clearances = await listClearancesOf(tx, member.id);
    const settings = await getSafetySettings(tx);
    const uncleared = findUncleared(span, { boat: booking.boat, clearances, settings }, limits);
    const damage = await findOpenReport(tx, booking.boatId);
    const closures = await listClosures(tx, span.bookingDate);
    const closed = findClosed(restOfOuting(span, clubNowAt(launchedAt)), { closures }, limits);
    const refusal = refuseLaunch(
      {
        span,
        boat: { ...booking.boat, unusable: damage?.severity === "unusable" },
        aboard: aboard.length,
        stillOutUntil: out?.due ?? null,
        standing: refuseStanding(member, limits, "launch"),
        closed: closed && refusalOf(closed),
        clearance: uncleared && refusalOf(uncleared),
        overridden: reason !== undefined,
      },
      clubNowAt(launchedAt),
    );
    if (refusal) throw refusal;

    await tx.outing.create({
      data: {
        ...{ bookingId: id, boatId: booking.boatId, aboard, plan },
        ...{ launchedAt, launchHeardAt: at, doubtful },
      },
    });
    const after = { aboard: aboard.length, ...(reason && { override: reason }) };
    await noteOuting(tx, "boat launched for a member", booking, { by, at, after });
    return { outing: await getOuting(tx, booking, now) };
  });
}
