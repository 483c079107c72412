import { useEffect, useState } from "react";
import type { BookedView } from "../../shared/bookings/booking-schemas";

/** How long a new booking's slots read CONFIRMED; rules, Bookings. */
const justBookedMs = 3000;

/** The booking that was just made, while its slots read CONFIRMED. */
export function useJustBooked(booked: BookedView | null): BookedView["booking"] | null {
  const [settled, setSettled] = useState<number | null>(null);
  const id = booked?.booking.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setSettled(id), justBookedMs);
    return () => clearTimeout(timer);
  }, [id]);
  return booked && settled !== id ? booked.booking : null;
}
