import { outingLimits } from "../../shared/outings/outing-numbers";
import { distanceScale, exactly, type Units } from "../../shared/profile/units";
import type { TimeOf } from "../clock/club-time-at";
import { useProfile } from "../clock/use-profile";
import {
  forgetPendingAction,
  nameOfPendingAction,
  offerAgain,
  type PendingAction,
} from "../offline-queue/pending-actions";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** What the club did not take, with its reason and everything that was typed. */
export function RefusedActions({
  actions,
  timeOf,
}: {
  actions: readonly PendingAction[];
  timeOf: TimeOf;
}) {
  const { units } = useProfile();
  return actions
    .filter(({ refused }) => refused)
    .map((pendingAction) => (
      <Notice
        key={pendingAction.key}
        kind="careful"
        title={`${nameOfPendingAction(pendingAction)} of ${pendingAction.boat}, ${timeOf(pendingAction.at)}: not in the log`}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => offerAgain(pendingAction)}>
              Send it again
            </Button>
            <Button variant="quiet" onClick={() => forgetPendingAction(pendingAction)}>
              Discard
            </Button>
          </div>
        }
      >
        <p>{pendingAction.refused}</p>
        {typed(pendingAction, units) !== "" && (
          <p className="break-words">You wrote: {typed(pendingAction, units)}.</p>
        )}
        <p>
          If this can't be sent, a manager can add it, up to {outingLimits.writtenAfterwardsDays}{" "}
          days later.
        </p>
      </Notice>
    ));
}

function typed(pendingAction: PendingAction, units: Units): string {
  const words =
    pendingAction.act === "launch"
      ? [...pendingAction.aboard, pendingAction.plan]
      : landingWords(pendingAction, units);
  return words.filter(Boolean).join(", ");
}

const landingWords = (pendingAction: Exclude<PendingAction, { act: "launch" }>, units: Units) =>
  pendingAction.act === "land"
    ? [
        typeof pendingAction.kilometres === "number" &&
          exactly(pendingAction.kilometres, distanceScale(units)),
        pendingAction.note,
      ]
    : [];
