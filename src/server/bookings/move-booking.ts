import { isUnlimitedBalance, refuseBooking } from "../../shared/bookings/booking-rules";
import {
  type MoveBookingInput,
  type MovedView,
  movedView,
} from "../../shared/bookings/booking-schemas";
import { refusalOf } from "../../shared/bookings/finding";
import {
  beginsElsewhere,
  isSamePlace,
  movedCostQuarters,
  refuseMoving,
  refuseShape,
  wantedPlace,
} from "../../shared/bookings/moving-rules";
import { conditionsFor } from "../../shared/conditions/conditions-for";
import { isShortNotice } from "../../shared/fair-use/fair-use-counts";
import { refuseLateMove } from "../../shared/fair-use/late-cancelling";
import { isExpired, planDifference, spendableQuarters } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import { refuseStanding } from "../../shared/members/refuse-standing";
import { askGates } from "../../shared/slots/outing-gates";
import { rowerFindings } from "../../shared/slots/rower-findings";
import { answerOnce, type KeptAnswer } from "../answers/answer-once";
import type { PrismaClient, Statements } from "../database/open-database";
import { writingPlainly } from "../database/writing";
import { settleExpiries } from "../hours/ledger";
import type { SignedInActor } from "../people/actor";
import { lockForMove } from "../slots/booking-locks";
import { moveMail } from "../slots/booking-mails";
import { changedSince } from "../slots/changed-since";
import { endWaiting } from "../slots/end-waiting";
import { toGateFacts } from "../slots/gate-facts-queries";
import { noteForMember } from "../slots/note-for-member";
import { offerAfterwards } from "../slots/offer-free-slots";
import { waitingWhereItGoes } from "../slots/waiting-in-the-way";
import { clubNowAt } from "../time/club-time";
import { readMove, stageOf } from "./move-facts-queries";
import { recordMove, toMovedView } from "./record-move";

const keptMove: KeptAnswer<MovedView, Statements> = {
  schema: movedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "moved"),
};

/**
 * Gives a booking another boat, day, start or length, by every rule of a new one, as if the old one
 * were not there, and settles the difference of its cost (rules, Bookings). Members move their own,
 * admins anybody's. Refuses BOOKING_NOT_FOUND (also for somebody else's), ALREADY_CANCELLED,
 * ALREADY_LAUNCHED, BOOKING_STARTED, TOO_LATE_TO_MOVE, and as `bookBoat` does. What is no change costs and sends
 * nothing. One transaction: lock boats and member, read, decide, write.
 */
export async function moveBooking(
  db: PrismaClient,
  { id, override: reason, ...wanted }: MoveBookingInput,
  by: SignedInActor,
  at: Date,
): Promise<MovedView> {
  const now = clubNowAt(at);
  const mover = { id: by.id, anyones: by.standing === "admin" };

  return writingPlainly(db, async (tx) => {
    const locked = await lockForMove(tx, { id, toBoatId: wanted.boatId }, mover);
    return answerOnce(tx, by.repeated, keptMove, at, async () => {
      const { member } = locked;
      const limits = member.id === by.id ? "member" : "admin";
      const standing = refuseStanding(member, limits, "move");
      if (standing && limits === "member") throw standing;
      const { fromBoat, boat, to, state } = await readMove(tx, locked, wanted, now.today);
      const { booking, lots } = state;
      const tooLate = refuseMoving({ ...booking, outing: stageOf(state) }, now) ?? standing;
      if (tooLate) throw tooLate;
      const spendable = spendableQuarters(lots, now.today);
      if (isSamePlace(booking, to)) return toMovedView(booking, spendable, 0);

      const override = limits === "admin" ? reason : undefined;
      const waiting = waitingWhereItGoes(state, { ...to, memberId: member.id }, at);
      const facts = toGateFacts(state, boat, now);
      const late = limits === "member" ? refuseLateMove(booking, to, facts.fairUse, now) : null;
      if (late) throw late;
      const gates = askGates(to, facts, limits, override !== undefined);
      const findings = rowerFindings(to, facts, now, limits);
      const unlimited = isUnlimitedBalance(spendable);
      const chargedQuarters = toQuarters(booking.hoursUsed);
      const paid = { ...booking, category: fromBoat.category, chargedQuarters };
      const costQuarters = movedCostQuarters(paid, { ...to, category: boat.category }, unlimited);
      const asked = {
        boat: { ...boat, block: state.block },
        gates,
        taken: [...state.booked, ...waiting.held],
        ownOutings: state.ownOutings,
        rower: findings[0] && override === undefined ? refusalOf(findings[0]) : null,
        unlimited,
        spendableQuarters: spendable,
        costQuarters,
        moved: paid,
      };
      const refusal = refuseShape(booking, to, limits) ?? refuseBooking(to, asked, now, limits);
      if (refusal) throw refusal;

      if (lots.some((lot) => isExpired(lot, now.today))) {
        await settleExpiries(tx, member.id, lots, now.today);
      }
      await endWaiting(tx, waiting, locked.boats, at);
      const more = costQuarters - chargedQuarters;
      const moved = {
        ...to,
        id,
        hoursUsed: toHours(costQuarters),
        warnings: [...gates.warnings, ...findings],
        override: override ?? null,
        conditions: conditionsFor(to, facts),
        shortNotice: beginsElsewhere(booking, to) ? isShortNotice(to, now) : booking.shortNotice,
      };
      const view = toMovedView(moved, spendable, more);
      const places = { from: { ...booking, boat: fromBoat.name }, to: { ...to, boat: boat.name } };
      await recordMove(tx, {
        from: booking,
        moved,
        member,
        changes: planDifference(lots, state.charges, more, now.today) ?? [],
        balanceQuarters: spendable,
        reason: `Moved to ${boat.name}`,
        actorId: by.id,
        at,
        mail: moveMail(member, { ...places, ...view, id }, limits),
      });
      await offerAfterwards(tx, waiting, at);
      if (limits === "admin") {
        const before = wantedPlace(booking, {});
        await noteForMember(tx, "booking moved for a member", booking, by, at, {
          override,
          before,
        });
      }
      return view;
    });
  });
}
