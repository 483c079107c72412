import type { ClockTime } from "../../shared/time/clock-times";
import { fromMinutes } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { BoatOut } from "../fleet/boat-out-queries";
import type { Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { findWind } from "./wind-queries";

/** What somebody who looks for a boat has to know. */
export interface CallSheet {
  bookingId: number;
  boatId: number;
  boat: string;
  rower: Member;
  /** who of its crew is in the boat */
  crew: readonly Member[];
  aboard: readonly string[];
  plan: string;
  /** the club's day, and its clock at launch and due time */
  day: ClubDate;
  launched: ClockTime;
  due: ClockTime;
  /** "15 km/h, gusts of 28 km/h"; null where the server does not know */
  wind: string | null;
}

/** The call sheet of a boat that is out. */
export async function getCallSheet(
  db: Db,
  { outing, bookings: [head], due }: BoatOut,
  moment: Moment,
): Promise<CallSheet> {
  const { clock } = moment;
  const booking = await db.booking.findUniqueOrThrow({
    where: { id: head.id },
    include: {
      boat: { select: { name: true } },
      member: true,
      crew: { where: { aboard: true }, include: { member: true }, orderBy: { id: "asc" } },
    },
  });
  const { member: rower, boat } = booking;
  return {
    bookingId: head.id,
    boatId: head.boatId,
    boat: boat.name,
    rower,
    crew: booking.crew.flatMap(({ member }) => member ?? []),
    aboard: outing.aboard,
    plan: outing.plan,
    day: head.bookingDate,
    launched: fromMinutes(clock.nowAt(outing.launchedAt).minutes),
    due,
    wind: await findWind(db, moment),
  };
}
