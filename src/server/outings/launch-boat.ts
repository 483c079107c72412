import { refusalOf } from "../../shared/bookings/finding";
import { findUncleared } from "../../shared/clearances/find-uncleared";
import { isLetPass } from "../../shared/clearances/let-pass";
import { findClosed } from "../../shared/closures/find-closed";
import { refuseStanding } from "../../shared/members/refuse-standing";
import { isCrew } from "../../shared/members/standing";
import { refuseLaunch, restOfOuting } from "../../shared/outings/launch-rules";
import type { LaunchInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writingPlainly } from "../database/writing";
import { lockForBooking } from "../locks";
import { chainOut } from "./boat-out-queries";
import { findBookingToLog } from "./find-booking-to-log";
import { getLaunchState } from "./launch-facts-queries";
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
  const { at: launchedAt, doubtful } = believeTime(told, at);
  const toldNow = clubNowAt(launchedAt);
  const booking = await findBookingToLog(db, id, by, toldNow.today);

  await writingPlainly(db, async (tx) => {
    const { member } = await lockForBooking(tx, booking.boatId, booking.memberId);
    await openLog(tx);
    const { boatId, span, status, logged, boat, out, ...state } = await getLaunchState(tx, booking);
    const chain = out && chainOut(out.head, out.others, out.extendedTo);
    if (logged || chain?.bookings.some((one) => one.id === id)) return;

    if (status === "cancelled") throw new Refusal("ALREADY_CANCELLED");
    const reason = isCrew(by.standing) ? override : undefined;
    const limits = member.id === by.id ? "member" : "admin";
    const { closures, clearances, dutyOfficer, letPass } = state;
    const asked = { boat, clearances, settings: { dutyOfficer } };
    const uncleared = isLetPass(span, asked, letPass) ? null : findUncleared(span, asked, limits);
    const closed = findClosed(restOfOuting(span, toldNow), { closures }, limits);
    const refusal = refuseLaunch(
      {
        ...{ span, boat, aboard: aboard.length },
        stillOutUntil: chain?.due ?? null,
        standing: refuseStanding(member, limits, "launch"),
        closed: closed && refusalOf(closed),
        clearance: uncleared && refusalOf(uncleared),
        overridden: reason !== undefined,
      },
      toldNow,
    );
    if (refusal) throw refusal;

    await tx.$executeRaw`
      INSERT INTO "outings" ("bookingId", "boatId", "aboard", "plan", "launchedAt", "launchHeardAt",
                             "doubtful")
      VALUES (${id}, ${boatId},
              ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(aboard)}::jsonb)),
              ${plan}, ${launchedAt}, ${at}, ${doubtful})`;
    const after = { aboard: aboard.length, ...(reason && { override: reason }) };
    await noteOuting(tx, "boat launched for a member", booking, { by, at, after });
  });
  return { outing: await getOuting(db, booking, clubNowAt(at)) };
}
