import type { Browser, BrowserContext, Page } from "playwright-core";
import { signInBrowser } from "../../../src/server/testing/sign-in-browser";
import { untilSettled } from "../../../src/web/testing/go-to-screen";
import type { Device } from "./devices";
import { lookAway, type Seen, seenOn, watch } from "./page-clock";

interface Handling {
  name: string;
  address: string;
  /** how often it is done */
  times: number;
  /** what comes before, uncounted */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

// A finger rests on what it presses, so a frame comes before it lifts.
const likeAFinger = { force: true, delay: 80 };

const slots = "[role=toolbar][aria-label='Start times'] button";

/** Tomorrow, when every half hour can be chosen. */
const nextDay = (page: Page) => page.getByRole("button", { name: "Next day" }).click();

const handlings: Handling[] = [
  {
    name: "hover along the half hours",
    address: "/booking-simple/1",
    times: 12,
    prepare: nextDay,
    act: async (page) => {
      for (const slot of (await page.locator(slots).all()).slice(0, 12))
        await slot.hover({ force: true });
    },
  },
  {
    name: "press half hours",
    address: "/booking-simple/1",
    times: 4,
    prepare: nextDay,
    act: async (page) => {
      for (const slot of (await page.locator(slots).all()).slice(4, 8))
        await slot.click(likeAFinger);
    },
  },
  {
    name: "hover over the boats",
    address: "/boats",
    times: 12,
    act: async (page) => {
      for (const part of (await page.locator("main :is(a, button):visible").all()).slice(0, 12))
        await part.hover({ force: true });
    },
  },
  {
    name: "type an application",
    address: "/register",
    times: 8,
    act: async (page) => page.getByRole("textbox").first().pressSequentially("Margaret"),
  },
  {
    name: "go from home to the boats",
    address: "/dashboard",
    times: 1,
    act: async (page) => {
      await page
        .getByRole("link", { name: /^Book( Now)?$/ })
        .first()
        .click(likeAFinger);
      await untilSettled(page);
    },
  },
];

export interface Handled extends Seen {
  /** for each hover, press or key */
  processorMs: number;
}

/** What a device's page did while it was touched, typed in and left. */
export async function pressScreens(
  browser: Browser,
  origin: string,
  device: Device,
): Promise<[string, Handled][]> {
  const context = await device.open(browser, origin);
  await signInBrowser(context, "sam");
  const seen: [string, Handled][] = [];
  for (const handling of handlings)
    seen.push([handling.name, await handle(context, device, handling)]);
  await context.close();
  return seen;
}

async function handle(
  context: BrowserContext,
  { slow }: Device,
  { address, times, prepare, act }: Handling,
): Promise<Handled> {
  const page = await context.newPage();
  await watch(page);
  await page.goto(address);
  await untilSettled(page);
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  const processorMs = await slow(page);
  await lookAway(page);
  await act(page);
  // The last event is told after the frame that answered it.
  await page.waitForTimeout(500);
  const seen = { ...(await seenOn(page)), processorMs: (await processorMs()) / times };
  await page.close();
  return seen;
}
