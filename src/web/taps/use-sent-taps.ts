import { useEffect, useEffectEvent } from "react";
import { sendTaps } from "./send-taps";
import type { Tap } from "./taps";
import { useTaps } from "./use-taps";

const askAgainMs = 15_000;

/** Sends these taps as they are pressed, and those that wait when the network is back. */
export function useSentTaps(by: string, send: (tap: Tap) => Promise<unknown>): void {
  const waiting = useTaps(by).filter(({ refused }) => !refused).length;
  const sendNow = useEffectEvent(() => void sendTaps(by, send));
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
