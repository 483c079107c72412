import type { OutingView } from "../../shared/outings/outing-schemas";
import { useClubClock } from "../clock/club-clock";
import { serverNow } from "../clock/server-clock";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useProfile } from "../clock/use-profile";
import { reportDamagePath } from "../paths";
import { byMember, forgetTap, keepTap, type LaunchTap, type Tap } from "../taps/taps";
import { useTaps } from "../taps/use-taps";
import { ButtonLink } from "../ui/button";
import { lazyPart } from "../ui/loading/lazy-part";
import { DockCard } from "./dock-card";
import { LongerOut } from "./longer-out";
import { outingAtHand } from "./outing-now";
import { useTappedOutings } from "./use-tapped-outings";
import { WaitingTaps } from "./waiting-taps";

const RefusedTaps = lazyPart(async () => (await import("./refused-taps")).RefusedTaps);

interface AtTheDockProps {
  memberId: number;
  outings: readonly OutingView[];
}

/**
 * The outing for which there is something to press at the dock, and what became of the presses; else
 * nothing. Each press is kept on the device first, so that none is lost on the way.
 */
export function AtTheDock({ memberId, outings }: AtTheDockProps) {
  const now = useClubClock();
  const timeOf = useClubTimeOf();
  const { units } = useProfile();
  const by = byMember(memberId);
  const taps = useTaps(by);
  const outing = outingAtHand(useTappedOutings(memberId, outings), now);
  const refused = outing ? refusedLaunch(taps, outing.bookingId) : undefined;
  const waits = taps.some(({ refused }) => !refused);
  return (
    <>
      {taps.some(({ refused }) => refused) && <RefusedTaps taps={taps} timeOf={timeOf} />}
      {outing && (
        <DockCard
          outing={outing}
          now={now}
          timeOf={timeOf}
          units={units}
          refused={refused}
          onPress={(press) => {
            // Put right and pressed again, it takes the place of what was refused.
            if (refused && press.act === "launch") forgetTap(refused);
            keepTap({ ...press, ...tapOn(outing), by }, serverNow());
          }}
          whileOut={!waits && <LongerOut bookingId={outing.bookingId} dueTime={outing.dueTime} />}
        />
      )}
      <WaitingTaps taps={taps} timeOf={timeOf} />
      {outing?.launchedAt && (
        <p>
          <ButtonLink to={reportDamagePath(outing.boat.id)} variant="secondary" full>
            Report damage
          </ButtonLink>
        </p>
      )}
    </>
  );
}

const refusedLaunch = (taps: readonly Tap[], bookingId: number): LaunchTap | undefined =>
  taps
    .filter((tap) => tap.act === "launch")
    .findLast((tap) => tap.refused && tap.bookingId === bookingId);

const tapOn = ({ bookingId, boat }: OutingView) => ({ bookingId, boat: boat.name });
