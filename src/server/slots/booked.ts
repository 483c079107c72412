import type { Prisma } from "../database/open-database";
import type { BookingStatus } from "../generated/prisma/enums";

// A slot that is held for somebody on the waitlist is a row of bookings, so that nothing else takes
// boat or member then; but it is no booking, and whoever asks for those must not come upon it.

/** All that somebody booked, cancelled or not. */
export const booked = { status: { not: "held" } } as const satisfies Prisma.BookingWhereInput;

/** How a booking stands. */
export function bookedStatus({ status }: { status: BookingStatus }): "confirmed" | "cancelled" {
  if (status === "held") throw new Error("What is held was read as a booking.");
  return status;
}
