import { useEffect } from "react";
import { trpc } from "../api";
import { nextOuting } from "../bookings/current-bookings";
import { useClub, useClubClock } from "../club-clock";
import { forgetOuting } from "./forget-outing";
import { keepOuting, keptOuting } from "./kept-outing";
import { outingToKeep } from "./outing-to-keep";

/** Writes the next outing down whenever a screen has read the member's bookings. Shows nothing. */
export function KeepNextOuting({ memberId }: { memberId: number }) {
  const bookings = trpc.bookings.mine.useQuery(undefined, { enabled: false }).data;
  const offsetMinutes = useClub()?.clock.offsetMinutes;
  const now = useClubClock();
  const next = bookings && nextOuting(bookings, now);
  const access = trpc.bookings.accessCodes.useQuery(undefined, { enabled: Boolean(next) });
  const codes = access.data?.access ?? null;

  useEffect(() => {
    if (keptOuting(0)?.memberId !== memberId) forgetOuting();
  }, [memberId]);

  useEffect(() => {
    if (next === null) forgetOuting();
    if (next && offsetMinutes !== undefined) {
      keepOuting(outingToKeep(next, codes, memberId, { offsetMinutes }));
    }
  }, [next, codes, offsetMinutes, memberId]);

  return null;
}
