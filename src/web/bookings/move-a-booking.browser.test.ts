import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { signInBrowser } from "../../server/testing/sign-in-browser";

const club = openDemoClub();

/** Sam's dashboard on a screen of that size. */
async function openDashboard(viewport: { width: number; height: number }) {
  const { browser, server } = club();
  const context = await browser.newContext({ baseURL: server.origin, viewport });
  await signInBrowser(context, "sam");
  const page = await context.newPage();
  await page.goto("/dashboard");
  return page;
}

/** Presses Move beside the outing that is furthest ahead, and waits for the boat's day. */
async function pressMove(page: Page) {
  await page
    .getByRole("link", { name: /^Move booking/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Move Booking" }).waitFor();
}

const kept = (page: Page) => page.getByRole("button", { name: /your outing as it is/ });

test("is moved by press on a phone, and the old outing is drawn until it is", async () => {
  const page = await openDashboard({ width: 390, height: 844 });
  await pressMove(page);
  await kept(page).first().waitFor();
  const before = await kept(page).count();
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: /^11:00 AM, available/ }).click();
  expect(await kept(page).count()).toBe(before);
  await page.getByRole("button", { name: "Move Booking" }).click();
  await page.getByRole("heading", { name: "Booking Moved" }).waitFor();
  await page.waitForURL((url) => !url.searchParams.get("move"));
});

test("is moved by drag on a laptop's day", async () => {
  const page = await openDashboard({ width: 1280, height: 800 });
  await pressMove(page);
  await kept(page).first().waitFor();
  const sky = await page.locator("[data-sky]").boundingBox();
  const start = new URL(page.url()).searchParams.get("start") ?? "";
  if (!sky) throw new Error("No day to drag on.");
  const half = sky.width / 34;
  const first = (Number(start.slice(0, 2)) - 5) * 2 + (start.endsWith("30") ? 1 : 0);
  const at = { x: sky.x + (first + 0.5) * half, y: sky.y + 20 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + half, at.y, { steps: 4 });
  await page.mouse.move(at.x + 2 * half, at.y, { steps: 4 });
  await page.mouse.up();
  // The browser tells of a new address when it has answered the mouse.
  await page.waitForURL((url) => url.searchParams.get("start") !== start);
  await page.getByText(/^Same cost: /).waitFor();
});
