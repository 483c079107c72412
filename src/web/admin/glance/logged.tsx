import type { AdminBookingView } from "../../../shared/bookings/booking-schemas";
import { type GlanceState, glanceState, minutesLeft } from "../../../shared/bookings/day-glance";
import { type BookingStage, bookingStage } from "../../../shared/outings/booking-stage";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { toMinutes } from "../../../shared/time/clock-times";
import { useClubClock } from "../../clock/club-clock";
import { useClubTimeOf } from "../../clock/use-club-time-of";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { dataOf } from "../../layout/use-read";
import { IsBackButton } from "../../outings/is-back-button";
import { logWords } from "../../outings/logbook/log-words";
import { isOut } from "../../outings/outing-now";
import { Badge } from "../../ui/badge";
import { spanOf } from "./span-of";
import { useDaysLog } from "./use-days-log";

const none: readonly OutingView[] = [];

function useLogged(bookingId: number) {
  const log = dataOf(useDaysLog()) ?? none;
  return log.find((outing) => outing.bookingId === bookingId);
}

/** Tells where a booking of these days stands, by the log where it knows, else by the clock. */
export function useStageOf(): (booking: AdminBookingView) => BookingStage {
  const now = useClubClock();
  const log = dataOf(useDaysLog()) ?? none;
  return (booking) => bookingStage({ ...spanOf(booking), id: booking.id }, log, now);
}

/** Tells under which heading of today a booking stands, by the log where it knows. */
export function useGlanceStateOf(): (booking: AdminBookingView) => GlanceState {
  const { minutes } = useClubClock();
  const log = dataOf(useDaysLog()) ?? none;
  const stageOf = useStageOf();
  return (booking) => {
    if (!log.some(({ bookingId }) => bookingId === booking.id))
      return glanceState(booking, minutes);
    const stage = stageOf(booking);
    return stage === "returned" ? "completed" : stage;
  };
}

/** Minutes until a boat on the water is due, by the log where it knows; negative past that. */
export function useMinutesLeft(booking: AdminBookingView): number {
  const { minutes } = useClubClock();
  const outing = useLogged(booking.id);
  return outing ? toMinutes(outing.dueTime) - minutes : minutesLeft(booking, minutes);
}

/** What the outing log knows of a booking of today; nothing where it knows nothing. */
export function LoggedWords({ bookingId }: { bookingId: number }) {
  const formats = useFormats();
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const { units } = useProfile();
  const outing = useLogged(bookingId);
  const words = outing ? logWords(outing, now, timeOf, units, formats) : "";
  return words === "" ? null : <span className="xs:whitespace-nowrap font-semibold">{words}</span>;
}

/** One press for a boat that is out on this booking. */
export function LoggedReturn({ bookingId }: { bookingId: number }) {
  const now = useClubClock();
  const outing = useLogged(bookingId);
  return outing && isOut(outing, now) ? <IsBackButton outing={outing} /> : null;
}

/** An outing that is over has returned, unless the log knows that it never left. */
export function LoggedEnd({ bookingId }: { bookingId: number }) {
  const outing = useLogged(bookingId);
  return outing && outing.landedAt === null ? null : <Badge>Returned</Badge>;
}
