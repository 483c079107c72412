import { bookingReference } from "../../shared/bookings/booking-reference";
import type { AdminBookingView } from "../../shared/bookings/booking-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";

/** A booking of today as admins see it, for tests; changed where a test cares. */
export function adminBooking(changes: Partial<AdminBookingView> = {}): AdminBookingView {
  const id = changes.id ?? 1;
  return {
    id,
    reference: bookingReference(id, documentedProfile),
    date: "2026-11-20",
    time: "13:00",
    duration: 1,
    status: "confirmed",
    memberId: 3,
    memberName: "Sam Okafor",
    memberEmail: "sam@willows.example",
    boatId: 1,
    boatName: 'Solo 14 "Heron"',
    hoursUsed: 1,
    warnings: [],
    conditions: null,
    override: null,
    ...changes,
  };
}
