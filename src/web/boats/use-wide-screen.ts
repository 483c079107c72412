import { useSyncExternalStore } from "react";

/** From here on there is room for a calendar beside its boat. */
const wide = "(min-width: 56rem)";

export function useWideScreen(): boolean {
  return useSyncExternalStore(onWidthChange, () => window.matchMedia(wide).matches);
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
