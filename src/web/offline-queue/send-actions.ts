import { statusOf } from "../calls/failure-sentence";
import { serverNow } from "../clock/server-clock";
import {
  forgetOldPendingActions,
  forgetPendingAction,
  keptPendingActions,
  type PendingAction,
  refuseTap,
} from "./pending-actions";

/**
 * An action that is sent this soon needs no time of its own: the server's clock is the better one.
 */
const atOnceMs = 60_000;

/**
 * Sends what `by` has pressed on this device, in the order of the presses, each until the club has
 * answered it; one tab at a time. A refused action stays with its sentence, and the next one goes.
 * Where the club fails at an action, it waits with those of its outing, and the others go. The
 * first of which nothing is heard stays, and so do all after it. Settles when there is no more to
 * send now.
 */
export function sendActions(
  by: string,
  send: (action: PendingAction) => Promise<unknown>,
): Promise<void> {
  return oneSender(async () => {
    forgetOldPendingActions(serverNow());
    const failing = new Set<number>();
    for (
      let action = firstPendingAction(by, failing);
      action;
      action = firstPendingAction(by, failing)
    ) {
      try {
        await send(action);
        forgetPendingAction(action);
      } catch (error) {
        if (isRefusal(error)) refuseTap(action, error.message);
        else if ((statusOf(error) ?? 0) >= 500) failing.add(action.bookingId);
        else return;
      }
    }
  });
}

/**
 * When an action happened, as the server should hear it; undefined for one that is sent at once.
 * Where the device's clock was set back while this page stood open, `now` lies before the action.
 */
export function timeOfPendingAction({ at }: PendingAction, now: number): string | undefined {
  return Math.abs(now - Date.parse(at)) < atOnceMs ? undefined : at;
}

const firstPendingAction = (by: string, failing: ReadonlySet<number>) =>
  keptPendingActions().find(
    (action) => action.by === by && !action.refused && !failing.has(action.bookingId),
  );

/**
 * Whether it is the club's own "no". A session that has ended is none (the action waits for its
 * member), and neither is a server that is busy, or a page in the place of an answer.
 */
export function isRefusal(error: unknown): error is Error {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

// A page that came over plain HTTP has no locks. Then this tab sends one after the other, and what
// another tab sends a second time changes nothing.
let last = Promise.resolve();
async function oneSender(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) {
    await navigator.locks.request("taps", work);
    return;
  }
  last = last.then(work, work);
  await last;
}
