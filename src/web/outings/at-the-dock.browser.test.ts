import { subHours } from "date-fns";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTimedClubs } from "../../server/testing/at-each-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { formatTime } from "../../shared/time/clock-times";
import { inMinuteOf } from "../testing/in-minute-of";

// At Elbe the clocks go forward in the night before.
const { club: demo, atEachClub } = openTimedClubs("2027-03-28");
const itIs = (time: string) => demo().itIs(time);

let context: BrowserContext;
atEachClub(() => {
  beforeEach(async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    context = await demo().open(phone);
  });
  afterEach(() => context.close());

  test("a phone without a network since the evening before launches by the morning's clock", async () => {
    await bookTheSingle("09:00");
    const evening = subHours(demo().instantOf("09:00"), 13);
    demo().clock.set(evening);
    await context.clock.setFixedTime(evening);
    let page = await context.newPage();
    await page.goto("/dashboard");
    await keptForOffline(page);
    await page.close();

    await context.setOffline(true);
    await itIs("08:50");
    page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Launch" }).tap();
    await page.getByText(`Out since ${formatTime("08:50", demo().profile)}`).waitFor();
    await itIs("09:50");
    await page.getByRole("button", { name: "Back at the dock" }).tap();
    await page.getByText(`back ${formatTime("09:50", demo().profile)}`).waitFor();
    await page.close();

    await context.setOffline(false);
    await sendActions();
    expect(await outing("09:00")).toMatchObject({
      launchedAt: at("08:50"),
      landedAt: at("09:50"),
      doubtful: false,
    });
  });

  test("a phone without a network launches and lands in two presses, and the club hears when", async () => {
    await bookTheSingle("10:30");
    await itIs("10:20");
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

    await itIs("11:25");
    page = await context.newPage();
    await page.goto("/");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    expect(await fits(page)).toBe(true);
    await page.getByText(`Out since ${formatTime("10:20", demo().profile)}`).waitFor();
    await page.getByRole("region", { name: "On Water" }).getByText("Lock code").waitFor();
    expect(await loaded(page)).not.toContainEqual(expect.stringMatching(/\/index-/));
    await page.getByRole("button", { name: "Back at the dock" }).tap();
    await page.getByLabel("Kilometres").fill("6.2");
    await page.getByRole("button", { name: "Save" }).tap();
    await page.close();

    await itIs("11:40");
    await context.setOffline(false);
    page = await sendActions();
    expect(await outing("10:30")).toMatchObject({
      launchedAt: at("10:20"),
      landedAt: at("11:25"),
      landHeardAt: at("11:40"),
      kilometres: 6.2,
      doubtful: false,
    });
    await page.goto("/logbook");
    await page.getByText("6.2 km", { exact: false }).first().waitFor();
  });

  test("a phone whose clock is two hours slow launches and lands at the true time", async () => {
    await bookTheSingle("12:30");
    await itIsOnASlowPhone("12:20");
    let page = await context.newPage();
    await page.goto("/dashboard");
    const launch = page.getByRole("button", { name: "Launch" });
    await launch.waitFor();
    await keptForOffline(page);
    await context.setOffline(true);
    await launch.tap();
    await page.getByText(`Out since ${formatTime("12:20", demo().profile)}`).waitFor();
    await page.close();

    await itIsOnASlowPhone("13:25");
    page = await context.newPage();
    await page.goto("/");
    await page.getByText(`Out since ${formatTime("12:20", demo().profile)}`).waitFor();
    await page.getByRole("button", { name: "Back at the dock" }).tap();
    await page.getByText(`back ${formatTime("13:25", demo().profile)}`).waitFor();
    await page.close();

    await itIsOnASlowPhone("13:35");
    await context.setOffline(false);
    await sendActions();
    expect(await outing("12:30")).toMatchObject({
      launchedAt: at("12:20"),
      landedAt: at("13:25"),
      doubtful: false,
    });
  });
});

async function itIsOnASlowPhone(time: string): Promise<void> {
  await itIs(time);
  await context.clock.setFixedTime(subHours(demo().clock.now(), 2));
}

/** Opens a screen that is no dock, and waits until the club has heard every press. */
async function sendActions(): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/boats");
  await page
    .getByText(/is in the log/)
    .first()
    .waitFor();
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith("tap ")),
  );
  return page;
}

async function bookTheSingle(timeStr: string): Promise<void> {
  await signInBrowser(context, "sam", demo().name);
  const data = { boatId: demo().single.id, dateStr: demo().day, timeStr, duration: 1 };
  const answer = await context.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

const at = (time: string) => inMinuteOf(demo().instantOf(time));

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
