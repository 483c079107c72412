import { bookingReference } from "../../shared/bookings/booking-reference";
import { documentedProfile } from "../../shared/profile/club-profile";
import type { ReplacementView } from "../../shared/replacements/replacement-schemas";

type Offered = ReplacementView["booking"];

/** The booking of a boat that cannot be rowed, tomorrow at 8, for tests. */
export const offeredBooking = (changes: Partial<Offered> = {}): Offered => ({
  id: 12,
  reference: bookingReference(12, documentedProfile),
  boatId: 1,
  boat: { name: "Heron" },
  bookingDate: "2026-11-21",
  startTime: "08:00",
  duration: 1,
  hoursUsed: 1,
  hoursReturned: 0,
  status: "confirmed",
  ...changes,
});
