import { useEffect } from "react";
import type { LoggedBooking } from "../../shared/outings/booking-stage";
import { outingState } from "../../shared/time/booking-span";
import { addDays } from "../../shared/time/club-dates";
import { nextOuting } from "../bookings/history/current-bookings";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { forgetOuting } from "../offline-queue/forget-outing";
import { keepOuting, keptOuting } from "./kept-outing";
import { outingToKeep } from "./outing-to-keep";
import { useReadInTime } from "./use-read-in-time";

const none: readonly LoggedBooking[] = [];

/** Writes the outing on the water, or the next, down whenever a screen has read the member's bookings. Shows nothing. */
export function KeepNextOuting({ memberId }: { memberId: number }) {
  const mine = trpc.bookings.mine.useQuery(undefined, { enabled: false });
  const bookings = mine.data;
  const clock = useClub()?.clock;
  const now = useClubClock();
  const profile = useProfile();
  const startDate = addDays(now.today, -1);
  const log = trpc.bookings.myOutings.useQuery({ startDate }, { enabled: false }).data ?? none;
  // Of an outing whose time is over nothing but its codes is needed.
  const useful = bookings?.filter(
    (booking) => booking.boat.lockCode !== null || outingState(booking, now) !== "completed",
  );
  const next = useful && nextOuting(useful, log, now);
  const access = trpc.bookings.accessCodes.useQuery(undefined, { enabled: Boolean(next) });
  const codes = access.data?.access ?? null;
  useReadInTime(bookings, mine.refetch, access.refetch);

  useEffect(() => {
    if (keptOuting(0)?.memberId !== memberId) forgetOuting();
  }, [memberId]);

  useEffect(() => {
    if (next === null) forgetOuting();
    if (next && clock) {
      // What is shown for another outing is not this one's yet.
      const shown = next.codesFrom ? null : codes;
      keepOuting(outingToKeep(next, shown, memberId, clock, profile));
    }
  }, [next, codes, clock, memberId, profile]);

  return null;
}
