import { type ReactNode, useId } from "react";
import { dueDay } from "../../shared/outings/due-day";
import { isPastDue } from "../../shared/outings/outing-state";
import type { Units } from "../../shared/profile/units";
import { formatTime, formatTimes, toMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import type { TimeOf } from "../clock/club-time-at";
import type { LaunchTap, Press } from "../taps/taps";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { KilometresForm } from "./kilometres-form";
import { LaunchForm } from "./launch-form";
import { type DockOuting, stateNow } from "./outing-now";

interface DockCardProps {
  outing: DockOuting;
  now: ClubTime;
  timeOf: TimeOf;
  units: Units;
  onPress: (press: Press) => void;
  /** the launch of this outing that the club refused, to be put right and pressed again */
  refused?: LaunchTap | undefined;
  /** what there is to press while the boat is out, besides its return */
  whileOut?: ReactNode;
}

/** What a rower presses at the dock: Launch, Back at the dock, how far it was. Needs no network. */
export function DockCard(props: DockCardProps) {
  const { outing, now, timeOf, units, onPress, refused, whileOut } = props;
  const id = useId();
  const state = stateNow(outing, now);
  const waits = state === "ready" && outing.stillOut;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-xl border-2 border-tide bg-surface p-5 shadow-raised sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {waits ? "Your boat is still out" : headings[state]}
        </h2>
        <p className="text-lg">
          {outing.boat.name},{" "}
          <span className="inline-block tabular-nums">
            {formatTimes(outing.startTime, outing.endTime)}
          </span>
        </p>
      </div>
      {waits && (
        <Notice kind="careful">
          Due back at {formatTime(waits.dueTime)}
          {dueDay(waits.bookingDate, now.today)}. If it lies at the dock, please ask a manager to
          note its return.
        </Notice>
      )}
      {state === "ready" && (
        <LaunchForm key={refused?.key ?? outing.bookingId} written={refused} onPress={onPress} />
      )}
      {(state === "launched" || isPastDue(state)) && (
        <Out outing={outing} late={isPastDue(state)} timeOf={timeOf} onPress={onPress}>
          {whileOut}
        </Out>
      )}
      {state === "landed" && <Back {...{ outing, now, timeOf, units, onPress }} />}
    </section>
  );
}

const headings = {
  booked: "At the dock",
  ready: "Ready to launch",
  launched: "You are out",
  late: "You are late",
  overdue: "You are overdue",
  landed: "Welcome back",
  missed: "At the dock",
};

interface OutProps extends Pick<DockCardProps, "outing" | "timeOf" | "onPress"> {
  late: boolean;
  children: ReactNode;
}

function Out({ outing: { dueTime, launchedAt }, late, timeOf, onPress, children }: OutProps) {
  return (
    <>
      <p className="tabular-nums">
        Out since {launchedAt && timeOf(launchedAt)}. Please be back by{" "}
        <strong>{formatTime(dueTime)}</strong>.
      </p>
      {late && <Notice kind="careful">The time is up: the club expects this boat back.</Notice>}
      <Button full className="py-5 text-xl" onClick={() => onPress({ act: "land" })}>
        Back at the dock
      </Button>
      {children}
    </>
  );
}

function Back({
  outing,
  now,
  timeOf,
  units,
  onPress,
}: Omit<DockCardProps, "whileOut" | "refused">) {
  const { bookingDate, dueTime, launchedAt, landedAt } = outing;
  const mayBeOut = bookingDate === now.today && now.minutes <= toMinutes(dueTime);
  return (
    <>
      <p className="tabular-nums">
        Out {launchedAt && timeOf(launchedAt)}, back {landedAt && timeOf(landedAt)}.
      </p>
      <KilometresForm
        outing={outing}
        units={units}
        onSave={(logged) => onPress({ act: "land", ...logged, corrects: true })}
      />
      {mayBeOut && (
        <Button variant="secondary" full onClick={() => onPress({ act: "undo landing" })}>
          Still out
        </Button>
      )}
    </>
  );
}
