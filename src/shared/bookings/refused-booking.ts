import { z } from "zod";

/** A booking ahead that could not be made today; it stands, and staff decide. */
export const refusedBooking = z.object({
  id: z.number(),
  reference: z.string(),
  bookingDate: z.string(),
  startTime: z.string(),
  duration: z.number(),
  boatName: z.string(),
  boat: z.object({ id: z.number(), name: z.string() }),
  member: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
  /** the first rule that would refuse it, and what it would be told */
  code: z.string(),
  message: z.string(),
});
export type RefusedBooking = z.infer<typeof refusedBooking>;

/** How many bookings ahead would lie outside of other hours. */
export const bookingsOutside = z.object({ bookings: z.number() });
