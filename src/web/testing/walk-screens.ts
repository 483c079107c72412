import type { BrowserContext, Page } from "playwright-core";
import { goToScreen, untilSettled } from "./go-to-screen";
import type { ScreenMoment } from "./screen-moment";
import type { ScreenVisit } from "./screen-visits";

/** What is wrong with the open screen, a line for each. */
type Judge = (page: Page) => Promise<string[]>;

/** A page with the app running in it, from which a walk begins. */
export async function openApp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/faq");
  await untilSettled(page);
  return page;
}

/** What is wrong with each of the screens, named; they are reached as links would. */
export async function walkScreens(
  page: Page,
  visits: [name: string, visit: ScreenVisit][],
  judge: Judge,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { address }] of visits) {
    await goToScreen(page, address);
    found.push(...(await judge(page)).map((what) => `${name}: ${what}`));
  }
  return found;
}

/** What is wrong with each of the moments, named. */
export async function walkMoments(
  page: Page,
  moments: ScreenMoment[],
  judge: Judge,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, address, act } of moments) {
    await page.goto(address);
    await untilSettled(page);
    await act(page);
    await untilSettled(page);
    found.push(...(await judge(page)).map((what) => `${name}: ${what}`));
    await page.unrouteAll();
  }
  return found;
}
