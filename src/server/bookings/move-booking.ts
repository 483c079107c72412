import {
  type MoveBookingInput,
  type MovedView,
  movedView,
} from "../../shared/bookings/booking-schemas";
import { isSamePlace, type Place, refuseMoving } from "../../shared/bookings/moving-rules";
import { spendableQuarters } from "../../shared/hours/lots";
import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import type { Formats } from "../../shared/profile/formats";
import { type KeptAnswer, withIdempotency } from "../answers/idempotency";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import type { PrismaClient, Statements } from "../database/open-database";
import type { SignedInActor } from "../people/actor";
import { lockForMove } from "../slots/booking-locks";
import { changedSince } from "../slots/changed-since";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";
import { readMove, stageOf } from "./move-facts-queries";
import { moveSlot } from "./move-slot";
import { toMovedView } from "./record-move";

const keptMove = (formats: Formats): KeptAnswer<MovedView, Statements> => ({
  schema: movedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "moved", formats),
});

/**
 * Gives a booking another boat, day, start or length, by every rule of a new one, as if the old one
 * were not there, and settles the difference of its cost (rules, Bookings). Members move their own,
 * admins anybody's. Refuses BOOKING_NOT_FOUND (also for somebody else's), ALREADY_CANCELLED,
 * ALREADY_LAUNCHED, BOOKING_STARTED, TOO_LATE_TO_MOVE, CHANGED_SINCE, and as `bookBoat` does. What is no change costs
 * and sends nothing. One transaction: lock boats and member, read, decide, write.
 */
export async function moveBooking(
  db: PrismaClient,
  { id, override: reason, seen, ...wanted }: MoveBookingInput,
  by: SignedInActor,
  moment: Moment,
): Promise<MovedView> {
  const { at, now } = moment;
  const mover = { id: by.id, anyones: by.role === "admin" };

  return writingSlots(db, async (tx) => {
    const locked = await lockForMove(tx, { id, toBoatId: wanted.boatId }, mover);
    return withIdempotency(tx, by.repeated, keptMove(moment.club), at, async () => {
      const limits = locked.member.id === by.id ? "member" : "admin";
      const notActive = refuseUnlessActive(locked.member, limits, "move");
      if (notActive && limits === "member") throw notActive;
      const read = await readMove(tx, locked, wanted, moment);
      const { booking, lots } = read.state;
      const tooLate = refuseMoving({ ...booking, outing: stageOf(read.state) }, now) ?? notActive;
      if (tooLate) throw tooLate;
      refuseChangedSince(asWanted(booking), seen);
      if (isSamePlace(booking, read.to)) {
        const spendable = spendableQuarters(lots, now.today);
        return toMovedView(booking, { spendable, more: 0 }, moment.club);
      }
      const override = limits === "admin" ? reason : undefined;
      return moveSlot(tx, { ...locked, ...read, limits, override }, by, moment);
    });
  });
}

/** Where a booking lies, by the names by which another place is asked for. */
const asWanted = ({ boatId, bookingDate, startTime, duration }: Place) => ({
  boatId,
  dateStr: bookingDate,
  timeStr: startTime,
  duration,
});
