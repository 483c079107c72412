import { useClubClock } from "../club-clock";
import { dataOf } from "../layout/use-read";
import { logWords } from "../outings/log-words";
import { useClubTimeOf } from "../outings/use-club-time-of";
import { useDaysLog } from "./use-days-log";

/** What the outing log knows of a booking of today; nothing where it knows nothing. */
export function LoggedWords({ bookingId }: { bookingId: number }) {
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const outing = dataOf(useDaysLog())?.find((one) => one.bookingId === bookingId);
  const words = outing ? logWords(outing, now, timeOf) : "";
  return words === "" ? null : <span className="font-semibold">{words}</span>;
}
