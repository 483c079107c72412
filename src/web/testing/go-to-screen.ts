import type { Page } from "playwright-core";

/** Opens an address inside the running app, as a link would, and waits until all of it is there. */
export async function goToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await untilSettled(page);
}

/** Waits until a screen with a heading stands and hears, nothing is loading and the type is in. */
export async function untilSettled(page: Page): Promise<void> {
  await untilPainted(page);
  await page.waitForFunction(() => {
    // While a screen is being fetched, the last one is still there, only hidden.
    const heading = document.querySelector("main h1")?.checkVisibility();
    const waiting = document.querySelector("main :is([aria-busy='true'], .animate-shimmer)");
    const deaf = document.querySelector("#root[data-drawn] [data-hydrating]");
    return heading && !waiting && !deaf && document.fonts.status === "loaded";
  });
  await untilPainted(page);
}

/** React paints in the frame after the one that heard of a change. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
