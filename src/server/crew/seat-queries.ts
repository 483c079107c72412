import { seatsLeft } from "../../shared/crew/crew-rules";
import type { SeatView } from "../../shared/crew/crew-schemas";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { shortName } from "../../shared/members/short-name";
import { Refusal } from "../../shared/refusals";
import { outingState } from "../../shared/time/booking-span";
import { toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { getBalance } from "../hours/account-queries";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { partOf } from "./part-of";

/** Refuses SEATS_OFF where the club opens no seats to its members. */
export async function refuseSeatsOff(db: Db): Promise<void> {
  const { openSeats } = await getClubSettings(db);
  if (openSeats === "off") throw new Refusal("SEATS_OFF");
}

/** How many seats a member may ask for on the days ahead; 0 where the club opens none. */
export async function countSeats(db: Db, memberId: number, moment: Moment): Promise<number> {
  const { openSeats } = await getClubSettings(db);
  if (openSeats === "off") return 0;
  const seats = await listSeats(db, memberId, moment);
  return seats.reduce((sum, { open }) => sum + open, 0);
}

/** Outings of the days ahead with seats that a member may ask for, the soonest first. Refuses SEATS_OFF. */
export async function listSeats(db: Db, memberId: number, { now }: Moment): Promise<SeatView[]> {
  await refuseSeatsOff(db);
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      openSeats: { gt: 0 },
      bookingDate: { gte: toDay(now.today) },
      outing: { is: null },
      memberId: { not: memberId },
      crew: { none: { memberId, endedAt: null } },
    },
    include: {
      boat: { select: { id: true, name: true, capacity: true } },
      member: { select: { firstName: true, lastName: true } },
      crew: { where: { endedAt: null }, select: { state: true } },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  const unlimited = isUnlimited(await getBalance(db, memberId, now.today));
  return bookings.flatMap((booking) => {
    const { boat, crew, member } = booking;
    const left = seatsLeft({ ...booking, capacity: boat.capacity }, crew);
    const open = Math.min(booking.openSeats, left);
    if (open === 0 || outingState(spanOf(booking), now) !== "upcoming") return [];
    return {
      bookingId: booking.id,
      boat: { id: boat.id, name: boat.name },
      ...spanOf(booking),
      open,
      with: shortName(member),
      cost: unlimited ? 0 : toHours(partOf(booking)),
    };
  });
}
