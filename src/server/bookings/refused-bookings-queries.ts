import { bookingReference } from "../../shared/bookings/booking-reference";
import type { RefusedBooking } from "../../shared/bookings/refused-booking";
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
 * Bookings ahead that the gates would refuse if they were made now, the soonest first: the club is
 * closed, or a setting became `refuse`. Not what an admin let pass with a reason, and not those for
 * want of a clearance, which have a list of their own.
 */
export async function listRefusedBookings(db: Db, moment: Moment): Promise<RefusedBooking[]> {
  const { now, club: profile } = moment;
  const { today } = now;
  const days = { startDate: today, endDate: addDays(today, availabilityDays.days) };
  const [columns] = await db.$queryRaw<[GateColumns]>`SELECT ${gateColumns(0, days, moment)}`;
  const facts = toGateFacts(columns, anyBoat, moment);
  const { daylight, conditions } = facts.settings;
  const mayRefuse = [daylight, conditions].includes("refuse") || facts.closures.length > 0;
  const bookings = mayRefuse ? await listAhead(db, now) : [];
  return bookings.flatMap(({ id, boat, member, override, ...booking }) => {
    const span = spanOf(booking);
    const its = { ...facts, boat, clearances: member.clearances.map(toClearance) };
    const { refusal } = decideSlot(span, {
      boat: online,
      known: { ask: "all", facts: its },
      limits: "admin",
      overridden: override !== null,
      now,
      profile,
    });
    if (!refusal || refusal.code.startsWith("CLEARANCE_")) return [];
    const reference = bookingReference(id, profile);
    return [{ id, reference, ...span, boat, member, message: refusal.message }];
  });
}

/** Bookings of boats that are not have lists of their own. */
const online = { available: true, managerDisabled: false };

async function listAhead(db: Db, now: ClubNow) {
  const bookings = await db.booking.findMany({
    where: {
      status: "confirmed",
      outing: { is: null },
      bookingDate: { gte: toDay(now.today) },
    },
    include: {
      boat: { select: { id: true, name: true, requiredClearance: true, lights: true } },
      member: { select: { id: true, firstName: true, lastName: true, clearances: true } },
    },
    orderBy: [{ bookingDate: "asc" }, { startTime: "asc" }, { id: "asc" }],
  });
  return bookings.filter((booking) => outingState(spanOf(booking), now) === "upcoming");
}
