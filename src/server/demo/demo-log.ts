import { addMinutes } from "date-fns";
import { endTime } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Booking } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { demoClearanceSettings } from "./demo-clearances";
import type { DemoClub } from "./demo-club";

/** How the demo club rows, roughly. */
const pace = { kilometresPerHour: 4.8, lateToLaunch: 4, earlyBack: 7 };

/** Every so many bookings nobody pressed anything. */
const forgotten = 12;

/** Every so many phones had no network at the landing, and told of it at the booking's end. */
const withoutNetwork = 5;

/** Makes the demo club as careful as a club may be. Its manager, `dutyEmail`, is on duty. */
export async function makeDemoCareful(
  tx: Tx,
  { home }: DemoClub,
  dutyEmail: string,
  at: Date,
): Promise<void> {
  const dutyOfficer = { name: "Morgan Reid", phone: `${home.phonesBegin}0100`, email: dutyEmail };
  await tx.safetySettings.update({
    where: { id: 1 },
    data: {
      settings: {
        outingLog: "on",
        conditions: "warn",
        dutyOfficer,
        daylight: "warn",
        daylightBeforeSunrise: 30,
        daylightAfterSunset: 30,
        ...demoClearanceSettings,
      },
      loggedFrom: at,
    },
  });
}

/** Writes down what was rowed until now. */
export async function logDemoOutings(tx: Tx, moment: Moment): Promise<void> {
  const { at } = moment;
  const bookings = await tx.booking.findMany({
    where: { status: "confirmed", bookingDate: { lte: toDay(moment.now.today) } },
    orderBy: { id: "asc" },
  });
  const launched = bookings.filter(
    (booking) => startOf(booking, moment.clock) <= at && booking.id % forgotten,
  );
  await tx.outing.createMany({ data: launched.map((booking) => outingOf(booking, moment)) });
}

function outingOf(booking: Booking, { at, clock }: Moment) {
  const { bookingDate, startTime, duration } = spanOf(booking);
  const end = clock.instantOf(bookingDate, endTime(startTime, duration));
  const late = addMinutes(startOf(booking, clock), pace.lateToLaunch);
  const launchedAt = late < at ? late : startOf(booking, clock);
  const launch = { bookingId: booking.id, boatId: booking.boatId, launchedAt };
  if (end > at) return { ...launch, launchHeardAt: launchedAt };
  const landedAt = addMinutes(end, -pace.earlyBack);
  const tenths = Math.round(duration * pace.kilometresPerHour * 10) + (booking.id % 7);
  return {
    ...launch,
    launchHeardAt: launchedAt,
    landedAt,
    landHeardAt: booking.id % withoutNetwork ? landedAt : end,
    kilometres: tenths / 10,
  };
}

function startOf(booking: Booking, clock: ClubClock): Date {
  const { bookingDate, startTime } = spanOf(booking);
  return clock.instantOf(bookingDate, startTime);
}
