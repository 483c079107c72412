import { outingLimits } from "../../shared/outings/outing-numbers";
import { distanceScale, exactly, type Units } from "../../shared/profile/units";
import type { TimeOf } from "../clock/club-time-at";
import { useProfile } from "../clock/use-profile";
import { forgetTap, nameOfTap, offerAgain, type Tap } from "../taps/taps";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** What the club did not take, with its reason and everything that was typed. */
export function RefusedTaps({ taps, timeOf }: { taps: readonly Tap[]; timeOf: TimeOf }) {
  const { units } = useProfile();
  return taps
    .filter(({ refused }) => refused)
    .map((tap) => (
      <Notice
        key={tap.key}
        kind="careful"
        title={`${nameOfTap(tap)} of ${tap.boat}, ${timeOf(tap.at)}: not in the log`}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => offerAgain(tap)}>
              Send it again
            </Button>
            <Button variant="quiet" onClick={() => forgetTap(tap)}>
              Discard
            </Button>
          </div>
        }
      >
        <p>{tap.refused}</p>
        {typed(tap, units) !== "" && <p className="break-words">You wrote: {typed(tap, units)}.</p>}
        <p>
          If this can't be sent, a manager can add it, up to {outingLimits.writtenAfterwardsDays}{" "}
          days later.
        </p>
      </Notice>
    ));
}

function typed(tap: Tap, units: Units): string {
  const words = tap.act === "launch" ? [...tap.aboard, tap.plan] : landingWords(tap, units);
  return words.filter(Boolean).join(", ");
}

const landingWords = (tap: Exclude<Tap, { act: "launch" }>, units: Units) =>
  tap.act === "land"
    ? [
        typeof tap.kilometres === "number" && exactly(tap.kilometres, distanceScale(units)),
        tap.note,
      ]
    : [];
