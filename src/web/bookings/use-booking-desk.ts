import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { previewBooking } from "../../shared/bookings/booking-preview";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { daySlots } from "../../shared/bookings/day-slots";
import { club } from "../../shared/club";
import type { MemberView } from "../../shared/members/member-views";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { useDayInAddress } from "../boats/use-day-in-address";
import { useClubClock } from "../club-clock";
import { deskSlots, waitableStarts } from "./desk-slots";
import { judgeOuting } from "./judge-outing";
import { openHalves, type Stretch } from "./sky-stretch";
import type { MovedBooking } from "./use-moved-booking";
import { usePreviewFacts } from "./use-preview-facts";

/** What is chosen on the booking page, and what the club's rules say to it. */
export function useBookingDesk(
  boat: BoatView,
  member: MemberView,
  { justBooked, moved }: { justBooked: BookingSpan | null; moved: MovedBooking | null },
) {
  const now = useClubClock();
  const [search, setSearch] = useSearchParams();
  const { facts, offered, loading } = usePreviewFacts(boat, member, moved);
  const [date] = useDayInAddress(now.today);
  const startTime = search.get("start");
  const duration = readDuration(search.get("duration"));
  const [pointed, setPointed] = useState<ClockTime | null>(null);
  const kept = moved && moved.boatId === boat.id && moved.bookingDate === date ? moved : null;
  const [drawn, setDrawn] = useState<Stretch | null>(null);

  const slots = useMemo(() => {
    if (date === null) return [];
    const preview = (start: ClockTime) =>
      previewBooking({ bookingDate: date, startTime: start, duration }, facts, now);
    return deskSlots(daySlots(date, facts.diary, now), date, preview, {
      justBooked,
      kept,
      offered,
    });
  }, [date, duration, facts, now, justBooked, kept, offered]);
  const open = useMemo(
    () => (date === null ? [] : openHalves(slots, date, facts.ownOutings)),
    [slots, date, facts],
  );
  const waitable = useMemo(
    () => (date === null || moved ? [] : waitableStarts(slots, date, facts.ownOutings, now)),
    [slots, date, facts, moved, now],
  );
  // A start survives a change of day or length, but not being taken by someone else.
  const chosen = slots.find((slot) => slot.startTime === startTime && slot.state === "available");
  const stretchFrom = (start: ClockTime | null | undefined) =>
    start && { startTime: start, duration };
  const spoken = drawn ?? stretchFrom(chosen?.startTime ?? pointed);

  // What is chosen stands in the address, where it outlives a reload and a log-in.
  const keep = (changed: Record<string, string>) =>
    setSearch((kept) => ({ ...Object.fromEntries(kept), ...changed }), { replace: true });

  return {
    now,
    loading,
    date,
    setDate: (day: ClubDate | null) => keep({ date: day ?? "" }),
    duration,
    setDuration: (hours: number) => keep({ duration: String(hours) }),
    slots,
    availability: facts.diary.availability,
    /** those that touch the day */
    closures: facts.diary.availability.closures.filter(
      ({ startDate, endDate }) => date !== null && startDate <= date && date <= endDate,
    ),
    open,
    /** taken times that one may wait for */
    waitable,
    gates: facts.gates,
    chosen: chosen?.startTime ?? null,
    /** the outing that is being moved, where it lies on this day of this boat */
    kept,
    choose: (stretch: Stretch | null) =>
      keep(
        stretch ? { start: stretch.startTime, duration: String(stretch.duration) } : { start: "" },
      ),
    /** what was chosen is done: nothing is chosen any more, and nothing is to be moved */
    forget: () => keep({ start: "", move: "" }),
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

/** The hours that the address names, if an outing can be so long; else one. */
const readDuration = (named: string | null): number =>
  club.memberDurations.find((hours) => String(hours) === named) ?? 1;
