import { useEffect, useState } from "react";
import type { TimeOf } from "../clock/club-time-at";
import { serverNow } from "../clock/server-clock";
import {
  isKept,
  isUndoable,
  nameOfPendingAction,
  type PendingAction,
  takeBack,
} from "../offline-queue/pending-actions";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** With a network an action arrives before this, and nothing need be said. */
const quietMs = 3000;

/** Says what was pressed and is not with the club yet; nothing while it is on its way. */
export function WaitingActions({
  actions,
  timeOf,
}: {
  actions: readonly PendingAction[];
  timeOf: TimeOf;
}) {
  const waiting = actions.filter(({ refused }) => !refused);
  const first = waiting[0]?.key;
  const last = waiting.at(-1);
  const [overdue, setOverdue] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(first), quietMs);
    return () => clearTimeout(timer);
  }, [first]);
  if (first === undefined || overdue !== first) return null;
  return (
    <Notice
      title="Not with the club yet"
      action={
        last &&
        isUndoable(last) && (
          <Button variant="secondary" onClick={() => takeBack(last, serverNow())}>
            Undo
          </Button>
        )
      }
    >
      {waiting
        .map(
          (pendingAction) => `${nameOfPendingAction(pendingAction)}, ${timeOf(pendingAction.at)}`,
        )
        .join("; ")}
      . {waiting.every(isKept) ? waitsHere : cannotWait}
    </Notice>
  );
}

const waitsHere =
  "Kept on this phone, also when you close this page. It goes to the club by itself when this page is " +
  "open and there is a network.";

const cannotWait =
  "This browser keeps nothing on the phone, so please leave this page open until the club has it.";
