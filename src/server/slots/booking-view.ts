import type { CodesShown } from "../../shared/access-codes/codes-schemas";
import { codesOf, codesOpening } from "../../shared/access-codes/codes-shown";
import { bookingReference } from "../../shared/bookings/booking-reference";
import {
  type AdminBookingView,
  bookingWarnings,
  type MemberBookingView,
  seenConditions,
} from "../../shared/bookings/booking-schemas";
import { isOfRower } from "../../shared/finding";
import { toHours } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import {
  crewSeenBy,
  entryOf,
  type OutingPeople,
  roleIn,
  withWhom,
} from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { Boat, Booking, CrewEntry, Member, Outing } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { bookedStatus } from "./booked";

/** What a booking is shown from to somebody who has it, in whatever role. */
export interface OwnBooking extends Booking, OutingPeople {
  boat: Pick<Boat, "name" | "lockCode" | "capacity">;
  outing: Pick<Outing, "launchedAt" | "landedAt"> | null;
}

/** When it was given its boat, day and start: when it was booked, or since moved. */
export const placedAt = ({ createdAt, movedAt }: Pick<Booking, "createdAt" | "movedAt">): Date =>
  movedAt ?? createdAt;

/** When it became somebody's as it is: of whoever is in its crew, when they accepted. */
export function sinceWhen(
  booking: Pick<Booking, "createdAt" | "movedAt"> & { crew: readonly CrewEntry[] },
  memberId: number,
): Date {
  return entryOf(booking, memberId)?.joinedAt ?? placedAt(booking);
}

/** Whether a booking shows somebody its codes now, is past it, or from when on it will. */
export function codesOfBooking(
  { outing, ...booking }: Pick<OwnBooking, keyof Booking | "crew" | "outing">,
  memberId: number,
  codesShown: CodesShown,
  { now, clock }: Moment,
) {
  const timeOf = (instant: Date | null | undefined) => (instant ? clock.nowAt(instant) : null);
  const facts = {
    ...spanOf(booking),
    status: bookedStatus(booking),
    bookedAt: clock.nowAt(sinceWhen(booking, memberId)),
    launchedAt: timeOf(outing?.launchedAt),
    landedAt: timeOf(outing?.landedAt),
  };
  return codesOf(facts, codesShown, now);
}

/** When its codes appear to whoever has it since then, if they are shown so many minutes before the start. */
export const openingOfBooking = (
  booking: Booking,
  since: Date,
  minutes: number,
  clock: ClubClock,
) => codesOpening({ ...spanOf(booking), bookedAt: clock.nowAt(since) }, minutes);

/** A booking for a member who has it. The lock code goes with it only while it is shown. */
export function toMemberBookingView(
  booking: OwnBooking,
  memberId: number,
  codesShown: CodesShown,
  moment: Moment,
  excused: boolean,
): MemberBookingView {
  const span = spanOf(booking);
  const codes = codesOfBooking(booking, memberId, codesShown, moment);
  const role = roleIn(booking, memberId) ?? "crew";
  const warnings = bookingWarnings.parse(booking.warnings);
  const crew = crewSeenBy(memberId, booking);
  const others = withWhom(memberId, booking);
  return {
    id: booking.id,
    role,
    reference: bookingReference(booking.id, moment.club),
    boatId: booking.boatId,
    boat: {
      name: booking.boat.name,
      lockCode: codes === "shown" ? booking.boat.lockCode : null,
      ...(booking.boat.capacity === 1 && { forOne: true }),
    },
    ...span,
    hoursUsed: booking.hoursUsed.toNumber(),
    paid: paidBy(booking, memberId),
    hoursKept: booking.hoursKept.toNumber(),
    excused,
    status: bookedStatus(booking),
    createdAt: booking.createdAt.toISOString(),
    moved: booking.movedAt !== null,
    insteadOf: booking.insteadOf,
    codesFrom: typeof codes === "string" ? null : codes,
    warnings: role === "rower" ? warnings : warnings.filter((one) => !isOfRower(one)),
    conditions: seenConditions.parse(booking.conditions),
    ...inSeries(booking),
    member: { id: booking.memberId },
    ...(others.length > 0 && { with: others }),
    ...(crew.length > 0 && { crew }),
  };
}

/** What a booking charges somebody who has it, in balance hours: its rower what nobody else pays. */
function paidBy(booking: OwnBooking, memberId: number): number {
  const { hoursUsed, hoursKept, status, crew } = booking;
  if (booking.memberId !== memberId) return toHours(entryOf(booking, memberId)?.partQuarters ?? 0);
  const charged = status === "cancelled" ? hoursKept : hoursUsed;
  return (
    charged.toNumber() - toHours(crew.reduce((sum, { partQuarters }) => sum + partQuarters, 0))
  );
}

/** A booking for admins, with whose it is. */
export function toAdminBookingView(
  booking: Booking & {
    boat: Pick<Boat, "name">;
    member: Pick<Member, "firstName" | "lastName" | "email">;
  },
  club: ClubProfile,
): AdminBookingView {
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    id: booking.id,
    reference: bookingReference(booking.id, club),
    date: bookingDate,
    time: startTime,
    duration,
    status: bookedStatus(booking),
    memberId: booking.memberId,
    memberName: fullName(booking.member),
    memberEmail: booking.member.email,
    boatId: booking.boatId,
    boatName: booking.boat.name,
    hoursUsed: booking.hoursUsed.toNumber(),
    warnings: bookingWarnings.parse(booking.warnings),
    conditions: seenConditions.parse(booking.conditions),
    override: booking.override,
    ...inSeries(booking),
  };
}

/** Its place among those that were booked with it; nothing for a booking of its own. */
function inSeries({ seriesId: id, seriesN: n, seriesOf: of }: Booking) {
  return id === null || n === null || of === null ? {} : { series: { id, n, of } };
}
