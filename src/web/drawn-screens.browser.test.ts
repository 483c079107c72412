import { type BrowserContext, type BrowserContextOptions, devices } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openings } from "../server/api/openings";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { openDemoClub } from "../server/testing/open-demo-club";
import { untilSettled } from "./testing/go-to-screen";
import { standings } from "./testing/screen-visits";

// Screens that the server draws: the browser takes each over as it is, and they show without it.

const demo = openDemoClub();

beforeAll(async () => {
  await enlivenClub(demo());
});

const phone: BrowserContextOptions = { ...devices["Pixel 7"] };
const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const drawnFor = (standing: (typeof standings)[number]) =>
  openings
    .filter(({ drawn, by }) => drawn && by.some((one) => one === standing))
    .map(({ path }) => path.replace(":boatId", "1"));

test.each(standings)("%s sees what was sent, and the browser draws the same", async (standing) => {
  for (const [device, drawn] of [
    [phone, "narrow"],
    [laptop, "wide"],
  ] as const) {
    const context = await openAs(standing, demo(), device);
    for (const path of drawnFor(standing))
      expect([path, await openDrawn(context, path)]).toEqual([path, { drawn, errors: [] }]);
    await context.close();
  }
});

/** How a screen was drawn before it came, and what the browser had to say against it. */
async function openDrawn(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(path);
  await untilSettled(page);
  const drawn = await page.locator("#root").getAttribute("data-drawn");
  await page.close();
  return { drawn, errors };
}

test("a screen that hears late is taken over as it was sent, whatever was answered meanwhile", async () => {
  const context = await openAs("visitor", demo(), phone);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const footer = page.getByRole("contentinfo");
  await page.route(/landing-page.*\.js$/, async (route) => {
    await footer.getByText("°C").waitFor();
    await route.continue();
  });
  await page.goto("/");
  await page.getByText(/^Now at /).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("a screen can be read before its scripts have come", async () => {
  const context = await openAs("approved", demo(), { ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/boats");
  await page.getByRole("heading", { name: "Our boats" }).waitFor();
  await page
    .getByRole("link", { name: /, free, Solo 14 "Heron"/ })
    .first()
    .waitFor();
  await context.close();
});
