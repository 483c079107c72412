import { useSyncExternalStore } from "react";

/**
 * True while a screen is drawn where there is no window: on the server, and by the browser when it
 * takes that drawing over. Both have to draw the same; what only a window knows comes right after.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
