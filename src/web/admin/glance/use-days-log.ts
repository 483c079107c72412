import { addDays } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useRead } from "../../layout/use-read";

/** The outing log of today, and of yesterday: a boat may be out since then. */
export function useDaysLog() {
  const { today } = useClubClock();
  const days = { startDate: addDays(today, -1), endDate: today };
  return useRead(trpc.bookings.outings.useQuery(days));
}
