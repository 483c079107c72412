import { lazy, Suspense } from "react";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { useClubClock } from "../clock/club-clock";
import { serverNow } from "../clock/server-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useProfile } from "../clock/use-profile";
import {
  byMember,
  forgetPendingAction,
  keepPendingAction,
  type LaunchPendingAction,
  type PendingAction,
  type Press,
} from "../offline-queue/pending-actions";
import { usePendingActions } from "../offline-queue/use-pending-actions";
import { reportDamagePath } from "../paths";
import { ButtonLink } from "../ui/button";
import { lazyPart } from "../ui/loading/lazy-part";
import { DockPresses } from "./dock-presses";
import { LongerOut } from "./longer-out";
import { isWithOthers } from "./outing-now";

// Only who is out needs it.
const PhotographDamage = lazyPart(
  async () => (await import("../damage/photograph-damage")).PhotographDamage,
);

const CrewLaunchForm = lazy(async () => ({
  default: (await import("./crew-launch-form")).CrewLaunchForm,
}));

interface OwnPressesProps {
  memberId: number;
  outing: OutingView;
}

/**
 * What a member presses at the dock for an outing of theirs. Each press is kept on the device first,
 * so that none is lost on the way.
 */
export function OwnPresses({ memberId, outing }: OwnPressesProps) {
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const { units } = useProfile();
  const by = byMember(memberId);
  const actions = usePendingActions(by);
  const waits = actions.some(({ refused }) => !refused);
  const { bookingId, boat, dueTime } = outing;
  const refused = refusedLaunch(actions, bookingId);

  function keep(press: Press) {
    // Put right and pressed again, it takes the place of what was refused.
    if (refused && press.act === "launch") forgetPendingAction(refused);
    keepPendingAction({ ...press, bookingId, boat: boat.name, by }, serverNow());
  }

  return (
    <>
      <DockPresses
        outing={outing}
        now={now}
        timeOf={timeOf}
        units={units}
        refused={refused}
        onPress={keep}
        crewLaunch={
          isWithOthers(outing, memberId) && (
            <Suspense>
              <CrewLaunchForm
                key={refused?.key ?? bookingId}
                written={refused}
                outing={outing}
                memberId={memberId}
                onPress={keep}
              />
            </Suspense>
          )
        }
        whileOut={!waits && <LongerOut bookingId={bookingId} dueTime={dueTime} />}
      />
      {outing.launchedAt && <ReportDamage boatId={boat.id} />}
    </>
  );
}

/** With a thumb the camera comes first. */
function ReportDamage({ boatId }: { boatId: number }) {
  return (
    <>
      <ButtonLink
        to={reportDamagePath(boatId)}
        variant="secondary"
        full
        className="pointer-coarse:hidden"
      >
        Report damage
      </ButtonLink>
      <span className="pointer-fine:hidden">
        <PhotographDamage boatId={boatId} />
      </span>
    </>
  );
}

const refusedLaunch = (
  actions: readonly PendingAction[],
  bookingId: number,
): LaunchPendingAction | undefined =>
  actions
    .filter((action) => action.act === "launch")
    .findLast((action) => action.refused && action.bookingId === bookingId);
