import { bookingReference } from "../../shared/bookings/booking-reference";
import type { BookedView, MovedView } from "../../shared/bookings/booking-schemas";
import { documentedProfile } from "../../shared/profile/club-profile";

/** The answer to a booking of an hour in Heron tomorrow, for tests; changed where a test cares. */
export function testBooked(changes: Partial<BookedView["booking"]> = {}, left = 9): BookedView {
  const id = changes.id ?? 9;
  return {
    booking: {
      id,
      reference: bookingReference(id, documentedProfile),
      boatId: 1,
      bookingDate: "2026-11-21",
      startTime: "06:30",
      duration: 1,
      hoursUsed: 1,
      status: "confirmed",
      warnings: [],
      override: null,
      conditions: null,
      ...changes,
    },
    hoursRemaining: left,
  };
}

/** The answer to a move, likewise: it costs what it did. */
export const testMoved = (
  changes: Partial<MovedView["booking"]> = {},
  hours: Partial<Omit<MovedView, "booking">> = {},
): MovedView => ({ ...testBooked(changes), hoursCharged: 0, hoursRefunded: 0, ...hours });
