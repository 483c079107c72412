import type { BookedView } from "../../shared/bookings/booking-schemas";
import { isExpired, type Lot, type LotChange } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Statements } from "../database/open-database";
import { hoursLowMail, lowHours } from "../hours/hour-mails";
import { settleExpiries } from "../hours/ledger";
import type { Mail, MailMember } from "../mail/mail";
import { wants } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { refuseChangedClub } from "../settings/refuse-changed-club";
import type { Moment } from "../time/moment";
import type { BookingState } from "./booking-facts-queries";
import type { LockedBoat } from "./booking-locks";
import { bookingConfirmedMail } from "./booking-mails";
import { decideWantedSlot, type WantedSlot } from "./decide-wanted-slot";
import { endWaiting } from "./end-waiting";
import { noteForMember } from "./note-for-member";
import { offerAfterwards } from "./offer-free-slots";
import { type BookingRecord, recordBooking, toBookedView } from "./record-booking";

export interface SlotToBook extends Omit<WantedSlot, "memberId" | "overridden" | "moved"> {
  state: BookingState;
  member: MailMember & { firstName: string };
  /** why the admin books what a gate would refuse */
  override?: string | undefined;
  /** all boats that are locked */
  boats: readonly LockedBoat[];
}

/**
 * The step that books a slot and charges its member's hours, or refuses with the first rule that
 * says no. Booking exactly what is held for its member accepts that. The caller holds boat and
 * member. Throws `ClubChanged`.
 */
export async function bookSlot(
  tx: Statements,
  { boat, boats, member, state, span, limits, override }: SlotToBook,
  by: Actor,
  moment: Moment,
): Promise<BookedView> {
  refuseChangedClub(state.clubRevision, moment);
  const wanted = { boat, memberId: member.id, span, limits, overridden: override !== undefined };
  const judged = decideWantedSlot(wanted, state, moment);
  if (judged.refusal) throw judged.refusal;
  await settleIfExpired(tx, member.id, judged.lots, moment);
  const { changes: charges, spendable } = judged;
  const mails = bookingNotice(member, { boat, span, charges, spendable }, moment.club);
  return takeSlot(tx, { boat, boats, member, span, limits, override, judged, mails }, by, moment);
}

export interface SlotToTake extends Omit<SlotToBook, "state"> {
  /** by what it was decided on under the locks */
  judged: ReturnType<typeof decideWantedSlot>;
  mails: readonly Mail[];
}

/** The step that writes a booking that was decided on. What has expired of its member's hours is written. */
export async function takeSlot(
  tx: Statements,
  slot: SlotToTake,
  by: Actor,
  moment: Moment,
): Promise<BookedView> {
  const { at, club } = moment;
  const { boats, member, limits, override, judged, mails } = slot;
  await endWaiting(tx, judged.waiting, boats, at);
  const record = { ...recordOf(slot, by, at), notice: { to: member, mails } };
  const id = await recordBooking(tx, record, judged.waiting.accepts);
  if (limits === "admin") {
    await noteForMember(tx, "booked for a member", { id }, by, at, { override });
  }
  await offerAfterwards(tx, judged.waiting, moment);
  return toBookedView(id, record, club);
}

/** What would be written of a slot. */
export function recordOf(
  { boat, member, span, override, judged }: SlotToTake,
  by: Actor,
  at: Date,
): BookingRecord {
  const { changes: charges, spendable, warnings, conditions, shortNotice } = judged;
  return {
    boat,
    memberId: member.id,
    span,
    charges,
    balanceQuarters: spendable,
    warnings,
    conditions,
    shortNotice,
    override: override ?? null,
    createdBy: by.id,
    at,
  };
}

/** Writes what has expired of a member's hours, where something has. */
export async function settleIfExpired(
  tx: Statements,
  memberId: number,
  lots: readonly Lot[],
  moment: Moment,
): Promise<void> {
  if (lots.some((lot) => isExpired(lot, moment.now.today))) {
    await settleExpiries(tx, memberId, lots, moment);
  }
}

/** What a member is told of a new booking: that it stands, and when it leaves them few hours. */
function bookingNotice(
  member: MailMember & { firstName: string },
  booked: { boat: { name: string }; span: BookingSpan; charges: LotChange[]; spendable: number },
  profile: ClubProfile,
): Mail[] {
  const { boat, span, charges, spendable } = booked;
  const cost = -charges.reduce((sum, { quarters }) => sum + quarters, 0);
  const left = spendable - cost;
  const low = toQuarters(lowHours);
  const outing = { ...span, boat: boat.name, cost: toHours(cost), left: toHours(left) };
  const mails = [bookingConfirmedMail(member, outing, profile)];
  if (spendable > low && left <= low) mails.push(hoursLowMail(member, toHours(left)));
  return mails.filter((mail) => wants(member, mail));
}
