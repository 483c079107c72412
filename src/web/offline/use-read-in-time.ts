import { useEffect } from "react";
import type { CodesFrom } from "../../shared/access-codes/codes-schemas";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { toMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import { useClubClock } from "../clock/club-clock";

/** Reads bookings and codes again when codes appear, and each minute until they are there. */
export function useReadInTime(
  bookings: readonly MemberBookingView[] | null | undefined,
  readBookings: () => unknown,
  readCodes: () => unknown,
): void {
  const now = useClubClock();
  const due = bookings?.some(({ codesFrom }) => codesFrom && hasCome(codesFrom, now)) ?? false;
  const minute = due ? now.minutes : null;
  useEffect(() => {
    if (minute === null) return;
    readBookings();
    readCodes();
  }, [minute, readBookings, readCodes]);
}

const hasCome = ({ date, time }: CodesFrom, { today, minutes }: ClubTime): boolean =>
  date < today || (date === today && toMinutes(time) <= minutes);
