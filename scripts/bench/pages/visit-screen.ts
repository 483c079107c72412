import type { BrowserContext, Request } from "playwright-core";
import { untilSettled } from "../../../src/web/testing/go-to-screen";
import type { Device } from "./devices";
import { type Seen, seenOn, watch } from "./page-clock";

export interface Visit extends Seen {
  /** that the page's thread took until all of it was there, slowed like all else */
  processorMs: number;
  /** each with its path and KiB on the wire, in the order they ended */
  requests: { path: string; kibibytes: number }[];
}

/** Opens a screen in a new page of the device, and leaves when all of it is there and kept. */
export async function visitScreen(
  context: BrowserContext,
  { slow }: Device,
  address: string,
): Promise<Visit> {
  const page = await context.newPage();
  await watch(page);
  const processorMs = await slow(page);
  const ended: Request[] = [];
  page.on("requestfinished", (request) => ended.push(request));
  await page.goto(address);
  await untilSettled(page);
  await page.waitForLoadState("networkidle");
  const upToHere = [...ended];
  const requests = await Promise.all(upToHere.map(weigh));
  const seen = { ...(await seenOn(page)), processorMs: await processorMs() };
  await page.evaluate("navigator.serviceWorker.ready");
  await page.close();
  return { ...seen, requests };
}

/** The largest paint of a screen whose scripts never come, in ms: what is sent, drawn as it is. */
export async function paintWithoutScripts(
  context: BrowserContext,
  { slow }: Device,
  address: string,
): Promise<number> {
  const page = await context.newPage();
  await watch(page);
  await slow(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const { lcpMs } = await seenOn(page);
  await page.close();
  return lcpMs;
}

async function weigh(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const { host, pathname } = new URL(request.url());
  return {
    path: decodeURIComponent(pathname === "/" ? host + pathname : pathname),
    kibibytes: (responseBodySize + responseHeadersSize) / 1024,
  };
}
