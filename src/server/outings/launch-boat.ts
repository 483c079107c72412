import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { isCrew } from "../../shared/members/role";
import { refuseLaunch, restOfOuting } from "../../shared/outings/launch-rules";
import type { LaunchInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import { decideSlot } from "../../shared/slots/decide-slot";
import { Prisma, type PrismaClient, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import { chainOut } from "../fleet/boat-out-queries";
import type { Booking } from "../generated/prisma/client";
import type { Actor } from "../people/actor";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";
import { findBookingToLog } from "./find-booking-to-log";
import { getLaunchState } from "./launch-facts-queries";
import { noteOuting } from "./note-outing";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";
import { type Aboard, whoIsAboard } from "./who-is-aboard";

/**
 * Logs that a booking's boat has left the dock, once; a second launch gives the same outing. Refuses
 * BOOKING_NOT_FOUND, LOG_OFF, ALREADY_CANCELLED, ROWER_NOT_ABOARD, CREW_NOT_FOUND, and by the rules of a
 * launch (rules, On the water).
 */
export async function launchBoat(
  db: PrismaClient,
  input: LaunchInput,
  by: Actor,
  moment: Moment,
): Promise<OutingAnswer> {
  const told = believeTime(input.launchedAt, moment.at);
  const booking = await findBookingToLog(db, input.id, by, input.launchedAt, moment);
  const isDone = await writingSlots(db, (tx) => launch(tx, booking, { input, told }, by, moment));
  if (!isDone) return launchBoat(db, input, by, moment);
  return { outing: await getOuting(db, booking, by, moment) };
}

interface Press {
  input: LaunchInput;
  /** when it was pressed, as far as that can be */
  told: ReturnType<typeof believeTime>;
}

/** False where the booking has moved off the boat that was waited for: then nothing is done yet. */
async function launch(
  tx: Statements,
  booking: Booking,
  { input, told }: Press,
  by: Actor,
  { at, clock, club: profile }: Moment,
): Promise<boolean> {
  const { id, plan, override } = input;
  const { member } = await openLog(tx, booking);
  const state = await getLaunchState(tx, booking);
  const { boatId, span, status, logged, boat, out } = state;
  if (boatId !== booking.boatId) return false;
  const chain = out && chainOut(out.head, out.others, out.extendedTo);
  if (logged || chain?.bookings.some((one) => one.id === id)) return true;

  if (status === "cancelled") throw new Refusal("ALREADY_CANCELLED");
  const goes = whoIsAboard(input, state.seats, by);
  const reason = isCrew(by.role) ? override : undefined;
  // Who presses on the tablet is the rower, as far as anybody knows; who is of the crew, for the rower.
  const limits = member.id === by.id || !isCrew(by.role) ? "member" : "admin";
  const toldNow = clock.nowAt(told.at);
  const { closures, clearances, dutyOfficer, letPass } = state;
  const facts = { boat, closures, clearances, settings: { dutyOfficer } };
  const { refusal: again } = decideSlot(restOfOuting(span, toldNow), {
    boat,
    known: { ask: "again", facts, letPass },
    limits,
    overridden: false,
    now: toldNow,
    profile,
  });
  const refusal = refuseLaunch(
    {
      span,
      boat,
      aboard: goes.aboard.length + goes.crew.length,
      stillOut: chain && { due: chain.due, bookingDate: chain.bookings[0].bookingDate },
      notActive: refuseUnlessActive(member, limits, "launch"),
      again,
      overridden: reason !== undefined,
    },
    toldNow,
    profile,
  );
  if (refusal) throw refusal;

  await writeTogether(tx, launchWrites({ bookingId: id, boatId, plan, ...goes, ...told }, at));
  const after = {
    aboard: goes.aboard.length + goes.crew.length,
    ...(reason && { override: reason }),
  };
  await noteOuting(tx, "boat launched for a member", booking, { by, at, after });
  return true;
}

interface Launched extends Aboard {
  bookingId: number;
  boatId: number;
  plan: string;
  at: Date;
  doubtful: boolean;
}

function launchWrites(launched: Launched, heardAt: Date): Prisma.Sql[] {
  const { bookingId, boatId, plan, aboard, crew, at, doubtful } = launched;
  const outing = Prisma.sql`
    INSERT INTO "outings" ("bookingId", "boatId", "aboard", "plan", "launchedAt", "launchHeardAt",
                           "doubtful")
    VALUES (${bookingId}, ${boatId},
            ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(aboard)}::jsonb)),
            ${plan}, ${at}, ${heardAt}, ${doubtful})`;
  if (crew.length === 0) return [outing];
  return [
    outing,
    Prisma.sql`UPDATE "crew" SET "aboard" = true WHERE "id" IN (${Prisma.join(crew)})`,
  ];
}
