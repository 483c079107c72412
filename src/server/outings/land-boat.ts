import { subHours } from "date-fns";
import { isCrew } from "../../shared/members/role";
import { outingLimits } from "../../shared/outings/outing-numbers";
import type { LandInput, OutingAnswer } from "../../shared/outings/outing-schemas";
import { believeTime } from "../../shared/outings/told-time";
import { Refusal } from "../../shared/refusals";
import { callOffWrites } from "../alarms/call-off-alarms";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { Prisma, type PrismaClient, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import type { BoatOutColumn } from "../fleet/boat-out-columns";
import { type BoatOut, chainOut } from "../fleet/boat-out-queries";
import type { Booking } from "../generated/prisma/client";
import type { Actor } from "../people/actor";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";
import { findBookingToLog } from "./find-booking-to-log";
import { getLandingState, type LandingState } from "./landing-facts-queries";
import { noteOuting } from "./note-outing";
import { openLog } from "./open-log";
import { getOuting } from "./outing-queries";
import { writeAfterwards } from "./write-afterwards";

/**
 * Logs that a boat is back, with every booking that its outing went on with. Landing again corrects
 * kilometres and note; what is left out stays. Staff who say when it was launched write down an
 * outing that nobody logged. No time is a reason to refuse a landing. Refuses BOOKING_NOT_FOUND,
 * LOG_OFF, CHANGED_SINCE, NOT_LAUNCHED, LOGBOOK_CLOSED; rules, On the water.
 */
export async function landBoat(
  db: PrismaClient,
  input: LandInput,
  by: Actor,
  moment: Moment,
): Promise<OutingAnswer> {
  const booking = await findBookingToLog(db, input.id, by, input.landedAt, moment);
  const isDone = await writingSlots(db, (tx) => log(tx, booking, input, by, moment));
  if (!isDone) return landBoat(db, input, by, moment);
  return { outing: await getOuting(db, booking, by, moment) };
}

/** False where the booking has moved off the boat that was waited for: then nothing is done yet. */
async function log(
  tx: Statements,
  booking: Booking,
  input: LandInput,
  by: Actor,
  moment: Moment,
): Promise<boolean> {
  const { at } = moment;
  await openLog(tx, booking);
  const state = await getLandingState(tx, booking.id);
  if (state.boatId !== booking.boatId) return false;
  refuseChangedSince(asRead(state), input.seen);
  const out = state.out && { ...state.out, ...chainOf(state.out) };
  if (state.landHeardAt) await correct(tx, state, input, by, at);
  else if (out?.bookings.some(({ id }) => id === booking.id))
    await land(tx, state, out, input, by, at);
  else if (isCrew(by.role) && input.launchedAt) {
    await writeAfterwards(tx, state, { ...input, launchedAt: input.launchedAt }, by, moment);
  } else throw new Refusal("NOT_LAUNCHED");
  return true;
}

/** What an outing list says of it, of what a landing writes. */
const asRead = ({ logged }: LandingState) => ({
  launchedAt: toIso(logged?.launchedAt),
  landedAt: toIso(logged?.landedAt),
  kilometres: logged?.kilometres ?? null,
  note: logged?.note ?? "",
});

const toIso = (told: string | null | undefined) => (told ? new Date(told).toISOString() : null);

const chainOf = ({ head, others, extendedTo }: BoatOutColumn) => chainOut(head, others, extendedTo);

async function correct(
  tx: Statements,
  booking: LandingState,
  input: LandInput,
  by: Actor,
  at: Date,
) {
  const after = logged(input);
  // A phone may tell of the landing long after somebody else did.
  if (Object.keys(after).length === 0) return;
  const heardAt = new Date(booking.landHeardAt ?? at);
  if (heardAt < subHours(at, outingLimits.correctionHours)) throw new Refusal("LOGBOOK_CLOSED");
  await tx.$executeRaw`
    UPDATE "outings" SET ${Prisma.join(columnsOf(after))} WHERE "bookingId" = ${booking.id}`;
  await noteOuting(tx, "outing corrected for a member", booking, { by, at, after });
}

async function land(
  tx: Statements,
  booking: LandingState,
  out: BoatOutColumn & Pick<BoatOut, "bookings">,
  input: LandInput,
  by: Actor,
  at: Date,
) {
  const [launchedAt, launchHeardAt] = [new Date(out.launchedAt), new Date(out.launchHeardAt)];
  const told = believeTime(input.landedAt, at, launchedAt);
  const doubtful = out.doubtful || told.doubtful;
  const after = logged(input);
  const loggedOf = ({ id }: { id: number }) => (id === booking.id ? after : {});
  const [head, ...continuations] = out.bookings;
  const landing = [
    Prisma.sql`"landedAt" = ${told.at}, "landHeardAt" = ${at}, "doubtful" = ${doubtful}`,
    ...columnsOf(loggedOf(head)),
  ];
  const continued = continuations.flatMap((one) => {
    const { kilometres = null, note = "" } = loggedOf(one);
    const outing = Prisma.sql`
      INSERT INTO "outings" ("bookingId", "boatId", "continues", "launchedAt", "launchHeardAt",
                             "landedAt", "landHeardAt", "doubtful", "kilometres", "note")
      VALUES (${one.id}, ${one.boatId}, ${head.id}, ${launchedAt}, ${launchHeardAt},
              ${told.at}, ${at}, ${doubtful}, ${kilometres}::numeric, ${note})`;
    return [outing, stayAboard(head.id, one.id)];
  });
  await writeTogether(tx, [
    Prisma.sql`UPDATE "outings" SET ${Prisma.join(landing)} WHERE "bookingId" = ${head.id}`,
    ...continued,
    ...callOffWrites({ ...booking, bookingId: head.id }, "landed", at),
  ]);
  await noteOuting(tx, "boat landed for a member", booking, { by, at, after });
}

/** Of who is in the crew of a booking that an outing went on with, those who were in the boat. */
const stayAboard = (headId: number, bookingId: number) => Prisma.sql`
  UPDATE "crew" SET "aboard" = true
   WHERE "bookingId" = ${bookingId} AND "state" = 'in' AND "endedAt" IS NULL
     AND "memberId" IN (SELECT "memberId" FROM "crew" WHERE "bookingId" = ${headId} AND "aboard")`;

type Logged = Pick<LandInput, "kilometres" | "note">;

/** What was written into the logbook of what may be. */
const logged = ({ kilometres, note }: Logged) => ({
  ...(kilometres !== undefined && { kilometres }),
  ...(note !== undefined && { note }),
});

const columnsOf = ({ kilometres, note }: Logged): Prisma.Sql[] => [
  ...(kilometres === undefined ? [] : [Prisma.sql`"kilometres" = ${kilometres}::numeric`]),
  ...(note === undefined ? [] : [Prisma.sql`"note" = ${note}`]),
];
