import { useEffect, useState } from "react";
import type { TimeOf } from "../clock/club-time-at";
import { serverNow } from "../clock/server-clock";
import { isKept, isUndoable, nameOfTap, type Tap, takeBack } from "../taps/taps";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** With a network a tap arrives before this, and nothing need be said. */
const quietMs = 3000;

/** Says what was pressed and is not with the club yet; nothing while it is on its way. */
export function WaitingTaps({ taps, timeOf }: { taps: readonly Tap[]; timeOf: TimeOf }) {
  const waiting = taps.filter(({ refused }) => !refused);
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
      {waiting.map((tap) => `${nameOfTap(tap)}, ${timeOf(tap.at)}`).join("; ")}.{" "}
      {waiting.every(isKept) ? waitsHere : cannotWait}
    </Notice>
  );
}

const waitsHere =
  "Kept on this phone, also when you close this page. It goes to the club by itself when this page is " +
  "open and there is a network.";

const cannotWait =
  "This browser keeps nothing on the phone, so please leave this page open until the club has it.";
