import type { MoveBookingInput } from "../../shared/bookings/booking-schemas";
import { isSamePlace, type Place, wantedPlace } from "../../shared/bookings/moving-rules";
import type { Conditions } from "../../shared/conditions/conditions-schemas";
import type { Finding } from "../../shared/finding";
import type { LotCharge } from "../../shared/hours/lots";
import { Refusal } from "../../shared/refusals";
import { type CrewRow, crewColumn } from "../crew/crew-queries";
import type { Statements } from "../database/open-database";
import { StaleRead } from "../database/writing";
import { type BoatOutColumn, boatOutColumn } from "../fleet/boat-out-columns";
import { chainOut } from "../fleet/boat-out-queries";
import { chargesColumn } from "../hours/charges-queries";
import type { bookedStatus } from "../slots/booked";
import { type BookingState, stateColumns } from "../slots/booking-facts-queries";
import type { LockedMove } from "../slots/booking-locks";
import type { Moment } from "../time/moment";

/** What decides on a move besides boats and member, as it stands under their locks. */
export interface MoveState extends BookingState {
  booking: Place & {
    id: number;
    status: ReturnType<typeof bookedStatus>;
    hoursUsed: number;
    warnings: Finding[];
    override: string | null;
    conditions: Conditions | null;
    shortNotice: boolean;
    share: string;
    ways: number;
    /** its boat has come back from it */
    landed: boolean;
  };
  /** what of it its rower is charged */
  charges: LotCharge[];
  /** who is in it, or asked, and who left and still pays */
  crew: CrewRow[];
  /** what its boat is out on, which the booking may continue */
  out: BoatOutColumn | null;
}

/**
 * What was locked, and where the booking is to lie. The place it is to go to is worked out from what
 * was known before the locks; where somebody was quicker, it is read once more. Refuses
 * BOOKING_NOT_FOUND and BOAT_NOT_FOUND; a booking that is on a boat now that nobody locked begins anew.
 */
export async function readMove(
  tx: Statements,
  { known, boats, member, people }: LockedMove,
  wanted: Omit<MoveBookingInput, "id">,
  moment: Moment,
) {
  if (!known) throw new Refusal("BOOKING_NOT_FOUND");
  const to = wantedPlace(known, wanted);
  const state = await getMoveState(tx, { ...known, memberId: member.id }, to, moment);
  const { booking } = state;
  if (!isSamePlace(booking, known))
    return readMove(tx, { known: booking, boats, member, people }, wanted, moment);
  const isHeld = ({ memberId, state: is }: CrewRow) =>
    is !== "in" || people.includes(memberId ?? 0);
  if (!state.crew.every(isHeld)) throw new StaleRead();
  const fromBoat = boats.find(({ id }) => id === booking.boatId);
  if (!fromBoat) throw new StaleRead();
  const boat = boats.find(({ id }) => id === to.boatId);
  if (!boat) throw new Refusal("BOAT_NOT_FOUND");
  return { fromBoat, boat, to, state };
}

/** Everything a move to a place is decided on, as if the booking were not there, in one read. */
async function getMoveState(
  tx: Statements,
  { id, memberId }: { id: number; memberId: number },
  wanted: Place,
  moment: Moment,
): Promise<MoveState> {
  const [state] = await tx.$queryRaw<[MoveState]>`
    SELECT ${stateColumns(memberId, wanted, moment, id)},
      json_build_object('id', booking."id", 'boatId', booking."boatId",
        'bookingDate', booking."bookingDate", 'startTime', booking."startTime",
        'duration', booking."duration"::float8, 'status', booking."status",
        'hoursUsed', booking."hoursUsed"::float8, 'warnings', booking."warnings",
        'override', booking."override", 'conditions', booking."conditions",
        'shortNotice', booking."shortNotice", 'share', booking."share", 'ways', booking."ways",
        'landed', EXISTS (SELECT 1 FROM "outings" WHERE "bookingId" = booking."id"
          AND "landedAt" IS NOT NULL)) AS "booking",
      ${chargesColumn(id, memberId)} AS "charges", ${crewColumn(id)} AS "crew",
      ${boatOutColumn} AS "out"
    FROM "bookings" booking WHERE booking."id" = ${id}`;
  return state;
}

/** Whether the boat is out on the booking, has been, or neither (null). */
export function stageOf({ booking, out }: MoveState): "out" | "landed" | null {
  if (booking.landed) return "landed";
  const chain = out && chainOut(out.head, out.others, out.extendedTo);
  return chain?.bookings.some(({ id }) => id === booking.id) ? "out" : null;
}
