import type { Locator, Page, Request, Route } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { countShifts } from "../testing/count-shifts";

// The budget of a first visit, in bytes that cross the network.
const javaScriptBudget = 120_000;
const wholeBudget = 250_000;

const demo = openDemoClub();

/** As on a first visit, nothing is cached. Measured in gzip, which is larger than Brotli. */
async function visit(path: string) {
  const opened = await open();
  await opened.page.goto(path);
  return opened;
}

async function open(): Promise<{ page: Page; requests: Request[] }> {
  const context = await demo().browser.newContext({
    baseURL: demo().server.origin,
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "accept-encoding": "gzip" },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return { page, requests };
}

const bodyBytes = async (requests: Request[]) => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

test("a first visit takes at most 120 kB of compressed JavaScript and 250 kB in all", async () => {
  const { page, requests } = await visit("/");
  await page.getByText(/^Now at Oak Bay, BC: 9°C/).waitFor();
  await page.waitForLoadState("networkidle");
  const own = requests.filter((request) => request.url().startsWith(demo().server.origin));
  const scripts = own.filter((request) => request.resourceType() === "script");
  expect(scripts.length).toBeGreaterThan(2);
  expect(await bodyBytes(scripts)).toBeLessThanOrEqual(javaScriptBudget);
  expect(await bodyBytes(own)).toBeLessThanOrEqual(wholeBudget);
  const pictures = own.filter((request) => request.resourceType() === "image");
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  await page.context().close();
});

test.each([
  ["a phone", { width: 390, height: 844 }],
  ["a laptop", { width: 1280, height: 800 }],
])(
  "the first screenful of %s is what one comes for, and drawings begin below it",
  async (_, viewport) => {
    const { page } = await open();
    await page.setViewportSize(viewport);
    await page.goto("/");
    const endOf = async (what: Locator) => {
      const box = await what.first().boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    for (const what of [
      page.getByRole("heading", { level: 1 }),
      page.locator("main").getByRole("link", { name: "Book Now" }),
      page.locator("main").getByRole("link", { name: "Join Club" }),
      page.getByText(/^Now at Oak Bay, BC: 9°C/),
      page.getByRole("link", { name: /^Free (?:this|tomorrow) .+, \d boats?$/ }),
      page.getByText("20 to 35 CAD an hour"),
    ])
      expect(await endOf(what)).toBeLessThanOrEqual(viewport.height);
    const drawings = page.getByRole("region", { name: "The boats and the water" }).getByRole("img");
    for (const drawing of await drawings.all())
      expect((await drawing.boundingBox())?.y).toBeGreaterThanOrEqual(viewport.height);
    await page.context().close();
  },
);

test("nothing on it moves while pictures, prices and weather arrive", async () => {
  const { page } = await open();
  await page.addInitScript(countShifts);
  await page.goto("/");
  await page.getByText(/^Now at Oak Bay, BC: 9°C/).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("shifted")).toBeLessThan(0.02);
  await page.context().close();
});

test.each([
  ["is out of reach", (route: Route) => route.abort()],
  [
    "answers web pages",
    (route: Route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  ],
])("a server that %s leaves a landing page that says what to do next", async (_, answer) => {
  const { page, requests } = await open();
  let calls = 0;
  await page.route("**/api/**", (route) => {
    calls += 1;
    return answer(route);
  });
  await page.goto("/?from=mail");
  await page.getByRole("heading", { level: 1, name: "Slipway" }).waitFor();
  await page.getByRole("link", { name: "Book Your Boat Now" }).waitFor();
  await page.getByText(/^Weather data temporarily unavailable\./).waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls).toBeLessThan(6);
  expect(requests.length).toBeGreaterThan(5);
  await page.context().close();
});

test("panel and footer show the weather from one request with the documented parameters", async () => {
  const { page } = await visit("/boats");
  await page.getByText("15 km/h SW", { exact: true }).waitFor();
  await page.getByRole("contentinfo").getByText("Wind 15 km/h SW").waitFor();
  expect(demo().forecast.asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    [
      {
        latitude: "48.4496",
        longitude: "-123.3026",
        current_weather: "true",
        hourly: "relativehumidity_2m,visibility",
        timezone: "America/Vancouver",
      },
    ],
  );
  await page.context().close();
});

test("a forecast that answers a web page is unavailable, and the boats are there all the same", async () => {
  demo().forecast.mood = "web page";
  const { page } = await visit("/boats");
  await page.getByText("Weather data temporarily unavailable").waitFor();
  await page.getByText("Please check conditions before heading out").waitFor();
  await page.getByRole("contentinfo").getByText("Weather unavailable").waitFor();
  await page.getByRole("heading", { name: /Heron/ }).waitFor();
  await page.context().close();
});

test("a forecast that never answers is unavailable after 10 seconds", async () => {
  demo().forecast.mood = "silent";
  const { page } = await visit("/");
  await page.getByText("Loading weather...").waitFor();
  await page.getByText("Weather unavailable").waitFor({ timeout: 30_000 });
  await page.context().close();
});
