import type { Browser, BrowserContext, Page } from "playwright-core";
import { processorTime } from "./page-clock";
import { newPhone, slowDown } from "./slow-phone";

/** What screens are opened on. */
export interface Device {
  /** one that knows nothing of the club yet */
  open: (browser: Browser, origin: string) => Promise<BrowserContext>;
  /** makes a page as slow as it is there; gives what tells the processor time since, in ms */
  slow: (page: Page) => Promise<() => Promise<number>>;
}

export const slowPhone: Device = { open: newPhone, slow: slowDown };

/** As quick as the machine that measures. */
export const laptop: Device = {
  open: (browser, origin) =>
    browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } }),
  slow: processorTime,
};
