import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { DemoKey } from "../../server/demo/demo-people";
import { landOverdueBoats } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { countShifts } from "../testing/count-shifts";
import { untilSettled } from "../testing/go-to-screen";

const demo = openDemoClub();
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

// An alarm may move a screen of the staff.
beforeAll(() => landOverdueBoats(demo()));

test.each<[DemoKey, string, typeof phone]>([
  ["sam", "a phone", phone],
  ["sam", "a laptop", laptop],
  ["jo", "a phone", phone],
  ["unlimited", "a phone", phone],
  ["zero", "a phone", phone],
  ["paused", "a laptop", laptop],
  ["admin", "a phone", phone],
  ["admin", "a laptop", laptop],
])("nothing moves while the dashboard of %s comes in on %s", async (who, _, viewport) => {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport,
    serviceWorkers: "block",
  });
  await signInBrowser(context, who);
  const page = await context.newPage();
  await page.addInitScript(countShifts);
  await page.addInitScript(loseFirstAnswers);
  const reads = await holdReads(page);
  await page.goto("/dashboard");
  await page.locator("main [aria-busy=true]").first().waitFor();
  expect(await page.locator("main h1").count()).toBe(1);
  reads.release();
  await untilSettled(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("shifted")).toBeLessThanOrEqual(0.02);
  await context.close();
});

/** Takes the answers away that the page came with, before the app finds them: it has to ask. */
function loseFirstAnswers() {
  document.addEventListener(
    "readystatechange",
    () => document.getElementById("first-answers")?.remove(),
    { once: true },
  );
}

/** What the dashboard reads comes when it is released, so that its shape is always seen first. */
async function holdReads(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/bookings\.mine/, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
