import type { BrowserContext, Page } from "playwright-core";
import { goToScreen, untilSettled } from "./go-to-screen";
import type { ScreenMoment } from "./screen-moment";
import type { ScreenVisit } from "./screen-visits";

/** What is wrong with the open screen, a line for each. */
export type Judge<Screen> = (page: Page, screen: Screen) => Promise<string[]>;

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
  judge: Judge<ScreenVisit>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, visit] of visits) {
    await goToScreen(page, visit.address);
    found.push(...(await judge(page, visit)).map((what) => `${name}: ${what}`));
  }
  return found;
}

/** What is wrong with each of the moments, named. */
export async function walkMoments(
  page: Page,
  moments: ScreenMoment[],
  judge: Judge<ScreenMoment>,
): Promise<string[]> {
  const found: string[] = [];
  for (const moment of moments) {
    const { name, address, act } = moment;
    await page.goto(address);
    await untilSettled(page);
    await act(page);
    await untilSettled(page);
    found.push(...(await judge(page, moment)).map((what) => `${name}: ${what}`));
    await page.unrouteAll();
  }
  return found;
}
