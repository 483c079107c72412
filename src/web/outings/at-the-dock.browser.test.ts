import { subHours } from "date-fns";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { clubInstant } from "../../server/testing/test-moment";
import type { OutingView } from "../../shared/outings/outing-schemas";

const demo = openTimedDemo();
const itIs = (time: string) => demo().itIs(time);

// On the second day the Solo of 6:30 is free.
let context: BrowserContext;
beforeAll(async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  context = await demo().open(phone);
});

test("a phone without a network launches and lands in two presses, and the club hears when", async () => {
  await bookTheSolo("06:30");
  await itIs("06:20");
  let page = await context.newPage();
  await page.goto("/dashboard");
  const launch = page.getByRole("button", { name: "Launch" });
  await launch.waitFor();
  expect(await fits(page)).toBe(true);
  expect((await launch.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await keptForOffline(page);

  await context.setOffline(true);
  await launch.press("Enter");
  await page.getByRole("heading", { name: "You are out" }).waitFor();
  await page.close();

  await itIs("07:25");
  page = await context.newPage();
  await page.goto("/");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await fits(page)).toBe(true);
  await page.getByText("Out since 6:20 AM").waitFor();
  await page.getByRole("region", { name: "On Water" }).getByText("Lock code").waitFor();
  expect(await loaded(page)).not.toContainEqual(expect.stringMatching(/\/index-/));
  await page.getByRole("button", { name: "Back at the dock" }).tap();
  await page.getByLabel("Kilometres").fill("6.2");
  await page.getByRole("button", { name: "Save" }).tap();
  await page.close();

  await itIs("07:40");
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto("/boats");
  await page
    .getByText(/is back\./)
    .first()
    .waitFor();
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith("tap ")),
  );
  expect(await outing("06:30")).toMatchObject({
    launchedAt: at("06:20"),
    landedAt: at("07:25"),
    landHeardAt: at("07:40"),
    kilometres: 6.2,
    doubtful: false,
  });
  await page.goto("/logbook");
  await page.getByText("6.2 km", { exact: false }).first().waitFor();
});

test("a phone whose clock is two hours slow launches and lands at the true time", async () => {
  await bookTheSolo("09:00");
  await itIsOnASlowPhone("08:50");
  let page = await context.newPage();
  await page.goto("/dashboard");
  const launch = page.getByRole("button", { name: "Launch" });
  await launch.waitFor();
  await keptForOffline(page);
  await context.setOffline(true);
  await launch.tap();
  await page.getByText("Out since 8:50 AM").waitFor();
  await page.close();

  await itIsOnASlowPhone("09:55");
  page = await context.newPage();
  await page.goto("/");
  await page.getByText("Out since 8:50 AM").waitFor();
  await page.getByRole("button", { name: "Back at the dock" }).tap();
  await page.getByText("back 9:55 AM").waitFor();
  await page.close();

  await itIsOnASlowPhone("10:05");
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto("/boats");
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith("tap ")),
  );
  const { launchedAt, landedAt, doubtful } = (await outing("09:00")) ?? {};
  expect([launchedAt, landedAt].map((time) => time?.slice(0, 16))).toEqual(
    [at("08:50"), at("09:55")].map((time) => time.slice(0, 16)),
  );
  expect(doubtful).toBe(false);
});

async function itIsOnASlowPhone(time: string): Promise<void> {
  await itIs(time);
  await context.clock.setFixedTime(subHours(demo().clock.now(), 2));
}

async function bookTheSolo(timeStr: string): Promise<void> {
  await signInBrowser(context, "sam");
  const boats: { id: number; name: string }[] = await (
    await context.request.get("/api/boats")
  ).json();
  const boatId = boats.find(({ name }) => name.includes("Heron"))?.id;
  const data = { boatId, dateStr: demo().day, timeStr, duration: 1 };
  const answer = await context.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

const at = (time: string) => clubInstant(demo().day, time).toISOString();

async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("dockOutings") !== null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Whether nothing of a page lies beside the phone's screen. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

async function outing(startTime: string): Promise<OutingView | undefined> {
  const outings: OutingView[] = await (await context.request.get("/api/members/outings")).json();
  return outings.find((one) => one.bookingDate === demo().day && one.startTime === startTime);
}
