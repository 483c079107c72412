import { devices, type Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openAs } from "../server/testing/open-as";
import { openTimedDemo } from "../server/testing/open-timed-demo";
import { openPiecemeal } from "../server/testing/piecemeal";
import type { Role } from "../shared/members/role";
import { countShifts } from "./testing/count-shifts";

// A drawn page is seen before all of it has come. What came first must not be moved by the rest.

const demo = openTimedDemo();
beforeAll(() => demo().itIs("10:00"));

test.each<[string, Role, string, most: number]>([
  ["the landing page", "visitor", "/", 0.02],
  ["the boats", "approved", "/boats", 0.02],
  ["a boat's booking page", "approved", "/booking-simple/1", 0.02],
  ["a member's dashboard", "approved", "/dashboard", 0.02],
  // Its menu is spread over the whole width.
  ["the admin dashboard", "admin", "/dashboard", 0.03],
])("nothing on %s moves while it comes piece by piece", async (_, role, address, most) => {
  const club = await openPiecemeal(demo().server.origin);
  onTestFinished(club.close);
  const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
  const context = await openAs(role, demo(), phone);
  const page = await context.newPage();
  await page.addInitScript(countShifts);
  await page.goto(club.origin + address, { waitUntil: "commit" });
  do await painted(page);
  while (club.sendNext());
  await page.locator("main h1").waitFor();
  await painted(page);
  expect(await page.evaluate("shifted")).toBeLessThanOrEqual(most);
  await context.close();
});

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
