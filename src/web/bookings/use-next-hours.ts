import { useMemo } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { type PreviewFacts, previewBooking } from "../../shared/bookings/booking-preview";
import { lastBookableDate } from "../../shared/bookings/booking-rules";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { daySlots } from "../../shared/bookings/day-slots";
import { nextFreeStart } from "../../shared/bookings/next-free";
import type { MemberView } from "../../shared/members/member-views";
import { addDays } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { trpc } from "../api";
import { useBoatDiary } from "../boats/use-boat-diary";
import { useClubClock } from "../club-clock";

/** As many as are told apart at a glance. */
const mostShown = 6;

/** The next starts of an hour that this member could take, all of one day. */
export function useNextHours(boat: BoatView, { hoursRemaining }: MemberView) {
  const now = useClubClock();
  const { diary, loading } = useBoatDiary(boat);
  const own = trpc.bookings.mine.useQuery();
  const facts = useMemo<PreviewFacts>(
    () => ({
      ...{ category: boat.category, diary, hoursRemaining },
      ownOutings: (own.data ?? []).filter(({ status }) => status === "confirmed"),
    }),
    [boat.category, diary, hoursRemaining, own.data],
  );
  const hours = useMemo(() => findNextHours(facts, now), [facts, now]);
  const free = hours.length === 0 ? nextFreeStart(diary, now) : null;
  return {
    hours,
    diary,
    /** why none of them is for this member, although the boat is free */
    refusal: free && previewBooking({ ...free, duration: 1 }, facts, now).refusal,
    loading: loading || own.isLoading,
    previewOf: (span: BookingSpan) => previewBooking(span, facts, now),
  };
}

/** The starts of the first day that has any. */
function findNextHours(facts: PreviewFacts, now: ClubTime): BookingSpan[] {
  const last = lastBookableDate(now.today, "member");
  for (let date = now.today; date <= last; date = addDays(date, 1)) {
    const free = daySlots(date, facts.diary, now)
      .map(({ startTime }) => ({ bookingDate: date, startTime, duration: 1 }))
      .filter((span) => previewBooking(span, facts, now).refusal === null);
    if (free.length > 0) return free.slice(0, mostShown);
  }
  return [];
}
