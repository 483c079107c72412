import { isAfter, subDays } from "date-fns";
import { refuseLaunchTime } from "../../shared/outings/launch-rules";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { LandInput } from "../../shared/outings/outing-schemas";
import { Refusal } from "../../shared/refusals";
import { endTime } from "../../shared/time/clock-times";
import type { Actor } from "../actor";
import { spanOf } from "../bookings/booking-view";
import { clubInstant, clubNowAt } from "../club-time";
import type { Tx } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { noteOuting } from "./note-outing";

const { writtenAfterwardsDays } = outingLimits;

type Afterwards = LandInput & { launchedAt: Date };

/**
 * The step in which staff log an outing that nobody launched, up to 14 days back; the caller holds
 * boat and rower. Where no landing is told, it was at the booking's end. Refuses ALREADY_CANCELLED,
 * LOGBOOK_CLOSED, and TOO_EARLY_TO_LAUNCH or BOOKING_OVER by the launch that is told.
 */
export async function writeAfterwards(
  tx: Tx,
  booking: Booking,
  { launchedAt, landedAt: told, kilometres = null, note = "" }: Afterwards,
  by: Actor,
  at: Date,
): Promise<void> {
  if (booking.status === "cancelled") throw new Refusal("ALREADY_CANCELLED");
  if (launchedAt < subDays(at, writtenAfterwardsDays)) throw new Refusal("LOGBOOK_CLOSED");
  const refusal = refuseLaunchTime(spanOf(booking), clubNowAt(launchedAt));
  if (refusal) throw refusal;
  if (isAfter(launchedAt, at)) {
    throw new Refusal("BAD_INPUT", "That launch is still to come.", "launchedAt");
  }
  const landing = landingOf(booking, { launchedAt, told, at });
  await tx.outing.create({
    data: {
      ...{ bookingId: booking.id, boatId: booking.boatId, kilometres, note },
      ...{ launchedAt, launchHeardAt: at, landHeardAt: at, writtenAfterwards: true },
      ...landing,
    },
  });
  const after = { launchedAt: launchedAt.toISOString(), landedAt: landing.landedAt.toISOString() };
  await noteOuting(tx, "outing written afterwards", booking, { by, at, after });
}

function landingOf(
  booking: Booking,
  { launchedAt, told, at }: { launchedAt: Date; told: Date | undefined; at: Date },
): { landedAt: Date; doubtful: boolean } {
  const { bookingDate, startTime, duration } = spanOf(booking);
  const ended = clubInstant(bookingDate, endTime(startTime, duration));
  const landedAt = told ?? ended;
  const isPossible = landedAt >= launchedAt && landedAt <= at;
  return isPossible
    ? { landedAt, doubtful: false }
    : { landedAt: at, doubtful: told !== undefined };
}
