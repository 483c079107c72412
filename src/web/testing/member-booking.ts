import { bookingReference } from "../../shared/bookings/booking-reference";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";

/** A member's booking for tests: an hour in Heron, changed where a test cares. */
export function memberBooking(changes: Partial<MemberBookingView> = {}): MemberBookingView {
  const id = changes.id ?? 1;
  return {
    id,
    role: "rower",
    reference: bookingReference(id, documentedProfile),
    boatId: 1,
    boat: { name: 'Solo 14 "Heron"', lockCode: "4712" },
    bookingDate: "2026-11-21",
    startTime: "06:30",
    duration: 1,
    hoursUsed: 1,
    hoursKept: 0,
    excused: false,
    status: "confirmed",
    createdAt: "2026-11-18T18:00:00.000Z",
    moved: false,
    insteadOf: null,
    member: { id: 3 },
    codesFrom: null,
    warnings: [],
    conditions: null,
    ...changes,
  };
}
