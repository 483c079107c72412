import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { testMoment } from "../../server/testing/test-moment";
import { addDays, formatDate } from "../../shared/time/club-dates";
import { untilSettled } from "../testing/go-to-screen";

const demo = openDemoClub();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openBoats(): Promise<Page> {
  const context = await openAs("approved", demo(), phone);
  const page = await context.newPage();
  await page.goto("/boats");
  await untilSettled(page);
  return page;
}

function thumbThatCounts() {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  return { tap, taps: () => taps };
}

const freeHours = (page: Page) => page.getByRole("link", { name: /^\d+:\d\d [AP]M, free,/ });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm Booking" });
const confirmed = (page: Page) => page.getByRole("region", { name: "Booking Confirmed" });

test("the first free hour stands at the top of a phone, and with a confirm is all it takes", async () => {
  const page = await openBoats();
  const { y = 844, height = 0 } = (await freeHours(page).first().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(400);
  const thumb = thumbThatCounts();
  await thumb.tap(freeHours(page).last());
  await thumb.tap(confirm(page));
  await confirmed(page).waitFor();
  expect(thumb.taps()).toBe(2);
  await page.context().close();
});

test("another day takes three taps", async () => {
  const page = await openBoats();
  const day = addDays(testMoment(new Date()).now.today, 3);
  const thumb = thumbThatCounts();
  await thumb.tap(page.getByRole("radio", { name: formatDate(day, "EEEE, MMMM d") }));
  await thumb.tap(freeHours(page).last());
  await thumb.tap(confirm(page));
  await confirmed(page).waitFor();
  expect(await confirmed(page).innerText()).toContain(formatDate(day));
  expect(thumb.taps()).toBe(3);
  await page.context().close();
});
