import { beforeAll, expect, test } from "vitest";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import type { Standing } from "../shared/members/standing";
import { clippedIn } from "./testing/clipped-texts";
import { screenMoments } from "./testing/screen-moments";
import { type ScreenVisit, screenVisits, standings } from "./testing/screen-visits";
import { openApp, walkMoments, walkScreens } from "./testing/walk-screens";

// Whoever needs larger text loses none of it, and scrolls down only.

const demo = openDemoClub();

beforeAll(async () => {
  await enlivenClub(demo());
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const whereDaysBegin = ["/", "/boats", "/booking-simple/1"];

/** Each screen as who sees the least and the most of it, and those where days begin as everybody. */
const isLookedAtBy = (standing: Standing, { by, address, alias }: ScreenVisit) =>
  !alias &&
  (by[0] === standing ||
    by.at(-1) === standing ||
    (whereDaysBegin.includes(address) && by.includes(standing)));

test.concurrent.each(standings)(
  "no screen of a standing clips larger text: %s",
  async (standing) => {
    const context = await openAs(standing, demo(), phone);
    const visits = screenVisits.filter(([, visit]) => isLookedAtBy(standing, visit));
    const found = await walkScreens(await openApp(context), visits, clippedIn);
    await context.close();
    expect(found).toEqual([]);
  },
);

test.concurrent.each(["visitor", "approved", "manager", "admin"] as const)(
  "no menu, dialog, failed form or other moment of a standing clips larger text: %s",
  async (standing) => {
    const context = await openAs(standing, demo(), phone);
    const moments = screenMoments.filter(({ by, only }) => by === standing && only !== "laptop");
    const found = await walkMoments(await openApp(context), moments, clippedIn);
    await context.close();
    expect(found).toEqual([]);
  },
);
