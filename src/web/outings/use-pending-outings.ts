import { byMember } from "../offline-queue/pending-actions";
import { usePendingActions } from "../offline-queue/use-pending-actions";
import type { DockOuting } from "./outing-now";
import { withPendingActions } from "./with-pending-actions";

/** A member's outings as they will be once what was pressed on this device has reached the club. */
export function usePendingOutings<Outing extends DockOuting>(
  memberId: number,
  outings: readonly Outing[],
): Outing[] {
  const actions = usePendingActions(byMember(memberId));
  return outings.map((outing) => withPendingActions(outing, actions));
}
