import { useEffect, useEffectEvent } from "react";
import type { PendingAction } from "./pending-actions";
import { sendActions } from "./send-actions";
import { usePendingActions } from "./use-pending-actions";

const askAgainMs = 15_000;

/** Sends these actions as they are pressed, and those that wait when the network is back. */
export function useSentActions(
  by: string,
  send: (action: PendingAction) => Promise<unknown>,
): void {
  const waiting = usePendingActions(by).filter(({ refused }) => !refused).length;
  const sendNow = useEffectEvent(() => void sendActions(by, send));
  useEffect(() => {
    if (waiting === 0) return;
    sendNow();
    const timer = setInterval(() => sendNow(), askAgainMs);
    const again = () => sendNow();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [waiting]);
}
