import { z } from "zod";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { endTime } from "../../shared/time/clock-times";
import type { WebhookDelivery } from "../generated/prisma/client";

/** What the triggers tell; of a booking its reference and its end are worked out here. */
const told = z.looseObject({
  bookingId: z.number().optional(),
  startTime: z.string().optional(),
  duration: z.number().optional(),
});

/** The JSON that is signed and sent: the same at every attempt. */
export function webhookMessage(
  { id, event, createdAt, data }: WebhookDelivery,
  club: ClubProfile,
): string {
  const { bookingId, startTime, duration, ...rest } = told.parse(data);
  const booking =
    bookingId === undefined || startTime === undefined || duration === undefined
      ? {}
      : {
          bookingId,
          reference: bookingReference(bookingId, club),
          startTime,
          endTime: endTime(startTime, duration),
          duration,
        };
  const message = { id, event, createdAt: createdAt.toISOString(), data: { ...booking, ...rest } };
  return JSON.stringify(message);
}
