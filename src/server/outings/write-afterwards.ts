import { isAfter, subDays } from "date-fns";
import { refuseLaunchTime } from "../../shared/outings/launch-rules";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { LandInput } from "../../shared/outings/outing-schemas";
import { Refusal } from "../../shared/refusals";
import type { BookingSpan } from "../../shared/time/booking-span";
import { endTime } from "../../shared/time/clock-times";
import { Prisma, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import type { LandingState } from "./landing-facts-queries";
import { noteOuting } from "./note-outing";

const { writtenAfterwardsDays } = outingLimits;

type Afterwards = LandInput & { launchedAt: Date };

/**
 * The step in which staff log an outing that nobody launched, up to 14 days back; the caller holds
 * boat and rower. Where no landing is told, it was at the booking's end. Refuses ALREADY_CANCELLED,
 * LOGBOOK_CLOSED, and TOO_EARLY_TO_LAUNCH or BOOKING_OVER by the launch that is told.
 */
export async function writeAfterwards(
  tx: Statements,
  booking: LandingState,
  { launchedAt, landedAt: told, kilometres = null, note = "" }: Afterwards,
  by: Actor,
  moment: Moment,
): Promise<void> {
  const { at, clock, club } = moment;
  if (booking.status === "cancelled") throw new Refusal("ALREADY_CANCELLED");
  if (launchedAt < subDays(at, writtenAfterwardsDays)) throw new Refusal("LOGBOOK_CLOSED");
  const refusal = refuseLaunchTime(booking.span, clock.nowAt(launchedAt), club);
  if (refusal) throw refusal;
  if (isAfter(launchedAt, at)) {
    throw new Refusal("BAD_INPUT", "That launch is still to come.", "launchedAt");
  }
  const { landedAt, doubtful } = landingOf(booking.span, { launchedAt, told }, moment);
  const outing = Prisma.sql`
    INSERT INTO "outings" ("bookingId", "boatId", "kilometres", "note", "launchedAt", "launchHeardAt",
                           "landedAt", "landHeardAt", "doubtful", "writtenAfterwards")
    VALUES (${booking.id}, ${booking.boatId}, ${kilometres}::numeric, ${note}, ${launchedAt}, ${at},
            ${landedAt}, ${at}, ${doubtful}, true)`;
  // Nobody says who was in the boat, so it was whoever is in its crew.
  const crew = Prisma.sql`
    UPDATE "crew" SET "aboard" = true
     WHERE "bookingId" = ${booking.id} AND "state" = 'in' AND "endedAt" IS NULL`;
  await writeTogether(tx, [outing, crew]);
  const after = { launchedAt: launchedAt.toISOString(), landedAt: landedAt.toISOString() };
  await noteOuting(tx, "outing written afterwards", booking, { by, at, after });
}

function landingOf(
  { bookingDate, startTime, duration }: BookingSpan,
  { launchedAt, told }: { launchedAt: Date; told: Date | undefined },
  { at, clock }: Moment,
): { landedAt: Date; doubtful: boolean } {
  const ended = clock.instantOf(bookingDate, endTime(startTime, duration));
  const landedAt = told ?? ended;
  const isPossible = landedAt >= launchedAt && landedAt <= at;
  return isPossible
    ? { landedAt, doubtful: false }
    : { landedAt: at, doubtful: told !== undefined };
}
