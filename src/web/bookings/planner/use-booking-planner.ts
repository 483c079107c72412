import { useCallback, useMemo } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { daySlots } from "../../../shared/bookings/day-slots";
import type { MemberView } from "../../../shared/members/member-views";
import type { ClubProfile } from "../../../shared/profile/club-profile";
import { memberLengths } from "../../../shared/profile/outing-lengths";
import { previewBooking } from "../../../shared/slots/booking-preview";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClockTime } from "../../../shared/time/clock-times";
import type { ClubDate } from "../../../shared/time/club-dates";
import { useDayInAddress } from "../../boats/use-day-in-address";
import { useClubClock } from "../../clock/club-clock";
import { keepInAddress, useInAddress } from "../../ui/hooks/use-in-address";
import { gridSlots, waitableStarts } from "../grid/grid-slots";
import { openHalves } from "../grid/sky-stretch";
import type { MovedBooking } from "../moving/use-moved-booking";
import { judgeOuting } from "./judge-outing";
import { usePreviewFacts } from "./use-preview-facts";

/** The day of a boat for outings of the chosen length, and what the club's rules say to each. */
export function useBookingPlanner(
  boat: BoatView,
  member: MemberView,
  { justBooked, moved }: { justBooked: BookingSpan | null; moved: MovedBooking | null },
) {
  const now = useClubClock();
  const { facts, offered, loading } = usePreviewFacts(boat, member, moved);
  const [date] = useDayInAddress(now);
  const duration = readDuration(useInAddress("duration"), facts.profile);
  const kept = moved && moved.boatId === boat.id && moved.bookingDate === date ? moved : null;

  const slots = useMemo(() => {
    if (date === null) return [];
    const preview = (start: ClockTime) =>
      previewBooking({ bookingDate: date, startTime: start, duration }, facts, now);
    return gridSlots(daySlots(date, facts.diary, now, facts.profile), date, preview, {
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
  const judge = useCallback((span: BookingSpan) => judgeOuting(span, facts, now), [facts, now]);

  return {
    now,
    loading,
    date,
    setDate: (day: ClubDate | null) => keepInAddress({ date: day ?? "" }),
    duration,
    setDuration: (hours: number) => keepInAddress({ duration: String(hours) }),
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
    /** the outing that is being moved, where it lies on this day of this boat */
    kept,
    judge,
  };
}

export type Planner = ReturnType<typeof useBookingPlanner>;

/** The hours that the address names, if an outing can be so long; else one. */
const readDuration = (named: string | null, profile: ClubProfile): number =>
  memberLengths(profile).find((hours) => String(hours) === named) ?? 1;
