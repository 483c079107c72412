import { useEffect } from "react";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { serverAheadMs } from "../clock/server-clock";
import { forgetDock } from "../offline-queue/forget-outing";
import type { DockOuting } from "../outings/outing-now";
import { keepDock, keptDock } from "./kept-dock";

/** Writes down what can be launched or landed, whenever a screen has read it. Shows nothing. */
export function KeepDock({ memberId }: { memberId: number }) {
  const startDate = addDays(useClubClock().today, -1);
  const { data } = trpc.bookings.myOutings.useQuery({ startDate }, { enabled: false });
  const { clock, settings } = useClub() ?? {};
  const { clock24, units } = settings ?? {};

  useEffect(() => {
    if (keptDock()?.memberId !== memberId) forgetDock();
  }, [memberId]);

  useEffect(() => {
    if (!data || !clock || clock24 === undefined) return;
    const { offsetMinutes, changes, earlier } = clock;
    const outings = data.filter(({ landedAt }) => landedAt === null).map(toDockOuting);
    const kept = { offsetMinutes, changes, earlier, clock24, units, aheadMs: serverAheadMs() };
    keepDock({ memberId, ...kept, outings });
  }, [data, clock, clock24, units, memberId]);

  return null;
}

/** Without the names and words that the page has no use for. */
const toDockOuting = (outing: OutingView): DockOuting => ({
  bookingId: outing.bookingId,
  boat: outing.boat,
  bookingDate: outing.bookingDate,
  startTime: outing.startTime,
  endTime: outing.endTime,
  dueTime: outing.dueTime,
  launchedAt: outing.launchedAt,
  landedAt: null,
  kilometres: null,
  note: "",
  continues: outing.continues,
  stillOut: outing.stillOut,
  ...(outing.crew.length + outing.aboard.length > 0 && {
    rower: outing.rower,
    crew: outing.crew,
    aboard: outing.aboard,
  }),
});
