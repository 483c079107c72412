import type { OutingView } from "../../shared/outings/outing-schemas";
import { useClubClock } from "../clock/club-clock";
import { AmongPendingActions } from "./among-pending-actions";
import { DockCard } from "./dock-card";
import { outingAtHand } from "./outing-now";
import { OwnPresses } from "./own-presses";
import { usePendingOutings } from "./use-pending-outings";

interface AtTheDockProps {
  memberId: number;
  outings: readonly OutingView[];
}

/** The outing for which there is something to press at the dock, and what became of the presses; else nothing. */
export function AtTheDock({ memberId, outings }: AtTheDockProps) {
  const now = useClubClock();
  const outing = outingAtHand(usePendingOutings(memberId, outings), now);
  return (
    <AmongPendingActions memberId={memberId}>
      {outing && (
        <DockCard outing={outing} now={now}>
          <OwnPresses memberId={memberId} outing={outing} />
        </DockCard>
      )}
    </AmongPendingActions>
  );
}
