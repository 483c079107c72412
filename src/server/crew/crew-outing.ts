import type { BookingSpan } from "../../shared/time/booking-span";

export interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** An outing as its people are told of it; nothing in these mails opens a lock. */
export interface CrewOuting extends BookingSpan {
  id: number;
  boat: string;
}
