import { kindOf } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { decideSlot } from "../../shared/slots/decide-slot";
import type { GateFacts } from "../../shared/slots/gate-facts";
import { type BookingSpan, outingState } from "../../shared/time/booking-span";
import type { Db } from "../database/open-database";
import { kindOfBoat } from "../fleet/kind-of-boat";
import { spanOf } from "../fleet/span-of";
import { anyBoat, type GateColumns, gateColumns, toGateFacts } from "../slots/gate-facts-queries";
import type { Moment } from "../time/moment";
import type { BookingAhead } from "./ahead-queries";

/**
 * Boats of the same kind on which the booking would still fit with its crew, and which its rower may take: cleared
 * for them, and in the dark none without lights in the place of one that has them. Once the booking has
 * begun, none that is still out.
 */
export async function listFreeBoats(
  db: Db,
  booking: Pick<
    BookingAhead,
    "id" | "memberId" | "boatId" | "bookingDate" | "startTime" | "duration"
  > & {
    boat: { category: string };
  },
  moment: Moment,
): Promise<{ id: number; name: string }[]> {
  const { at, now, club: profile } = moment;
  const span = spanOf(booking);
  const { bookingDate, startTime, duration } = span;
  const hasBegun = outingState(span, now) !== "upcoming";
  const free = await db.$queryRaw<FreeBoat[]>`
    SELECT boat."id", boat."name", boat."requiredClearance", boat."lights",
           (SELECT "lights" FROM "boats" WHERE "id" = ${booking.boatId}) AS "lightsNow"
      FROM "boats" boat
     WHERE boat."id" <> ${booking.boatId} AND boat."available" AND NOT boat."managerDisabled"
       AND ${kindOfBoat(profile)} = ${kindOf(booking.boat.category, profile).key}
       AND boat."capacity" > (SELECT count(*) FROM "crew" WHERE "bookingId" = ${booking.id}
         AND "state" IN ('in', 'guest') AND "endedAt" IS NULL)
       AND NOT EXISTS (SELECT 1 FROM "boat_blocks" WHERE "boatId" = boat."id"
         AND ${bookingDate}::date BETWEEN "startDate" AND "endDate")
       AND NOT EXISTS (SELECT 1 FROM "bookings" WHERE "boatId" = boat."id"
         AND "bookingDate" = ${bookingDate}::date
         AND ("status" = 'confirmed' OR "heldUntil" > ${at})
         AND booking_span("bookingDate", "startTime", "duration")
             && booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric))
       AND NOT EXISTS (SELECT 1 FROM "outing_extensions" WHERE "boatId" = boat."id"
         AND "bookingDate" = ${bookingDate}::date
         AND booking_span("bookingDate", "startTime", "duration")
             && booking_span(${bookingDate}::date, ${startTime}, ${duration}::numeric))
       AND NOT (${hasBegun} AND EXISTS (SELECT 1 FROM "outings" WHERE "boatId" = boat."id"
         AND "landedAt" IS NULL))
     ORDER BY boat."id"`;
  const facts = await getFacts(db, booking.memberId, span, moment);
  const isDark = (lights: boolean) =>
    findingsOn({ ...anyBoat, lights }, span, facts, profile).includes(dark);
  return free
    .filter((boat) => {
      const found = findingsOn(boat, span, facts, profile);
      return found.every((code) => code === dark && isDark(boat.lightsNow));
    })
    .map(({ id, name }) => ({ id, name }));
}

const dark = "OUTSIDE_DAYLIGHT";

interface FreeBoat {
  id: number;
  name: string;
  requiredClearance: string | null;
  lights: boolean;
  /** whether the booking's present boat has them */
  lightsNow: boolean;
}

/** What the rower and the day are judged by. Closure and forecast are no matter of which boat. */
async function getFacts(
  db: Db,
  memberId: number,
  { bookingDate, startTime }: BookingSpan,
  moment: Moment,
): Promise<GateFacts> {
  const days = { startDate: bookingDate, endDate: bookingDate };
  const [columns] = await db.$queryRaw<
    [GateColumns]
  >`SELECT ${gateColumns(memberId, days, moment)}`;
  const { clock } = moment;
  const now = clock.nowAt(clock.instantOf(bookingDate, startTime));
  const facts = toGateFacts(columns, anyBoat, { now, clock });
  return { ...facts, closures: [], settings: { ...facts.settings, conditions: "off" } };
}

/** What would be said against the outing in a boat, whoever takes it upon themselves. */
function findingsOn(
  boat: GateFacts["boat"],
  span: BookingSpan,
  facts: GateFacts,
  profile: ClubProfile,
): string[] {
  const { warnings } = decideSlot(span, {
    boat: { available: true, managerDisabled: false },
    known: { ask: "all", facts: { ...facts, boat } },
    limits: "admin",
    overridden: true,
    now: facts.now,
    profile,
  });
  return warnings.map(({ code }) => code);
}
