import { useEffect } from "react";
import { trpc } from "../calls/api";

/**
 * A browser may bring a page back as it was left, whoever has signed in or out meanwhile: then the
 * page is loaded anew, so that nobody sees what somebody else had read.
 */
export function useRestoredPage(): void {
  const api = trpc.useUtils();
  useEffect(() => {
    const check = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const before = api.auth.me.getData()?.member.id;
      const me = await api.auth.me.fetch(undefined, { staleTime: 0 });
      if (me?.member.id !== before) location.reload();
    };
    addEventListener("pageshow", check);
    return () => removeEventListener("pageshow", check);
  }, [api]);
}
