import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Role } from "../shared/members/role";
import { paths } from "./paths";
import { axeViolations, bringAxe } from "./testing/axe-violations";
import { clippedIn } from "./testing/clipped-texts";
import type { ScreenMoment } from "./testing/screen-moment";
import { screenMoments } from "./testing/screen-moments";
import { roles, type ScreenVisit, screenVisits } from "./testing/screen-visits";
import { type Judge, openApp, walkMoments, walkScreens } from "./testing/walk-screens";

// Every screen is walked once, and on the way judged for whoever hears it, and for whoever needs larger
// text, who loses none of it and scrolls down only.

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

const whereDaysBegin = ["/", "/boats", "/booking-simple/1"];

/** Larger text: each screen as who sees the least and the most of it, where days begin as everybody. */
const isReadLarger = (role: Role, { by, address, alias }: ScreenVisit) =>
  !alias &&
  (by[0] === role || by.at(-1) === role || (whereDaysBegin.includes(address) && by.includes(role)));

// Each role is a member of its own, so one signing out does not disturb the others.
test.concurrent.each(roles)(
  "axe and larger text find nothing wrong with any screen on the phone of a role: %s",
  async (role) => {
    const visits = screenVisits.filter(([, { by }]) => by.includes(role));
    const found = await violationsOf(role, visits, phoneByDay, async (page, visit) => [
      ...(await axeViolations(page)),
      ...(isReadLarger(role, visit) ? await clippedIn(page) : []),
    ]);
    expect(found).toEqual([]);
  },
);

test("axe finds nothing wrong with any screen on a laptop by night", async () => {
  const found: string[] = [];
  for (const role of roles) {
    // Each screen once, as whoever sees the most of it.
    const visits = screenVisits.filter(([, { by }]) => by.at(-1) === role);
    if (visits.length > 0)
      found.push(...(await violationsOf(role, visits, laptopByNight, axeViolations)));
  }
  expect(found).toEqual([]);
});

test.each(["visitor", "approved", "manager", "admin"] as const)(
  "axe and larger text find nothing wrong with menus, dialogs and other moments of a role: %s",
  async (role) => {
    const moments = screenMoments.filter(({ by }) => by === role);
    const onLaptop = moments.filter(({ only }) => only === "laptop");
    const onPhone = moments.filter((moment) => !onLaptop.includes(moment));
    const found = await violationsIn(onPhone, await openPage(role, phoneByDay), async (page) => [
      ...(await axeViolations(page)),
      ...(await clippedIn(page)),
    ]);
    const laptop = await openPage(role, laptopByNight);
    found.push(...(await violationsIn(onLaptop, laptop, axeViolations)));
    expect(found).toEqual([]);
  },
);

async function violationsIn(
  moments: ScreenMoment[],
  page: Page,
  judge: Judge<ScreenMoment>,
): Promise<string[]> {
  const found = await walkMoments(page, moments, judge);
  await page.context().close();
  return found;
}

async function violationsOf(
  role: Role,
  visits: [name: string, visit: ScreenVisit][],
  options: BrowserContextOptions,
  judge: Judge<ScreenVisit>,
): Promise<string[]> {
  const page = await openPage(role, options);
  const found = await walkScreens(page, visits, judge);
  await page.context().close();
  return found;
}

async function openPage(role: Role, options: BrowserContextOptions): Promise<Page> {
  const context = await openAs(role, demo(), options);
  await bringAxe(context);
  return openApp(context);
}
