import type { PendingAction } from "../offline-queue/pending-actions";
import type { DockOuting } from "./outing-now";

/** An outing as it will be once the actions of this device have reached the club. */
export function withPendingActions<Outing extends DockOuting>(
  outing: Outing,
  actions: readonly PendingAction[],
): Outing {
  const waiting = actions.filter(
    ({ bookingId, refused }) => bookingId === outing.bookingId && !refused,
  );
  return waiting.reduce(afterPendingAction, outing);
}

function afterPendingAction<Outing extends DockOuting>(
  outing: Outing,
  action: PendingAction,
): Outing {
  if (action.act === "launch") return { ...outing, launchedAt: outing.launchedAt ?? action.at };
  if (action.act === "undo launch") return { ...outing, launchedAt: null };
  if (action.act !== "land") return { ...outing, landedAt: null, kilometres: null, note: "" };
  const { at, kilometres = outing.kilometres, note = outing.note } = action;
  return { ...outing, landedAt: outing.landedAt ?? at, kilometres, note };
}
