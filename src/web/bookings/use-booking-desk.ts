import { useMemo, useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { type PreviewFacts, previewBooking } from "../../shared/bookings/booking-preview";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { daySlots } from "../../shared/bookings/day-slots";
import type { MemberView } from "../../shared/members/member-views";
import type { ClockTime } from "../../shared/time/clock-times";
import { trpc } from "../api";
import { useBoatDiary } from "../boats/use-boat-diary";
import { useClubClock } from "../club-clock";
import { deskSlots } from "./desk-slots";
import { useBookingDate } from "./use-booking-date";

/** What is chosen on the booking page, and what the club's rules say to it. */
export function useBookingDesk(boat: BoatView, member: MemberView, justBooked: BookingSpan | null) {
  const now = useClubClock();
  const { diary, loading } = useBoatDiary(boat, true);
  const own = trpc.bookings.mine.useQuery();
  const [date, setDate] = useBookingDate(now.today);
  const [duration, setDuration] = useState(1);
  const [startTime, setStartTime] = useState<ClockTime | null>(null);
  const [pointed, setPointed] = useState<ClockTime | null>(null);

  const facts = useMemo<PreviewFacts>(
    () => ({
      category: boat.category,
      diary,
      hoursRemaining: member.hoursRemaining,
      ownOutings: (own.data ?? []).filter(({ status }) => status === "confirmed"),
    }),
    [boat.category, diary, member.hoursRemaining, own.data],
  );
  const slots = useMemo(() => {
    if (date === null) return [];
    const preview = (start: ClockTime) =>
      previewBooking({ bookingDate: date, startTime: start, duration }, facts, now);
    return deskSlots(daySlots(date, facts.diary, now), date, preview, justBooked);
  }, [date, duration, facts, now, justBooked]);
  const spanFrom = (start: ClockTime | null): BookingSpan | null =>
    date === null || start === null ? null : { bookingDate: date, startTime: start, duration };
  // A start survives a change of day or length, but not being taken by someone else.
  const chosen = slots.find((slot) => slot.startTime === startTime && slot.state === "available");

  return {
    now,
    diary,
    loading,
    date,
    setDate,
    duration,
    setDuration,
    slots,
    chosen: chosen?.startTime ?? null,
    choose: setStartTime,
    pointed,
    point: setPointed,
    spanFrom,
    preview: (span: BookingSpan) => previewBooking(span, facts, now),
  };
}
