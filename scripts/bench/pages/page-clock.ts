import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** What the browser itself saw of a page. */
export interface Seen {
  /** the largest paint, from the start of the navigation, and what it showed */
  lcpMs: number;
  lcpOf: string;
  /** cumulative layout shift, without what follows a press */
  shift: number;
  /** tasks over 50 ms */
  longTasksMs: number[];
  /** each press, key or hover of 16 ms or more, from the event to the frame after it */
  eventsMs: { name: string; ms: number }[];
}

/** What a browser tells of an entry, by its kind. */
export type WatchedEntry = PerformanceEntry &
  Partial<{
    element: Element | null;
    url: string;
    size: number;
    hadRecentInput: boolean;
    value: number;
  }>;

/** Has whatever this page opens watched from its start. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(new URL("watch-page.js", import.meta.url)) });
}

/** What was seen until now. */
export function seenOn(page: Page): Promise<Seen> {
  return page.evaluate("seen");
}

/** What gives the processor time that the page's own thread has taken since this was asked, in ms. */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const taken = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const before = await taken();
  return async () => (await taken()) - before;
}

/** Forgets what was seen until now, so that only what follows counts. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate("Object.assign(seen, { shift: 0, longTasksMs: [], eventsMs: [] })");
}
