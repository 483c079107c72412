import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFlowClubs } from "../../../server/testing/at-each-club";
import { openAs } from "../../../server/testing/open-as";
import type { Role } from "../../../shared/members/role";
import { endTime, formatTimes } from "../../../shared/time/clock-times";
import { addDays } from "../../../shared/time/club-dates";
import { paths } from "../../paths";
import { untilSettled } from "../../testing/go-to-screen";
import { spanWords } from "./span-words";

const { club, atEachClub } = openFlowClubs();

const laptop = { viewport: { width: 1280, height: 800 } };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The demo clubs have booked nothing so far ahead, and both are open. */
const freeDay = () => addDays(club().today(), 10);

async function openWeek(who: Role, device: BrowserContextOptions): Promise<Page> {
  const page = await (await openAs(who, club(), device)).newPage();
  await page.goto(`${paths.boats}?date=${freeDay()}&show=week`);
  await untilSettled(page);
  return page;
}

/** A boat's cell of the week's first day. */
const firstCell = (page: Page, { name }: { name: string }) =>
  page.getByRole("row", { name }).getByRole("gridcell").first();

atEachClub(() => {
  test("a week is chosen, stays in the address and is gone through, as far as can be booked", async () => {
    const page = await (await openAs("approved", club(), laptop)).newPage();
    await page.goto(paths.boats);
    await untilSettled(page);
    await page.getByRole("button", { name: "Week", exact: true }).click();
    const grid = page.getByRole("grid", { name: "The boats' week" });
    await grid.waitFor();
    expect(await grid.getByRole("columnheader").count()).toBe(8);
    const first = () => grid.getByRole("columnheader").nth(1).getAttribute("aria-label");
    const before = await first();
    const earlier = page.getByRole("button", { name: "A week earlier" });
    await page.getByRole("button", { name: "A week later" }).click();
    expect(await first()).not.toBe(before);
    await page.reload();
    await untilSettled(page);
    expect(new URL(page.url()).searchParams.get("show")).toBe("week");
    expect(await first()).not.toBe(before);
    await earlier.click();
    expect(await first()).toBe(before);
    await page.getByRole("button", { name: "Day", exact: true }).click();
    await page.getByRole("group", { name: "Which day?" }).waitFor();
    expect(await grid.count()).toBe(0);
    await page.context().close();
  });

  test("arrows lead to a boat's day, and Enter to its first free start by light", async () => {
    const page = await openWeek("approved", laptop);
    const names = await page.getByRole("rowheader").allInnerTexts();
    await page.getByRole("button", { name: "A week later" }).focus();
    await page.keyboard.press("Tab");
    for (let row = 0; row < names.indexOf(club().sister.name); row += 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    const cell = firstCell(page, club().sister);
    expect(await cell.evaluate((one) => one === document.activeElement)).toBe(true);
    const byLight = cell.getByRole("link", { name: /^free \d/ }).first();
    const address = await byLight.getAttribute("href");
    await page.keyboard.press("Enter");
    await untilSettled(page);
    expect(page.url()).toBe(club().server.origin + address);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("date")).toBe(freeDay());
    const start = searchParams.get("start") ?? "";
    const hour = formatTimes(start, endTime(start, 1), club().profile);
    await page.getByText(`${hour} · ${club().sister.name}`).waitFor();
    await page.context().close();
  });

  test("one's own outing is told from what others see as taken, on a tablet too", async () => {
    const page = await openWeek("approved", tablet);
    const data = { boatId: club().single.id, dateStr: freeDay(), timeStr: "12:00", duration: 1 };
    expect((await page.request.post("/api/bookings", { data })).status()).toBe(201);
    await page.reload();
    await untilSettled(page);
    const noon = { startTime: "12:00", endTime: "13:00" };
    const own = firstCell(page, club().single);
    await own.getByText(spanWords({ state: "own", ...noon }, club().profile)).waitFor();
    await page.context().close();

    const visitors = await openWeek("visitor", laptop);
    const seen = firstCell(visitors, club().single);
    expect(await seen.innerText()).not.toContain("yours");
    await seen.getByText(spanWords({ state: "taken", ...noon }, club().profile)).waitFor();
    await seen.getByRole("link").last().click();
    await visitors.waitForURL(/\/booking-simple\//);
    await visitors.context().close();
  });

  test("a phone keeps to the day", async () => {
    const page = await openWeek("approved", phone);
    await page.getByRole("group", { name: "Which day?" }).waitFor();
    expect(await page.getByRole("grid", { name: "The boats' week" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Week", exact: true }).count()).toBe(0);
    await page.context().close();
  });
});
