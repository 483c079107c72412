import type { MovedView } from "../../shared/bookings/booking-schemas";
import { type Place, placeOf } from "../../shared/bookings/moving-rules";
import { boatIsFull } from "../../shared/crew/crew-rules";
import { partQuarters, sharedAmong } from "../../shared/crew/parts";
import { isExpired } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import type { BookingLimits } from "../../shared/profile/booking-horizon";
import type { Formats } from "../../shared/profile/formats";
import { Refusal } from "../../shared/refusals";
import { reinviteCrew } from "../crew/reinvite-crew";
import type { Statements } from "../database/open-database";
import { settleExpiries } from "../hours/ledger";
import type { SignedInActor } from "../people/actor";
import { refuseChangedClub } from "../settings/refuse-changed-club";
import type { LockedBoat, LockedMember } from "../slots/booking-locks";
import { moveMail } from "../slots/booking-mails";
import { decideWantedSlot } from "../slots/decide-wanted-slot";
import { endWaiting } from "../slots/end-waiting";
import { noteForMember } from "../slots/note-for-member";
import { offerAfterwards } from "../slots/offer-free-slots";
import type { Moment } from "../time/moment";
import type { MoveState } from "./move-facts-queries";
import { recordMove, toMovedView } from "./record-move";

export interface SlotToMove {
  state: MoveState;
  member: LockedMember;
  fromBoat: LockedBoat;
  boat: LockedBoat;
  to: Place;
  limits: BookingLimits;
  /** why the admin moves it where a gate would refuse it */
  override?: string | undefined;
  /** all boats that are locked */
  boats: readonly LockedBoat[];
}

/**
 * The step that moves a booking and settles the difference of its cost, or refuses with the first
 * rule that says no. The caller holds both boats and the member. Throws `ClubChanged`.
 */
export async function moveSlot(
  tx: Statements,
  move: SlotToMove,
  by: SignedInActor,
  moment: Moment,
): Promise<MovedView> {
  const { state, member, boat, to, limits, override } = move;
  const { booking, lots, crew } = state;
  const { at, now } = moment;
  refuseChangedClub(state.clubRevision, moment);
  const decided = decideMove(move, moment);
  const guests = crew.filter(({ state: is }) => is === "guest").length;
  const refusal = decided.refusal ?? refuseGuests(guests, boat);
  if (refusal) throw refusal;
  const { spendable, dueQuarters, waiting, changes } = decided;
  if (lots.some((lot) => isExpired(lot, now.today))) {
    await settleExpiries(tx, member.id, lots, moment);
  }
  await endWaiting(tx, waiting, move.boats, at);
  const moved = {
    ...to,
    id: booking.id,
    hoursUsed: toHours(decided.costQuarters),
    warnings: decided.warnings,
    override: override ?? null,
    conditions: decided.conditions,
    shortNotice: decided.shortNotice,
  };
  if (crew.length)
    await reinviteCrew(tx, changedOuting(move, decided.costQuarters), crew, by, moment);
  const view = toMovedView(moved, { spendable, more: dueQuarters }, moment.club);
  await recordMove(tx, {
    from: booking,
    moved,
    seats: { ...sharedAmong(booking, boat.capacity), free: boat.capacity - 1 - guests },
    member,
    changes,
    balanceQuarters: spendable,
    reason: `Moved to ${boat.name}`,
    actorId: by.id,
    moment,
    mail: mailOf(move, view, moment.club),
  });
  await offerAfterwards(tx, waiting, moment);
  if (limits === "admin") {
    const said = { override, before: placeOf(booking) };
    await noteForMember(tx, "booking moved for a member", booking, by, at, said);
  }
  return view;
}

function decideMove(
  { state, member, fromBoat, boat, to, limits, override }: SlotToMove,
  moment: Moment,
) {
  const { booking, charges, crew } = state;
  const moved = {
    ...booking,
    category: fromBoat.category,
    chargedQuarters: toQuarters(booking.hoursUsed),
    partsQuarters: crew.reduce((sum, { partQuarters }) => sum + partQuarters, 0),
    charges,
  };
  const overridden = override !== undefined;
  const wanted = { boat, memberId: member.id, span: to, limits, overridden, moved };
  return decideWantedSlot(wanted, state, moment);
}

function refuseGuests(guests: number, boat: LockedBoat): Refusal | null {
  if (guests < boat.capacity) return null;
  return new Refusal("TOO_MANY_ABOARD", boatIsFull(boat), "boatId");
}

/** The outing as its crew is asked for it once more. */
function changedOuting({ state, member, fromBoat, boat, to }: SlotToMove, costQuarters: number) {
  const { id } = state.booking;
  return {
    id,
    from: { boat: fromBoat },
    to: { ...to, boat: boat.name },
    rower: member,
    partQuarters: partQuarters({ costQuarters, ...sharedAmong(state.booking, boat.capacity) }),
  };
}

function mailOf(
  { state, member, fromBoat, boat, to, limits }: SlotToMove,
  view: MovedView,
  formats: Formats,
) {
  const { booking } = state;
  const from = { ...booking, boat: fromBoat.name };
  return moveMail(
    member,
    { ...view, id: booking.id, from, to: { ...to, boat: boat.name } },
    limits,
    formats,
  );
}
