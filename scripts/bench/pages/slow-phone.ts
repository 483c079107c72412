import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  devices,
  type Page,
} from "playwright-core";
import { processorTime } from "./page-clock";

// What Lighthouse calls a mid-range phone on slow 4G.
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A phone that knows nothing of the club yet. */
export function newPhone(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    ...devices["Pixel 7"],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
}

/**
 * Slows a page's processor four times and its network to slow 4G. What it gives tells the processor
 * time that the page's own thread has taken since, slowed, in ms: steadier than any clock on a busy
 * machine.
 */
export async function slowDown(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  return processorTime(page);
}

/** The slow network for the service workers that answer pages, which have one of their own. */
export async function slowWorkersDown(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  for (const { targetId, type } of targetInfos)
    if (type === "service_worker") await slowWorkerDown(devtools, targetId);
}

async function slowWorkerDown(devtools: CDPSession, targetId: string) {
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId, flatten: false });
  const send = (id: number, method: string, params: object) =>
    devtools.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  await send(1, "Network.enable", {});
  await send(2, "Network.emulateNetworkConditions", network);
}
