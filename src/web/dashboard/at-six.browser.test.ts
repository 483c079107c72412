import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { readOutdoors } from "../testing/read-outdoors";

// What somebody sees on the pier, on a phone, a quarter of an hour before their outing.

const demo = openTimedDemo();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  await demo().itIs("06:00");
  const context = await openAs("sam");
  const data = { boatId: 1, dateStr: demo().day, timeStr: "06:30", duration: 1 };
  const answer = await context.request.post("/api/bookings", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  await context.close();
  await demo().itIs("06:20");
});

async function openAs(who: "sam" | "admin", colorScheme: "light" | "dark" = "light") {
  const context = await demo().open({ ...phone, colorScheme, serviceWorkers: "block" });
  await signInBrowser(context, who);
  return context;
}

async function keepLog(outingLog: "on" | "off"): Promise<void> {
  const admin = await openAs("admin");
  const answer = await admin.request.put("/api/admin/settings/safety", { data: { outingLog } });
  expect(answer.status(), await answer.text()).toBe(200);
  await admin.close();
}

async function openHome(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Your next outing" });
  await card.waitFor();
  return { page, card };
}

test.each(["off", "on"] as const)(
  "all that is needed stands above 700 of 844, with the log %s",
  async (log) => {
    await keepLog(log);
    const context = await openAs("sam");
    const { page, card } = await openHome(context);
    const needed = [
      card.getByText("Today"),
      card.getByText("6:30 AM – 7:30 AM"),
      card.getByText('Solo 14 "Heron"'),
      card.getByText("4-7-1-2"),
      card.getByText("2-0-1-0-#"),
      ...(log === "on" ? [card.getByRole("button", { name: "Launch" })] : []),
      card.getByRole("link", { name: /^Move/ }),
      card.getByRole("button", { name: /^Cancel/ }),
      card.getByRole("link", { name: "Directions" }),
    ];
    for (const part of needed) expect(await bottomOf(part)).toBeLessThan(700);
    expect(await page.getByText("4-7-1-2").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  },
);

test.each(["light", "dark"] as const)(
  "it can be read outdoors, %s, before and after",
  async (look) => {
    const context = await openAs("sam", look);
    const { page, card } = await openHome(context);
    expect(await card.evaluate(readOutdoors)).toEqual([]);
    await page.getByRole("button", { name: "Launch" }).tap();
    const out = page.getByRole("region", { name: "On Water" });
    expect(await bottomOf(out.getByRole("button", { name: "Back at the dock" }))).toBeLessThan(700);
    expect(await out.evaluate(readOutdoors)).toEqual([]);
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    const toast = page.getByRole("listitem").filter({ has: undo });
    expect(await bottomOf(toast)).toBeLessThan((await out.boundingBox())?.y ?? 0);
    // The next look begins where this one did only once the club has heard.
    const heard = page.waitForResponse(/bookings\.undoLaunch/);
    await undo.tap();
    expect((await heard).ok()).toBe(true);
    await card.waitFor();
    await context.close();
  },
);

async function bottomOf(part: ReturnType<Page["locator"]>): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
