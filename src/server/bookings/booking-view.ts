import { bookingReference } from "../../shared/bookings/booking-reference";
import {
  type AdminBookingView,
  bookingWarnings,
  type MemberBookingView,
  seenConditions,
} from "../../shared/bookings/booking-schemas";
import { type BookingSpan, outingState } from "../../shared/bookings/booking-span";
import { fullName } from "../../shared/members/full-name";
import { fromDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Boat, Booking, Member } from "../generated/prisma/client";

/** A booking for its own member. The lock code goes with it only while it can still be used. */
export function toMemberBookingView(
  booking: Booking & { boat: Pick<Boat, "name" | "lockCode"> },
  now: ClubNow,
): MemberBookingView {
  const span = spanOf(booking);
  const over = booking.status === "cancelled" || outingState(span, now) === "completed";
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    boatId: booking.boatId,
    boat: { name: booking.boat.name, lockCode: over ? null : booking.boat.lockCode },
    ...span,
    hoursUsed: booking.hoursUsed.toNumber(),
    status: booking.status,
    createdAt: booking.createdAt.toISOString(),
    warnings: bookingWarnings.parse(booking.warnings),
    conditions: seenConditions.parse(booking.conditions),
    member: { id: booking.memberId },
  };
}

/** A booking for admins, with whose it is. */
export function toAdminBookingView(
  booking: Booking & {
    boat: Pick<Boat, "name">;
    member: Pick<Member, "firstName" | "lastName" | "email">;
  },
): AdminBookingView {
  const { bookingDate, startTime, duration } = spanOf(booking);
  return {
    id: booking.id,
    reference: bookingReference(booking.id),
    date: bookingDate,
    time: startTime,
    duration,
    status: booking.status,
    memberId: booking.memberId,
    memberName: fullName(booking.member),
    memberEmail: booking.member.email,
    boatId: booking.boatId,
    boatName: booking.boat.name,
    warnings: bookingWarnings.parse(booking.warnings),
    conditions: seenConditions.parse(booking.conditions),
    override: booking.override,
  };
}

/** When the boat is out, as the rules take it. */
export function spanOf(
  booking: Pick<Booking, "bookingDate" | "startTime" | "duration">,
): BookingSpan {
  return {
    bookingDate: fromDay(booking.bookingDate),
    startTime: booking.startTime,
    duration: booking.duration.toNumber(),
  };
}
