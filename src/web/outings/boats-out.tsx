import { fullName } from "../../shared/members/full-name";
import { dueDay } from "../../shared/outings/due-day";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { isPastDue, type OutingState } from "../../shared/outings/outing-state";
import { isHeardLate } from "../../shared/outings/told-time";
import { formatTime } from "../../shared/time/clock-times";
import { useClubClock } from "../clock/club-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useFormats } from "../clock/use-formats";
import { Badge, type Tone } from "../ui/badge";
import { panelList } from "../ui/panel";
import { IsBackButton } from "./is-back-button";
import { isOut, namesAboard, stateNow } from "./outing-now";

interface BoatsOutProps {
  outings: readonly OutingView[];
  /** which level its heading has where it stands */
  heading: "h2" | "h3";
}

/** Who is out now, the first due first, with one press to note a return. Nothing when nobody is. */
export function BoatsOut({ outings, heading: Heading }: BoatsOutProps) {
  const now = useClubClock();
  const out = outings.filter((outing) => isOut(outing, now)).sort(byDue);
  if (out.length === 0) return null;
  return (
    <section aria-label="Out now" className="grid gap-2">
      <Heading className="font-sans font-semibold text-base tracking-normal">
        Out now <span className="font-normal text-ink-soft tabular-nums">({out.length})</span>
      </Heading>
      <ul className={panelList}>
        {out.map((outing) => (
          <BoatOut key={outing.bookingId} outing={outing} />
        ))}
      </ul>
    </section>
  );
}

const byDue = (a: OutingView, b: OutingView) =>
  `${a.bookingDate} ${a.dueTime}` < `${b.bookingDate} ${b.dueTime}` ? -1 : 1;

const tones: Partial<Record<OutingState, Tone>> = {
  launched: "tide",
  late: "careful",
  overdue: "danger",
};

function BoatOut({ outing }: { outing: OutingView }) {
  const formats = useFormats();
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const { boat, rower, plan, launchedAt, launchHeardAt, bookingDate, dueTime } = outing;
  const state = stateNow(outing, now);
  const heard = launchedAt && launchHeardAt && isHeardLate(launchedAt, launchHeardAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {boat.name}
          <Badge tone={tones[state] ?? "neutral"}>
            {isPastDue(state) && `${state}, `}due {formatTime(dueTime, formats)}
            {dueDay(bookingDate, now.today)}
          </Badge>
          {outing.doubtful && <Badge>time doubtful</Badge>}
        </p>
        <p className="break-words text-ink-soft text-sm tabular-nums">
          {[fullName(rower), ...namesAboard(outing)].join(", ")}, out since{" "}
          {launchedAt && timeOf(launchedAt)}
          {heard && ` (heard ${timeOf(launchHeardAt)})`}
          {plan !== "" && `. ${plan}`}
        </p>
      </div>
      <IsBackButton outing={outing} />
    </li>
  );
}
