import { useState } from "react";
import type { BoardLine } from "../../shared/outings/board-line";
import { useClubClock } from "../clock/club-clock";
import type { PendingAction } from "../offline-queue/pending-actions";
import { sortBoard } from "./board";
import { DockDialog } from "./dock-dialog";
import { DockLines } from "./dock-lines";
import { type DockQuestion, questionAbout } from "./dock-question";

/** Who is out, who may go, who comes later, who is back. */
export function DockBoard({
  lines,
  actions,
}: {
  lines: readonly BoardLine[];
  actions: readonly PendingAction[];
}) {
  const now = useClubClock();
  const { late, out, ready, waiting, later, back } = sortBoard(lines, actions, now);
  const [asked, setAsked] = useState<DockQuestion | null>(null);
  const ask = (line: BoardLine) => setAsked(questionAbout(line));
  return (
    <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="grid gap-5">
        {late.length > 0 && <DockLines place="late" lines={late} onPress={ask} />}
        {(out.length > 0 || late.length === 0) && (
          <DockLines place="out" lines={out} onPress={ask} />
        )}
        {ready.length > 0 && <DockLines place="ready" lines={ready} onPress={ask} />}
        {waiting.length > 0 && <DockLines place="waiting" lines={waiting} onPress={ask} />}
      </div>
      <div className="grid gap-5">
        <DockLines place="later" lines={later} onPress={ask} />
        {back.length > 0 && <DockLines place="back" lines={back} onPress={ask} />}
      </div>
      {asked && (
        <DockDialog
          key={`${asked.act} ${asked.line.bookingId}`}
          question={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
