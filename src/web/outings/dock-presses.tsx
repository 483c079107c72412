import type { ReactNode } from "react";
import { dueDay } from "../../shared/outings/due-day";
import { isPastDue } from "../../shared/outings/outing-state";
import type { Units } from "../../shared/profile/units";
import { formatTime, toMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import type { TimeOf } from "../clock/club-time-at";
import { useFormats } from "../clock/use-formats";
import type { LaunchPendingAction, Press } from "../offline-queue/pending-actions";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { KilometresForm } from "./kilometres-form";
import { LaunchForm } from "./launch-form";
import { type DockOuting, stateNow } from "./outing-now";

interface DockPressesProps {
  outing: DockOuting;
  now: ClubTime;
  timeOf: TimeOf;
  units: Units;
  onPress: (press: Press) => void;
  /** how it is launched with a crew, where it has one */
  crewLaunch?: ReactNode;
  /** the launch of this outing that the club refused, to be put right and pressed again */
  refused?: LaunchPendingAction | undefined;
  /** what there is to press while the boat is out, besides its return */
  whileOut?: ReactNode;
}

/** Launch, Back at the dock, how far it was: whichever is next. Needs no network. */
export function DockPresses(props: DockPressesProps) {
  const formats = useFormats();
  const { outing, now, timeOf, units, onPress, crewLaunch, refused, whileOut } = props;
  const state = stateNow(outing, now);
  const stillOut = state === "ready" && outing.stillOut;
  return (
    <>
      {stillOut && (
        <Notice
          kind="careful"
          title={`Due back at ${formatTime(stillOut.dueTime, formats)}${dueDay(stillOut.bookingDate, now.today)}. If it lies at the dock, please ask a manager to note its return.`}
        />
      )}
      {state === "ready" &&
        (crewLaunch || (
          <LaunchForm key={refused?.key ?? outing.bookingId} written={refused} onPress={onPress} />
        ))}
      {(state === "launched" || isPastDue(state)) && (
        <Out outing={outing} late={isPastDue(state)} timeOf={timeOf} onPress={onPress}>
          {whileOut}
        </Out>
      )}
      {state === "landed" && <Back {...{ outing, now, timeOf, units, onPress }} />}
    </>
  );
}

interface OutProps extends Pick<DockPressesProps, "outing" | "timeOf" | "onPress"> {
  late: boolean;
  children: ReactNode;
}

function Out({ outing: { dueTime, launchedAt }, late, timeOf, onPress, children }: OutProps) {
  const formats = useFormats();
  return (
    <>
      <p className="tabular-nums">
        Out since {launchedAt && timeOf(launchedAt)}. Please be back by{" "}
        <strong>{formatTime(dueTime, formats)}</strong>.
      </p>
      {late && <Notice kind="careful" title="The time is up: the club expects this boat back." />}
      <Button full className="py-5 text-xl" onClick={() => onPress({ act: "land" })}>
        Back at the dock
      </Button>
      {children}
    </>
  );
}

type BackProps = Omit<DockPressesProps, "whileOut" | "crewLaunch" | "refused">;

function Back({ outing, now, timeOf, units, onPress }: BackProps) {
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
