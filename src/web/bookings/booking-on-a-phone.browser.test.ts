import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openAs } from "../../server/testing/open-as";
import { bookingPath } from "../paths";
import { untilSettled } from "../testing/go-to-screen";

const { club, atEachClub } = openFlowClubs();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openOn(boatId: number, options: Parameters<typeof openAs>[2]): Promise<Page> {
  const context = await openAs("approved", club(), options);
  const page = await context.newPage();
  await page.goto(bookingPath(boatId));
  await untilSettled(page);
  return page;
}

/** Whatever the hour of this test is, the day after tomorrow is all ahead. */
async function toADayAhead(page: Page) {
  for (let days = 0; days < 2; days += 1)
    await page.getByRole("button", { name: "Next day" }).tap();
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

const openStarts = (page: Page) => page.locator("[data-state='available']:not([data-misfit])");

atEachClub(() => {
  test("a phone shows starts to press, and a low bar, without being scrolled", async () => {
    const page = await openOn(club().single.id, phone);
    await toADayAhead(page);
    const bar = page.getByRole("status").filter({ hasText: "Press a start time." }).locator("..");
    const { top, bottom } = await boxOf(bar);
    expect(bottom - top).toBeLessThanOrEqual(57);
    const first = await boxOf(openStarts(page).first());
    expect(first.bottom).toBeLessThan(top);
    expect(first.bottom).toBeLessThan(844);
    const widths = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
    await page.context().close();
  });

  test("nothing under the day's sky is wider than the starts it stands for", async () => {
    const page = await openOn(club().single.id, phone);
    await toADayAhead(page);
    const runs = page.locator("[data-sky] :has(> [data-answer])");
    await runs.first().waitFor();
    const cut = await runs.evaluateAll((all) =>
      all.flatMap((run) => {
        const contents = document.createRange();
        contents.selectNodeContents(run);
        const [needed, room] = [contents, run].map((each) => each.getBoundingClientRect().width);
        return needed !== undefined && room !== undefined && needed > room ? [run.outerHTML] : [];
      }),
    );
    expect(cut).toEqual([]);
    await page.context().close();
  });

  test("the club's places give way to the bar that books, and are back with the pass", async () => {
    const page = await openOn(club().single.id, phone);
    const places = page.getByRole("navigation", { name: "My club" });
    await toADayAhead(page);
    await openStarts(page).nth(2).tap();
    expect(await places.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();
    expect(await places.isVisible()).toBe(true);
    await openStarts(page).nth(6).tap();
    expect(await places.isVisible()).toBe(false);
    await page.context().close();
  });

  test("the pass moves and cancels what it is for, and shows each code once on the page", async () => {
    const page = await openOn(club().sister.id, phone);
    await toADayAhead(page);
    await openStarts(page).nth(4).tap();
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass.getByText(club().sister.code).waitFor();
    expect(await page.getByText(club().sister.code).count()).toBe(1);
    await pass.getByRole("link", { name: "Add to calendar" }).waitFor();
    await pass.getByRole("link", { name: /^Move booking/ }).tap();
    const starts = page.getByRole("toolbar", { name: "Start times" });
    await page.getByText(/^Moving /).waitFor();
    expect(await pass.count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await starts.locator("[data-state='available']:not([data-misfit])").last().tap();
    await page.getByRole("button", { name: "Move Booking" }).tap();
    const moved = page.getByRole("region", { name: "Booking Moved" });
    await moved.getByRole("button", { name: /^Cancel booking/ }).tap();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: /^Cancel/ }).tap();
    await page.getByText("Booking Cancelled", { exact: true }).first().waitFor();
    await moved.waitFor({ state: "detached" });
    await page.context().close();
  });

  test.each([
    ["a phone", phone],
    ["a laptop", { viewport: { width: 1280, height: 800 }, hasTouch: true }],
  ])("on %s no toast lies on the codes, and the bar is out of their way", async (_, options) => {
    const page = await openOn(club().sister.id, options);
    await toADayAhead(page);
    await openStarts(page).nth(4).tap();
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    const code = pass.getByText(club().sister.code);
    await code.waitFor();
    const toast = page.getByText(/is yours for 1 hour/).locator("xpath=ancestor::li");
    await toast.waitFor();
    for (const part of [code, pass.getByText("1-8-5-5")]) {
      const [over, under] = [await boxOf(toast), await boxOf(part)];
      const apart =
        over.top >= under.bottom ||
        over.bottom <= under.top ||
        over.left >= under.right ||
        over.right <= under.left;
      expect(apart, JSON.stringify({ over, under })).toBe(true);
      expect(under.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    }
    const confirm = page.getByRole("button", { name: "Confirm Booking" });
    expect(
      await confirm.evaluate((button) => getComputedStyle(button.parentElement ?? button).position),
    ).toBe("static");
    await page.context().close();
  });
});
