import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openBrowser } from "../../server/testing/open-as";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { startsOf } from "../../shared/profile/day-hours";
import { startButton } from "../testing/start-button";

const { club, atEachClub } = openFlowClubs();

/** Sam's dashboard on a screen of that size. */
async function openDashboard(viewport: { width: number; height: number }) {
  const context = await openBrowser(club(), { viewport });
  await signInBrowser(context, "sam", club().name);
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

atEachClub(() => {
  test("is moved by press on a phone, and the old outing is drawn until it is", async () => {
    const page = await openDashboard({ width: 390, height: 844 });
    await pressMove(page);
    await kept(page).first().waitFor();
    const before = await kept(page).count();
    expect(before).toBeGreaterThan(0);
    await startButton(page, "11:00", club()).click();
    expect(await kept(page).count()).toBe(before);
    await page.getByRole("button", { name: "Move Booking" }).click();
    await page.getByRole("heading", { name: "Booking Moved" }).waitFor();
    await page.waitForURL((url) => !url.searchParams.get("move"));
  });

  test("opens on a laptop with a start above the bar that moves it", async () => {
    const page = await openDashboard({ width: 1280, height: 800 });
    await pressMove(page);
    await kept(page).first().waitFor();
    await page.getByText(/^Moving /).waitFor();
    const starts = page.getByRole("toolbar", { name: "Start times" }).getByRole("button");
    const first = await starts.first().boundingBox();
    const move = await page.getByRole("button", { name: "Move Booking" }).boundingBox();
    if (!first || !move) throw new Error("Nothing to press.");
    expect(first.y + first.height).toBeLessThan(move.y);
  });

  test("is moved by drag on a laptop's day", async () => {
    const page = await openDashboard({ width: 1280, height: 800 });
    await pressMove(page);
    await kept(page).first().waitFor();
    const sky = await page.locator("[data-sky]").boundingBox();
    const { date = "", start = "" } = Object.fromEntries(new URL(page.url()).searchParams);
    if (!sky) throw new Error("No day to drag on.");
    const starts = startsOf(club().hoursOf(date));
    const half = sky.width / starts.length;
    const at = { x: sky.x + (starts.indexOf(start) + 0.5) * half, y: sky.y + 20 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + half, at.y, { steps: 4 });
    await page.mouse.move(at.x + 2 * half, at.y, { steps: 4 });
    await page.mouse.up();
    // The browser tells of a new address when it has answered the mouse.
    await page.waitForURL((url) => url.searchParams.get("start") !== start);
    await page.getByText(/^Same cost: /).waitFor();
  });
});
