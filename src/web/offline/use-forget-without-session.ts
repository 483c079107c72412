import { useEffect, useEffectEvent } from "react";

const askAgainMs = 5000;

/**
 * While something is kept, asks the club who is signed in as often as it can be reached, and calls
 * `forget` once nobody is: the session may have been ended elsewhere, as for a phone that was lost.
 */
export function useForgetWithoutSession(isKept: boolean, forget: () => void): void {
  const ask = useEffectEvent(async () => {
    if (navigator.onLine && (await isSessionOver())) forget();
  });
  useEffect(() => {
    if (!isKept) return;
    void ask();
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => clearInterval(timer);
  }, [isKept]);
}

async function isSessionOver(): Promise<boolean> {
  try {
    return (await fetch("/api/auth/me", { cache: "no-store" })).status === 401;
  } catch {
    // Without a network nobody knows, and it stays.
    return false;
  }
}
