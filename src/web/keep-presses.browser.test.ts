import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openTimedDemo } from "../server/testing/open-timed-demo";
import { signInBrowser } from "../server/testing/sign-in-browser";

// What is done on a drawn screen before its scripts have come: kept, and carried out once.

const demo = openTimedDemo();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1280, height: 800 } };

beforeAll(async () => {
  await demo().itIs("06:20");
  const context = await openAsSam(phone);
  const data = { boatId: 1, dateStr: demo().day, timeStr: "06:30", duration: 1 };
  const answer = await context.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
});

type OpenOptions = Parameters<ReturnType<typeof demo>["open"]>[0];

const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

const openAsSam = (options: OpenOptions) => openAs("sam", options);

async function openAs(who: "sam" | "admin", options: OpenOptions) {
  const context = await demo().open({ ...options, serviceWorkers: "block" });
  contexts.push(context);
  await signInBrowser(context, who);
  return context;
}

/** Opens a screen whose scripts come when they are released, but for those before the first paint. */
async function openDeaf(context: BrowserContext, address: string) {
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") writes.push(new URL(request.url()).pathname);
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, release, writes };
}

const heard = (page: Page) =>
  page.waitForFunction(
    () => document.readyState === "complete" && !document.querySelector("[data-hydrating]"),
  );

test("Launch and Back at the dock are pressed once each, with what was typed", async () => {
  const context = await openAsSam(phone);
  const launch = await openDeaf(context, "/");
  await launch.page.getByText("Who is with you, and where to?").tap();
  await launch.page.getByLabel("Where to").fill("Round the island");
  const button = launch.page.getByRole("button", { name: "Launch" });
  await button.tap();
  await button.press("Enter");
  expect(await button.evaluate((pressed) => getComputedStyle(pressed).opacity)).toBe("0.6");
  expect(launch.writes).toEqual([]);
  const asked = launch.page.waitForResponse(/bookings\.launch/);
  launch.release();
  expect((await asked).ok()).toBe(true);
  await launch.page.getByRole("heading", { name: "You are out" }).waitFor();
  await launch.page.waitForLoadState("networkidle");
  expect(launch.writes).toEqual(["/api/trpc/bookings.launch"]);
  expect(await outing()).toMatchObject({ plan: "Round the island", landedAt: null });

  // Another tab that hears already would send it.
  await launch.page.close();
  const land = await openDeaf(context, "/dashboard");
  await land.page.getByRole("button", { name: "Back at the dock" }).press("Space");
  const landed = land.page.waitForResponse(/bookings\.land/);
  land.release();
  expect((await landed).ok()).toBe(true);
  await land.page.getByRole("heading", { name: "Welcome back" }).waitFor();
  await land.page.waitForLoadState("networkidle");
  expect(land.writes).toEqual(["/api/trpc/bookings.land"]);
  expect((await outing())?.landedAt).toBeInstanceOf(Date);
});

const outing = () =>
  demo().db.outing.findFirst({ where: { boatId: 1 }, orderBy: { launchedAt: "desc" } });

test("presses are carried out in their order, and a link before them leads on by itself", async () => {
  const context = await openAsSam(phone);
  const { page, release } = await openDeaf(context, "/");
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("link", { name: "Book", exact: true }).tap();
  expect(new URL(page.url()).pathname).toBe("/");
  release();
  await page.waitForURL("**/booking");
  await page.getByRole("button", { name: "Close menu" }).waitFor();

  const alone = await openDeaf(context, "/");
  await alone.page.getByRole("link", { name: "Book", exact: true }).tap();
  await alone.page.waitForURL("**/booking", { waitUntil: "commit" });
});

test("a shortcut presses the button that names it", async () => {
  const { page, release } = await openDeaf(await openAs("admin", laptop), "/");
  await page.keyboard.press("Control+k");
  release();
  await page.getByRole("combobox").waitFor();
});

test("what means something else by then is not pressed", async () => {
  const byNight = { ...laptop, colorScheme: "dark" as const };
  const { page, release } = await openDeaf(await openAsSam(byNight), "/");
  // Where nobody could ask the device, the switch was drawn for a day.
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  release();
  await heard(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("a day of next week that was brought in sight stays there, and is pressed", async () => {
  const { page, release } = await openDeaf(await openAsSam(phone), "/boats");
  const days = page.getByRole("group", { name: "Which day?" }).getByRole("radio");
  const far = days.nth(12);
  const name = await far.getAttribute("aria-label");
  await far.scrollIntoViewIfNeeded();
  const placeOf = async () => (await far.boundingBox())?.x;
  const place = await placeOf();
  release();
  await heard(page);
  expect(await placeOf()).toBe(place);
  await far.tap();
  await page.getByRole("heading", { name: `Free on ${name}` }).waitFor();
});

test("a menu that was touched before anybody heard is open once they do", async () => {
  const { page, release } = await openDeaf(await openAsSam(laptop), "/");
  await page.getByRole("button", { name: /^Account of/ }).click();
  release();
  await page.getByRole("menuitem", { name: "Log out" }).waitFor();
});
