import { useClubClock } from "../../clock/club-clock";
import { useClubTimeOf } from "../../clock/use-club-time-of";
import { dataOf } from "../../layout/use-read";
import { IsBackButton } from "../../outings/is-back-button";
import { logWords } from "../../outings/log-words";
import { isOut } from "../../outings/outing-now";
import { Badge } from "../../ui/badge";
import { useDaysLog } from "./use-days-log";

const useLogged = (bookingId: number) =>
  dataOf(useDaysLog())?.find((outing) => outing.bookingId === bookingId);

/** What the outing log knows of a booking of today; nothing where it knows nothing. */
export function LoggedWords({ bookingId }: { bookingId: number }) {
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const outing = useLogged(bookingId);
  const words = outing ? logWords(outing, now, timeOf) : "";
  return words === "" ? null : <span className="whitespace-nowrap font-semibold">{words}</span>;
}

/** The log's outing of a boat that is out on this booking, on time or not. */
export function useStillOut(bookingId: number) {
  const now = useClubClock();
  const outing = useLogged(bookingId);
  return outing && isOut(outing, now) ? outing : null;
}

/** One press for a boat that is out on this booking. */
export function LoggedReturn({ bookingId }: { bookingId: number }) {
  const outing = useStillOut(bookingId);
  return outing && <IsBackButton outing={outing} />;
}

/** An outing whose time is over counts as returned, unless the log knows that it is still out. */
export function LoggedEnd({ bookingId }: { bookingId: number }) {
  const outing = useStillOut(bookingId);
  return outing ? <IsBackButton outing={outing} /> : <Badge>Returned</Badge>;
}
