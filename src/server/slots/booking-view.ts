import type { CodesShown } from "../../shared/access-codes/codes-schemas";
import { codesOf, codesOpening } from "../../shared/access-codes/codes-shown";
import { bookingReference } from "../../shared/bookings/booking-reference";
import {
  type AdminBookingView,
  bookingWarnings,
  type MemberBookingView,
  seenConditions,
} from "../../shared/bookings/booking-schemas";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { spanOf } from "../fleet/span-of";
import type { Boat, Booking, Member, Outing } from "../generated/prisma/client";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { bookedStatus } from "./booked";

/** What a member's own booking is shown from. */
export interface OwnBooking extends Booking {
  boat: Pick<Boat, "name" | "lockCode">;
  outing: Pick<Outing, "launchedAt" | "landedAt"> | null;
}

/** When it was given its boat, day and start: when it was booked, or since moved. */
export const placedAt = ({ createdAt, movedAt }: Pick<Booking, "createdAt" | "movedAt">): Date =>
  movedAt ?? createdAt;

/** Whether a booking shows its codes now, is past it, or from when on it will. */
export function codesOfBooking(
  { outing, ...booking }: Omit<OwnBooking, "boat">,
  codesShown: CodesShown,
  { now, clock }: Moment,
) {
  const timeOf = (instant: Date | null | undefined) => (instant ? clock.nowAt(instant) : null);
  const facts = {
    ...spanOf(booking),
    status: bookedStatus(booking),
    bookedAt: clock.nowAt(placedAt(booking)),
    launchedAt: timeOf(outing?.launchedAt),
    landedAt: timeOf(outing?.landedAt),
  };
  return codesOf(facts, codesShown, now);
}

/** When a booking's codes appear that are shown so many minutes before the start. */
export const openingOfBooking = (booking: Booking, minutes: number, clock: ClubClock) =>
  codesOpening({ ...spanOf(booking), bookedAt: clock.nowAt(placedAt(booking)) }, minutes);

/** A booking for its own member. The lock code goes with it only while it is shown. */
export function toMemberBookingView(
  booking: OwnBooking,
  codesShown: CodesShown,
  moment: Moment,
  excused: boolean,
): MemberBookingView {
  const span = spanOf(booking);
  const codes = codesOfBooking(booking, codesShown, moment);
  return {
    id: booking.id,
    reference: bookingReference(booking.id, moment.club),
    boatId: booking.boatId,
    boat: {
      name: booking.boat.name,
      lockCode: codes === "shown" ? booking.boat.lockCode : null,
    },
    ...span,
    hoursUsed: booking.hoursUsed.toNumber(),
    hoursKept: booking.hoursKept.toNumber(),
    excused,
    status: bookedStatus(booking),
    createdAt: booking.createdAt.toISOString(),
    moved: booking.movedAt !== null,
    insteadOf: booking.insteadOf,
    codesFrom: typeof codes === "string" ? null : codes,
    warnings: bookingWarnings.parse(booking.warnings),
    conditions: seenConditions.parse(booking.conditions),
    ...inSeries(booking),
    member: { id: booking.memberId },
  };
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
