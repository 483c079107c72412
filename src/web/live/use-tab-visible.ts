import { useSyncExternalStore } from "react";

/** Whether this tab is the one being looked at. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, () => document.visibilityState === "visible");
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
