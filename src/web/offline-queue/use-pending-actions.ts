import { useSyncExternalStore } from "react";
import { keptPendingActions, onPendingActionsChange, type PendingAction } from "./pending-actions";

const none: readonly PendingAction[] = [];

/** What somebody has pressed on this device and the club has not taken yet. */
export function usePendingActions(by: string): readonly PendingAction[] {
  return useSyncExternalStore(onPendingActionsChange, keptPendingActions, () => none).filter(
    (action) => action.by === by,
  );
}
