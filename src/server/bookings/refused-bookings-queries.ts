import { bookingReference } from "../../shared/bookings/booking-reference";
import { refuseOutsideHours } from "../../shared/bookings/booking-rules";
import type { RefusedBooking } from "../../shared/bookings/refused-booking";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { decideSlot } from "../../shared/slots/decide-slot";
import { outingState } from "../../shared/time/booking-span";
import { addDays, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { availabilityDays } from "../../shared/time/span";
import { toClearance } from "../clearances/clearance-view";
import type { Db } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { anyBoat, type GateColumns, gateColumns, toGateFacts } from "../slots/gate-facts-queries";
import type { Moment } from "../time/moment";

/**
 * Bookings ahead that would be refused if they were made now, the soonest first: they lie outside the
 * club's hours, it is closed, or a setting became `refuse`. Not what an admin let pass with a reason
 * (hours and closures are passed by none), and not those for want of a clearance, which have a list of
 * their own.
 */
export async function listRefusedBookings(db: Db, moment: Moment): Promise<RefusedBooking[]> {
  const { now, club: profile } = moment;
  const { today } = now;
  const days = { startDate: today, endDate: addDays(today, availabilityDays.days) };
  const [columns] = await db.$queryRaw<[GateColumns]>`SELECT ${gateColumns(0, days, moment)}`;
  const facts = toGateFacts(columns, anyBoat, moment);
  const { daylight, conditions } = facts.settings;
  const gatesMayRefuse = [daylight, conditions].includes("refuse") || facts.closures.length > 0;
  const spans = await listSpansAhead(db, now);
  const inDoubt = spans.filter((span) => gatesMayRefuse || refuseOutsideHours(span, profile, now));
  const bookings = await listBookings(db, inDoubt);
  return bookings.flatMap(({ id, boat, member, override, ...booking }) => {
    const span = spanOf(booking);
    const its = { ...facts, boat, clearances: member.clearances.map(toClearance) };
    const decided = decideSlot(span, {
      boat: online,
      known: { ask: "all", facts: its },
      limits: "admin",
      overridden: override !== null,
      now,
      profile,
    });
    const refusal = refuseOutsideHours(span, profile, now) ?? decided.refusal;
    if (!refusal || refusal.code.startsWith("CLEARANCE_")) return [];
    const { code, message } = refusal;
    const reference = bookingReference(id, profile);
    return [{ id, reference, ...span, boatName: boat.name, boat, member, code, message }];
  });
}

/** How many bookings ahead would lie outside of other hours than the club's. */
export async function countBookingsOutside(
  db: Db,
  hours: Pick<ClubProfile, "openingHours">,
  { now, club }: Moment,
): Promise<{ bookings: number }> {
  const proposed = { ...club, ...hours };
  const spans = await listSpansAhead(db, now);
  return { bookings: spans.filter((span) => refuseOutsideHours(span, proposed, now)).length };
}

/** Bookings of boats that are not have lists of their own. */
const online = { available: true, managerDisabled: false };

/** When the bookings ahead are that have not been launched. */
async function listSpansAhead(db: Db, now: ClubNow) {
  const bookings = await db.booking.findMany({
    where: { status: "confirmed", outing: { is: null }, bookingDate: { gte: toDay(now.today) } },
    select: { id: true, bookingDate: true, startTime: true, duration: true },
  });
  return bookings
    .map((booking) => ({ id: booking.id, ...spanOf(booking) }))
    .filter((span) => outingState(span, now) === "upcoming");
}

const listBookings = (db: Db, bookings: readonly { id: number }[]) =>
  db.booking.findMany({
    where: { id: { in: bookings.map(({ id }) => id) } },
    include: {
      boat: { select: { id: true, name: true, requiredClearance: true, lights: true } },
      member: { select: { id: true, firstName: true, lastName: true, clearances: true } },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
