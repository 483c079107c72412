import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import {
  type BookingLimits,
  isUnlimitedBalance,
  refuseBooking,
} from "../../shared/bookings/booking-rules";
import type { BookBoatInput, BookedView } from "../../shared/bookings/booking-schemas";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { refusalOf } from "../../shared/bookings/finding";
import { askGates } from "../../shared/bookings/outing-gates";
import { rowerFindings } from "../../shared/bookings/rower-findings";
import { conditionsFor } from "../../shared/conditions/conditions-for";
import { isShortNotice } from "../../shared/fair-use/fair-use-counts";
import { isExpired, planSpending, spendableQuarters } from "../../shared/hours/lots";
import { refuseStanding } from "../../shared/members/refuse-standing";
import { Refusal } from "../../shared/refusals";
import type { Actor } from "../actor";
import { clubNowAt } from "../club-time";
import type { PrismaClient, Statements } from "../database/open-database";
import { writingPlainly } from "../database/writing";
import { settleExpiries } from "../hours/ledger";
import { answerOnce, type KeptAnswer } from "../idempotency/answer-once";
import { lockForBooking } from "../locks";
import { getBookingState } from "./booking-facts-queries";
import { bookingNotice } from "./booking-notice";
import { changedSince } from "./changed-since";
import { toGateFacts } from "./gate-facts-queries";
import { noteForMember } from "./note-for-member";
import { recordBooking, toBookedView } from "./record-booking";

const keptBooking: KeptAnswer<BookedView, Statements> = {
  schema: bookedView,
  changedSince: (tx, answer) => changedSince(tx, answer, "made"),
};

/** For whom, and by whose limits: a member's own, or an admin's for a member. */
interface BookingFor {
  memberId: number;
  limits: BookingLimits;
  /** why the admin books what a gate would refuse */
  override?: string | undefined;
}

/**
 * Books a boat for a member and charges their hours, or refuses with the first rule that says no
 * (rules, Bookings). One transaction: lock boat and member, read, decide, write.
 */
export async function bookBoat(
  db: PrismaClient,
  { limits, override, ...input }: BookBoatInput & BookingFor,
  by: Actor,
  at: Date,
): Promise<BookedView> {
  const { boatId, memberId } = input;
  const span = {
    bookingDate: input.dateStr,
    startTime: input.timeStr,
    duration: input.duration,
  };
  const now = clubNowAt(at);

  return writingPlainly(db, async (tx) => {
    const { boat, member } = await lockForBooking(tx, boatId, memberId);
    return answerOnce(tx, by.repeated, keptBooking, at, async () => {
      // Not allowed (403) answers before unknown (404). An admin is allowed to book, so for them the
      // member's standing is a rule (422) and answers after it.
      const standing = refuseStanding(member, limits, "book");
      if (standing && limits === "member") throw standing;
      if (!boat) throw new Refusal("BOAT_NOT_FOUND");
      if (standing) throw standing;
      const state = await getBookingState(tx, memberId, { boatId, ...span }, now.today);
      const { blocked, slotTaken, ownOverlap, lots } = state;
      const overridden = override !== undefined;
      const facts = toGateFacts(state, boat, now);
      const gates = askGates(span, facts, limits, overridden);
      const findings = rowerFindings(span, facts, now, limits);
      const spendable = spendableQuarters(lots, now.today);
      const unlimited = isUnlimitedBalance(spendable);
      const costQuarters = unlimited ? 0 : bookingCostQuarters(boat.category, input.duration);
      const charges = planSpending(lots, costQuarters, now.today) ?? [];
      const refusal = refuseBooking(
        span,
        {
          boat: { ...boat, blocked },
          gate: gates.refusal,
          slotTaken,
          ownOverlap,
          rower: findings[0] && !overridden ? refusalOf(findings[0]) : null,
          unlimited,
          spendableQuarters: spendable,
          costQuarters,
        },
        now,
        limits,
      );
      if (refusal) throw refusal;

      if (lots.some((lot) => isExpired(lot, now.today))) {
        await settleExpiries(tx, memberId, lots, now.today);
      }
      const record = {
        boat,
        memberId,
        span,
        charges,
        balanceQuarters: spendable,
        warnings: [...gates.warnings, ...findings],
        override: override ?? null,
        conditions: conditionsFor(span, facts),
        shortNotice: isShortNotice(span, now),
        createdBy: by.id,
        at,
        notice: { to: member, mails: bookingNotice(member, { boat, span, charges, spendable }) },
      };
      const id = await recordBooking(tx, record);
      if (limits === "admin") {
        await noteForMember(tx, "booked for a member", { id }, by, at, { override });
      }
      return toBookedView(id, record);
    });
  });
}
