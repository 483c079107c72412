import type { ReactNode } from "react";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { byMember } from "../offline-queue/pending-actions";
import { usePendingActions } from "../offline-queue/use-pending-actions";
import { lazyPart } from "../ui/loading/lazy-part";
import { WaitingActions } from "./waiting-actions";

const RefusedActions = lazyPart(async () => (await import("./refused-actions")).RefusedActions);

interface AmongPendingActionsProps {
  memberId: number;
  /** where it is pressed */
  children: ReactNode;
}

/** What became of a member's presses: above it what the club did not take, below what it has yet to hear. */
export function AmongPendingActions({ memberId, children }: AmongPendingActionsProps) {
  const timeOf = useClubTimeOf();
  const actions = usePendingActions(byMember(memberId));
  return (
    <>
      {actions.some(({ refused }) => refused) && (
        <RefusedActions actions={actions} timeOf={timeOf} />
      )}
      {children}
      <WaitingActions actions={actions} timeOf={timeOf} />
    </>
  );
}
