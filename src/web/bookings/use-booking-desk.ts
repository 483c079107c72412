import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { type PreviewFacts, previewBooking } from "../../shared/bookings/booking-preview";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { daySlots } from "../../shared/bookings/day-slots";
import type { MemberView } from "../../shared/members/member-views";
import type { ClockTime } from "../../shared/time/clock-times";
import { trpc } from "../api";
import { useBoatDiary } from "../boats/use-boat-diary";
import { useDayInAddress } from "../boats/use-day-in-address";
import { useClubClock } from "../club-clock";
import { deskSlots } from "./desk-slots";
import { judgeOuting } from "./judge-outing";
import { openHalves, type Stretch } from "./sky-stretch";

/** What is chosen on the booking page, and what the club's rules say to it. */
export function useBookingDesk(boat: BoatView, member: MemberView, justBooked: BookingSpan | null) {
  const now = useClubClock();
  const [search] = useSearchParams();
  const { diary, loading } = useBoatDiary(boat);
  const own = trpc.bookings.mine.useQuery();
  const [date, setDate] = useDayInAddress(now.today);
  const [duration, setDuration] = useState(1);
  const [startTime, setStartTime] = useState(search.get("start"));
  const [pointed, setPointed] = useState<ClockTime | null>(null);
  const [drawn, setDrawn] = useState<Stretch | null>(null);

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
  const open = useMemo(
    () => (date === null ? [] : openHalves(slots, date, facts.ownOutings)),
    [slots, date, facts],
  );
  // A start survives a change of day or length, but not being taken by someone else.
  const chosen = slots.find((slot) => slot.startTime === startTime && slot.state === "available");
  const stretchFrom = (start: ClockTime | null | undefined) =>
    start && { startTime: start, duration };
  const spoken = drawn ?? stretchFrom(chosen?.startTime ?? pointed);

  function choose(stretch: Stretch | null) {
    setStartTime(stretch?.startTime ?? null);
    if (stretch) setDuration(stretch.duration);
  }

  return {
    now,
    loading,
    date,
    setDate,
    duration,
    setDuration,
    slots,
    open,
    chosen: chosen?.startTime ?? null,
    choose,
    pointed,
    point: setPointed,
    drawing: drawn !== null,
    draw: setDrawn,
    /** the outing to speak of: the one being drawn, else the chosen one, else the one pointed at */
    spoken:
      spoken && date !== null ? judgeOuting({ bookingDate: date, ...spoken }, facts, now) : null,
    judge: (span: BookingSpan) => judgeOuting(span, facts, now),
  };
}
