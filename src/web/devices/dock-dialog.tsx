import { type ReactNode, useState } from "react";
import { mostTyped } from "../../shared/outings/typed-distance";
import { distanceName } from "../../shared/profile/units";
import { formatTime, formatTimes } from "../../shared/time/clock-times";
import { serverNow } from "../clock/server-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { byDock, keepPendingAction, type Press } from "../offline-queue/pending-actions";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialogs/dialog";
import type { DockQuestion } from "./dock-question";
import { KilometresPad } from "./kilometres-pad";
import { kilometresOn } from "./typed-kilometres";
import { useUnanswered } from "./use-unanswered";

const unansweredMs = 60_000;

interface DockDialogProps {
  question: DockQuestion;
  onClose: () => void;
}

/** The second press: it names boat and rower, because the wrong row is soon pressed with wet hands. */
export function DockDialog({ question: { act, line }, onClose }: DockDialogProps) {
  const formats = useFormats();
  const { bookingId, boat, rower, startTime, endTime, dueTime } = line;
  const [shown, setShown] = useState("");
  const { units } = useProfile();
  useUnanswered(onClose, unansweredMs);

  function press(pressed: Press) {
    keepPendingAction({ ...pressed, by: byDock, bookingId, boat: boat.name }, serverNow());
    onClose();
  }

  if (act === "launch") {
    return (
      <Asked
        title={`Launch ${boat.name}?`}
        description={`${rower}, ${formatTimes(startTime, endTime, formats)}. Please be back by ${formatTime(dueTime, formats)}.`}
        onClose={onClose}
      >
        <Answer onPress={() => press({ act, aboard: [], plan: "" })}>Launch</Answer>
      </Asked>
    );
  }
  const kilometres = kilometresOn(shown, units);
  const adding = act === "add kilometres";
  return (
    <Asked
      title={adding ? `How far was ${boat.name}?` : `Is ${boat.name} back?`}
      description={
        adding
          ? rower
          : `${rower} was out. ${distanceName(units)} if you like, from 0 to ${mostTyped(units)}.`
      }
      onClose={onClose}
    >
      <KilometresPad shown={shown} onShow={setShown} />
      <Answer
        disabled={adding && kilometres === undefined}
        onPress={() => press({ act: "land", kilometres, ...(adding && { corrects: true }) })}
      >
        {adding ? "Save" : "Back at the dock"}
        {kilometres !== undefined && `, ${Number(shown)} ${units.distance}`}
      </Answer>
    </Asked>
  );
}

interface AskedProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

const Asked = ({ title, description, onClose, children }: AskedProps) => (
  <Dialog open onOpenChange={onClose} title={title} description={description}>
    <div className="grid gap-4">{children}</div>
  </Dialog>
);

interface AnswerProps {
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Answer = ({ disabled = false, onPress, children }: AnswerProps) => (
  <Button full className="min-h-20 text-2xl!" disabled={disabled} onClick={onPress}>
    {children}
  </Button>
);
