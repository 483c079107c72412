import { useId } from "react";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { formatTime, formatTimes, fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { useClubClock } from "../club-clock";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { KilometresForm } from "./kilometres-form";
import { LaunchForm } from "./launch-form";
import { outingAtHand, stateNow } from "./outing-now";
import { useClubTimeOf } from "./use-club-time-of";
import { useOutingLog } from "./use-outing-log";

/** How much longer a boat may stay out at a press, in minutes. */
const longerBy = [15, 30];

/** What a rower presses at the dock: Launch, Back at the dock, how far it was. Else nothing. */
export function AtTheDock({ outings }: { outings: readonly OutingView[] }) {
  const now = useClubClock();
  const id = useId();
  const outing = outingAtHand(outings, now);
  if (!outing) return null;
  const state = stateNow(outing, now);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-xl border-2 border-tide bg-surface p-5 shadow-raised sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {headings[state]}
        </h2>
        <p className="text-lg">
          {outing.boat.name},{" "}
          <span className="tabular-nums">{formatTimes(outing.startTime, outing.endTime)}</span>
        </p>
      </div>
      {state === "ready" && <LaunchForm key={outing.bookingId} bookingId={outing.bookingId} />}
      {(state === "launched" || state === "late") && (
        <Out outing={outing} late={state === "late"} />
      )}
      {state === "landed" && <Back outing={outing} />}
    </section>
  );
}

const headings = {
  booked: "At the dock",
  ready: "Ready to launch",
  launched: "You are out",
  late: "You are late",
  landed: "Welcome back",
  missed: "At the dock",
};

function Out({ outing, late }: { outing: OutingView; late: boolean }) {
  const timeOf = useClubTimeOf();
  const { land, extend, pending } = useOutingLog();
  const { bookingId, dueTime, launchedAt } = outing;
  return (
    <>
      <p className="tabular-nums">
        Out since {launchedAt && timeOf(launchedAt)}. Please be back by{" "}
        <strong>{formatTime(dueTime)}</strong>.
      </p>
      {late && <Notice kind="careful">The club sees that this boat is late.</Notice>}
      <Button
        full
        className="min-h-16 text-xl"
        disabled={pending}
        onClick={() => land({ id: bookingId })}
      >
        Back at the dock
      </Button>
      <div className="grid gap-2">
        <p className="text-ink-soft text-sm">
          Need longer? It costs nothing while the boat is free.
        </p>
        <div className="flex flex-wrap gap-3">
          {longerBy.map((minutes) => (
            <Button
              key={minutes}
              variant="secondary"
              disabled={pending}
              onClick={() =>
                extend({ id: bookingId, timeStr: fromMinutes(toMinutes(dueTime) + minutes) })
              }
            >
              {minutes} minutes longer
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}

function Back({ outing }: { outing: OutingView }) {
  const timeOf = useClubTimeOf();
  return (
    <>
      <p className="tabular-nums">
        Out {outing.launchedAt && timeOf(outing.launchedAt)}, back{" "}
        {outing.landedAt && timeOf(outing.landedAt)}.
      </p>
      <KilometresForm outing={outing} />
    </>
  );
}
