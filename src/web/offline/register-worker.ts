import { soonAfterLoad } from "../ui/loading/soon-after-load";

/**
 * Hands the app's files to `public/sw.js`. This module's address changes with every build, and
 * with it the worker's, so each build replaces the worker and the cache of the one before.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const build = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";
  soonAfterLoad(() => {
    // A browser that forbids it only loses the offline page.
    navigator.serviceWorker.register(`/sw.js?build=${build}`).catch(() => undefined);
  });
}
