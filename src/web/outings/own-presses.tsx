import { lazy, Suspense } from "react";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { useClubClock } from "../clock/club-clock";
import { serverNow } from "../clock/server-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useProfile } from "../clock/use-profile";
import { reportDamagePath } from "../paths";
import { byMember, forgetTap, keepTap, type LaunchTap, type Press, type Tap } from "../taps/taps";
import { useTaps } from "../taps/use-taps";
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
  const taps = useTaps(by);
  const waits = taps.some(({ refused }) => !refused);
  const { bookingId, boat, dueTime } = outing;
  const refused = refusedLaunch(taps, bookingId);

  function keep(press: Press) {
    // Put right and pressed again, it takes the place of what was refused.
    if (refused && press.act === "launch") forgetTap(refused);
    keepTap({ ...press, bookingId, boat: boat.name, by }, serverNow());
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

const refusedLaunch = (taps: readonly Tap[], bookingId: number): LaunchTap | undefined =>
  taps
    .filter((tap) => tap.act === "launch")
    .findLast((tap) => tap.refused && tap.bookingId === bookingId);
