import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Standing } from "../shared/members/standing";
import { paths } from "./paths";
import { axeViolations, bringAxe } from "./testing/axe-violations";
import type { ScreenMoment } from "./testing/screen-moment";
import { screenMoments } from "./testing/screen-moments";
import { type ScreenVisit, screenVisits, standings } from "./testing/screen-visits";
import { openApp, walkMoments, walkScreens } from "./testing/walk-screens";

const demo = openDemoClub();

beforeAll(async () => {
  await enlivenClub(demo());
});

const phoneByDay = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: "light" as const,
};
const laptopByNight = { viewport: { width: 1280, height: 800 }, colorScheme: "dark" as const };

test("no path is left out", () => {
  const visited = screenVisits.map(([name]) => name);
  expect(Object.keys(paths).filter((name) => !visited.includes(name))).toEqual([]);
});

// Each standing is a member of its own, so one signing out does not disturb the others.
test.concurrent.each(standings)(
  "axe finds nothing wrong with any screen on the phone of a standing: %s",
  async (standing) => {
    const visits = screenVisits.filter(([, { by }]) => by.includes(standing));
    expect(await violationsOf(standing, visits, phoneByDay)).toEqual([]);
  },
);

test("axe finds nothing wrong with any screen on a laptop by night", async () => {
  const found: string[] = [];
  for (const standing of standings) {
    // Each screen once, as whoever sees the most of it.
    const visits = screenVisits.filter(([, { by }]) => by.at(-1) === standing);
    if (visits.length > 0) found.push(...(await violationsOf(standing, visits, laptopByNight)));
  }
  expect(found).toEqual([]);
});

test.each(["visitor", "approved", "manager", "admin"] as const)(
  "axe finds nothing wrong with menus, dialogs, failed forms and other moments of a standing: %s",
  async (standing) => {
    const moments = screenMoments.filter(({ by }) => by === standing);
    const onLaptop = moments.filter(({ only }) => only === "laptop");
    const onPhone = moments.filter((moment) => !onLaptop.includes(moment));
    const found = await violationsIn(onPhone, await openPage(standing, phoneByDay));
    found.push(...(await violationsIn(onLaptop, await openPage(standing, laptopByNight))));
    expect(found).toEqual([]);
  },
);

async function violationsIn(moments: ScreenMoment[], page: Page): Promise<string[]> {
  const found = await walkMoments(page, moments, axeViolations);
  await page.context().close();
  return found;
}

async function violationsOf(
  standing: Standing,
  visits: [name: string, visit: ScreenVisit][],
  options: BrowserContextOptions,
): Promise<string[]> {
  const page = await openPage(standing, options);
  const found = await walkScreens(page, visits, axeViolations);
  await page.context().close();
  return found;
}

async function openPage(standing: Standing, options: BrowserContextOptions): Promise<Page> {
  const context = await openAs(standing, demo(), options);
  await bringAxe(context);
  return openApp(context);
}
