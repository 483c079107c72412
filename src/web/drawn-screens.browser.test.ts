import { type BrowserContext, type BrowserContextOptions, devices } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openings } from "../server/api/openings";
import { openFlowClubs } from "../server/testing/at-each-club";
import { enlivenClub, openAs } from "../server/testing/open-as";
import { untilSettled } from "./testing/go-to-screen";
import { roles } from "./testing/screen-visits";

// Screens that the server draws: the browser takes each over as it is, and they show without it.

const { club, atEachClub } = openFlowClubs();

atEachClub(() => {
  beforeAll(async () => {
    await enlivenClub(club());
  });

  test.each(roles)("%s sees what was sent, and the browser draws the same", async (role) => {
    for (const [device, drawn] of [
      [phone, "narrow"],
      [laptop, "wide"],
    ] as const) {
      const context = await openAs(role, club(), device);
      for (const path of drawnFor(role))
        expect([path, await openDrawn(context, path)]).toEqual([path, { drawn, errors: [] }]);
      await context.close();
    }
  });

  test("a screen that hears late is taken over as it was sent, whatever was answered meanwhile", async () => {
    const context = await openAs("visitor", club(), phone);
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

  test("a screen asks for its scripts only when it has its style", async () => {
    const context = await openAs("approved", club(), phone);
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/assets\/(?!early).*\.js$/.test(request.url())) scripts.push(request.url());
    });
    let send = () => {};
    const wanted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.css$/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto("/booking-simple/1", { waitUntil: "commit" });
    // Without its style nothing is painted, and no frame comes to look in.
    const isRead = () => document.readyState !== "loading";
    await page.waitForFunction(isRead, null, { polling: 20 });
    expect(scripts).toEqual([]);
    send();
    await untilSettled(page);
    expect(scripts.length).toBeGreaterThan(4);
    await context.close();
  });

  test("a screen can be read before its scripts have come", async () => {
    const context = await openAs("approved", club(), { ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/boats");
    await page.getByRole("heading", { name: "Our boats" }).waitFor();
    await page
      .getByRole("link", { name: `, free, ${club().single.name}` })
      .first()
      .waitFor();
    await context.close();
  });
});

const phone: BrowserContextOptions = { ...devices["Pixel 7"] };
const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const drawnFor = (role: (typeof roles)[number]) =>
  openings
    .filter(({ drawn, by }) => drawn && by.some((one) => one === role))
    .map(({ path }) => path.replace(":boatId", "1"));

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
