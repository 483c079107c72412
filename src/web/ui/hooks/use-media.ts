import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** Whether a page was drawn for a wide window before there was one to measure. */
export const DrawnWide = createContext(false);

/** Whether a media query for a least width matches, as the window is now. */
export function useMedia(query: string): boolean {
  const drawnWide = use(DrawnWide);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => drawnWide,
  );
}
