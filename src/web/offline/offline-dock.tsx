import { useEffect, useState } from "react";
import { documentedProfile } from "../../shared/profile/club-profile";
import { offsetAt, shownAt } from "../../shared/time/clock-changes";
import type { ClockOffsets, ClubTime } from "../../shared/time/club-now";
import { timeOfAt } from "../clock/club-time-at";
import { serverNow } from "../clock/server-clock";
import { FormatsContext } from "../clock/use-formats";
import { byMember, keepPendingAction, type Press } from "../offline-queue/pending-actions";
import { usePendingActions } from "../offline-queue/use-pending-actions";
import { CrewLaunchForm } from "../outings/crew-launch-form";
import { DockCard } from "../outings/dock-card";
import { DockPresses } from "../outings/dock-presses";
import { isWithOthers, outingAtHand } from "../outings/outing-now";
import { usePendingOutings } from "../outings/use-pending-outings";
import { WaitingActions } from "../outings/waiting-actions";
import type { KeptDock } from "./kept-dock";

/** Launch and Back at the dock on a page that has no network. */
export function OfflineDock({ dock }: { dock: KeptDock }) {
  const now = useClubTimeHere(dock);
  const formats = { clock24: dock.clock24 === true };
  const timeOf = timeOfAt(dock, formats);
  const by = byMember(dock.memberId);
  const actions = usePendingActions(by);
  const outing = outingAtHand(usePendingOutings(dock.memberId, dock.outings), now);

  function keep(press: Press) {
    if (outing === null) return;
    const { bookingId, boat } = outing;
    keepPendingAction({ ...press, by, bookingId, boat: boat.name }, serverNow());
  }

  return (
    <FormatsContext value={formats}>
      {outing && (
        <DockCard outing={outing} now={now}>
          <DockPresses
            outing={outing}
            now={now}
            timeOf={timeOf}
            units={dock.units ?? documentedProfile.units}
            crewLaunch={
              isWithOthers(outing, dock.memberId) && (
                <CrewLaunchForm
                  key={outing.bookingId}
                  outing={outing}
                  memberId={dock.memberId}
                  onPress={keep}
                />
              )
            }
            onPress={keep}
          />
        </DockCard>
      )}
      <WaitingActions actions={actions} timeOf={timeOf} />
    </FormatsContext>
  );
}

const tickMs = 15_000;

/** The club's time as it was last heard, because no server tells it here. */
function useClubTimeHere(clock: ClockOffsets): ClubTime {
  const { changes = [], earlier = [] } = clock;
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
  const at = serverNow().getTime();
  return { ...shownAt(at, clock), offsetMinutes: offsetAt(at, clock), changes, earlier };
}
