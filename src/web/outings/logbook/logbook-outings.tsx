import { useState } from "react";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { distanceScale, exactly } from "../../../shared/profile/units";
import { formatDate } from "../../../shared/time/club-dates";
import { useClubClock } from "../../clock/club-clock";
import { useClubTimeOf } from "../../clock/use-club-time-of";
import { useProfile } from "../../clock/use-profile";
import { Button } from "../../ui/button";
import { panelList } from "../../ui/panel";
import { CorrectOutingForm, isCorrectable } from "../correct-outing-form";
import { namesAboard } from "../outing-now";

/** How many are shown at first, and how many more at each press. */
const atOnce = 20;

/** Outing by outing, the latest first. */
export function LogbookOutings({ outings }: { outings: readonly OutingView[] }) {
  const [count, setCount] = useState(atOnce);
  const more = Math.min(atOnce, outings.length - count);
  return (
    <section aria-label="Outings" className="grid gap-3">
      <h2 className="text-xl">Outings</h2>
      <ul className={panelList}>
        {outings.slice(0, count).map((outing) => (
          <Line key={outing.bookingId} outing={outing} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setCount(count + atOnce)}
        >
          Show {more} more
        </Button>
      )}
    </section>
  );
}

function Line({ outing }: { outing: OutingView }) {
  const { today } = useClubClock();
  const timeOf = useClubTimeOf();
  const scale = distanceScale(useProfile().units);
  const [correcting, setCorrecting] = useState(false);
  const { boat, bookingDate, launchedAt, landedAt, kilometres, plan, note } = outing;
  const aboard = namesAboard(outing);
  const words = [aboard.length > 0 && `With ${aboard.join(", ")}`, plan, note].filter(Boolean);
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold">
            {formatDate(bookingDate)}
            {kilometres !== null && (
              <span className="tabular-nums"> · {exactly(kilometres, scale)}</span>
            )}
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            {boat.name}, {launchedAt && timeOf(launchedAt)} – {landedAt && timeOf(landedAt)}
          </p>
          {words.length > 0 && <p className="break-words text-sm">{words.join(". ")}</p>}
        </div>
        {isCorrectable(outing, today) && !correcting && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Correct the outing of ${formatDate(bookingDate)}`}
            onClick={() => setCorrecting(true)}
          >
            Correct
          </Button>
        )}
      </div>
      {correcting && <CorrectOutingForm outing={outing} />}
    </li>
  );
}
