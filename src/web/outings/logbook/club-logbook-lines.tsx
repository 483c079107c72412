import { useState } from "react";
import { fullName } from "../../../shared/members/full-name";
import { outingLimits } from "../../../shared/outings/outing-numbers";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { isHeardLate } from "../../../shared/outings/told-time";
import { distanceScale, exactly, type Units } from "../../../shared/profile/units";
import { formatTimes } from "../../../shared/time/clock-times";
import { addDays, formatDate } from "../../../shared/time/club-dates";
import { useClubClock } from "../../clock/club-clock";
import type { TimeOf } from "../../clock/club-time-at";
import { useClubTimeOf } from "../../clock/use-club-time-of";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { panelList } from "../../ui/panel";
import { CorrectOutingForm, isCorrectable } from "../correct-outing-form";
import { IsBackButton } from "../is-back-button";
import { isOut, namesAboard, stateNow } from "../outing-now";

const WriteAfterwardsDialog = lazyDialog(
  async () => (await import("../write-afterwards-dialog")).WriteAfterwardsDialog,
);

/** How many are shown at first, and how many more at each press. */
const atOnce = 50;

/** Outing by outing, the latest first; what nobody launched can be written down. */
export function ClubLogbookLines({ outings }: { outings: readonly OutingView[] }) {
  const [count, setCount] = useState(atOnce);
  const [writing, setWriting] = useState<OutingView>();
  return (
    <section aria-label="Outings" className="grid gap-3">
      <ul className={panelList}>
        {outings.slice(0, count).map((outing) => (
          <Line key={outing.bookingId} outing={outing} onWrite={() => setWriting(outing)} />
        ))}
      </ul>
      {outings.length > count && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setCount(count + atOnce)}
        >
          Show {Math.min(atOnce, outings.length - count)} more
        </Button>
      )}
      {writing && <WriteAfterwardsDialog outing={writing} onClose={() => setWriting(undefined)} />}
    </section>
  );
}

function Line({ outing, onWrite }: { outing: OutingView; onWrite: () => void }) {
  const formats = useFormats();
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const { units } = useProfile();
  const [correcting, setCorrecting] = useState(false);
  const { boat, rower, plan, note, bookingDate, startTime, endTime } = outing;
  const aboard = namesAboard(outing);
  const words = [aboard.length > 0 && `With ${aboard.join(", ")}`, plan, note].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {fullName(rower)}
          <Marks outing={outing} timeOf={timeOf} />
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {formatDate(bookingDate)}, {boat.name}, booked {formatTimes(startTime, endTime, formats)}
        </p>
        <p className="text-sm tabular-nums">{timesOf(outing, timeOf, units)}</p>
        {words.length > 0 && <p className="break-words text-sm">{words.join(". ")}</p>}
      </div>
      {isOut(outing, now) && <IsBackButton outing={outing} />}
      {canBeWritten(outing, stateNow(outing, now), now.today) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Write down ${fullName(rower)}'s outing of ${formatDate(bookingDate)}`}
          onClick={onWrite}
        >
          Write it down
        </Button>
      )}
      {isCorrectable(outing, now.today) && !correcting && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Correct ${fullName(rower)}'s outing of ${formatDate(bookingDate)}`}
          onClick={() => setCorrecting(true)}
        >
          Correct
        </Button>
      )}
      {correcting && (
        <div className="basis-full">
          <CorrectOutingForm outing={outing} />
        </div>
      )}
    </li>
  );
}

const canBeWritten = ({ bookingDate }: OutingView, state: string, today: string) =>
  state === "missed" && bookingDate >= addDays(today, -outingLimits.writtenAfterwardsDays);

/** "Out 6:20 AM – 7:25 AM, 6.2 km". */
function timesOf(
  { launchedAt, landedAt, kilometres }: OutingView,
  timeOf: TimeOf,
  units: Units,
): string {
  if (!launchedAt) return "Nobody pressed Launch.";
  const back = landedAt ? timeOf(landedAt) : "not back yet";
  const far = kilometres === null ? "" : `, ${exactly(kilometres, distanceScale(units))}`;
  return `Out ${timeOf(launchedAt)} – ${back}${far}`;
}

/** How far the times can be trusted. */
function Marks({ outing, timeOf }: { outing: OutingView; timeOf: TimeOf }) {
  const { launchedAt, launchHeardAt, landedAt, landHeardAt } = outing;
  if (outing.writtenAfterwards) return <Badge>written afterwards</Badge>;
  const heard = [
    launchedAt && launchHeardAt && isHeardLate(launchedAt, launchHeardAt)
      ? `launch heard ${timeOf(launchHeardAt)}`
      : "",
    landedAt && landHeardAt && isHeardLate(landedAt, landHeardAt)
      ? `return heard ${timeOf(landHeardAt)}`
      : "",
  ].filter(Boolean);
  return (
    <>
      {outing.doubtful && <Badge tone="careful">time doubtful</Badge>}
      {heard.map((words) => (
        <Badge key={words}>{words}</Badge>
      ))}
    </>
  );
}
