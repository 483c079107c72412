import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../../server/demo/demo-accounts";
import { openAs } from "../../server/testing/open-as";
import { openDemoClub } from "../../server/testing/open-demo-club";
import { testMoment } from "../../server/testing/test-moment";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { untilSettled } from "../testing/go-to-screen";

const demo = openDemoClub();

/** A Saturday two to three weeks ahead, of which the demo's season knows nothing. */
function saturdayAhead(): ClubDate {
  let day = addDays(testMoment(new Date()).now.today, 14);
  while (formatDate(day, "EEEE") !== "Saturday") day = addDays(day, 1);
  return day;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openBoats(): Promise<Page> {
  const context = await openAs("approved", demo(), phone);
  const page = await context.newPage();
  await page.goto("/boats");
  await untilSettled(page);
  return page;
}

const saturday = (page: Page) =>
  page.getByRole("radio", { name: formatDate(saturdayAhead(), "EEEE, MMMM d") });

test("two taps and a confirm book Saturday at eight from the boats screen", async () => {
  const page = await openBoats();
  await saturday(page).tap();
  await page.getByRole("link", { name: '8:00 AM, free, Solo 14 "Heron"' }).tap();
  await page.getByText('8:00 AM – 9:00 AM · Solo 14 "Heron"').waitFor();
  await page.getByRole("button", { name: "Confirm Booking" }).tap();
  const pass = page.getByRole("region", { name: "Booking Confirmed" });
  await pass.getByText("8:00 AM – 9:00 AM").waitFor();
  expect(await pass.innerText()).toContain(formatDate(saturdayAhead()));

  await page.goto("/boats");
  await saturday(page).tap();
  await page.getByText("Free 5:00 AM – 8:00 AM, 9:00 AM – 10:00 PM").waitFor();
  expect(await page.getByRole("link", { name: /^8:00 AM, free, Solo 14 "Heron/ }).count()).toBe(0);
  await page.context().close();
});

test("the same by keyboard, with the day's arrows and the lane's", async () => {
  const page = await openBoats();
  await saturday(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  const sunday = addDays(saturdayAhead(), 1);
  await page
    .getByRole("heading", { name: `Free on ${formatDate(sunday, "EEEE, MMMM d")}` })
    .waitFor();
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toContain('5:00 AM, free, Solo 14 "Heron"');
  for (let hours = 0; hours < 3; hours += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toContain('8:00 AM, free, Solo 14 "Kingfisher"');
  await page.keyboard.press("Enter");
  await page.getByText('8:00 AM – 9:00 AM · Solo 14 "Kingfisher"').waitFor();
  const toolbar = page.getByRole("toolbar", { name: "Start times" });
  await toolbar.getByRole("button", { name: /^8:00 AM/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByText('8:30 AM – 9:30 AM · Solo 14 "Kingfisher"').waitFor();
  await page.getByRole("button", { name: "Confirm Booking" }).press("Enter");
  await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();
  await page.context().close();
});

test("on a fresh phone the two taps outlive the log-in, and one confirm books", async () => {
  const context = await openAs("visitor", demo(), phone);
  const page = await context.newPage();
  await page.goto("/");
  await page.getByText("20 to 35 CAD").waitFor();
  await page.getByRole("link", { name: "Book Now" }).first().tap();
  await saturday(page).tap();
  await page.getByRole("link", { name: '10:00 AM, free, Solo 14 "Heron"' }).tap();
  await page.getByRole("link", { name: "Go to Login" }).tap();
  await page.getByLabel("Email").fill(demoEmail("lee"));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).tap();
  await page.getByText('10:00 AM – 11:00 AM · Solo 14 "Heron"').waitFor();
  await page.getByRole("button", { name: "Confirm Booking" }).tap();
  const pass = page.getByRole("region", { name: "Booking Confirmed" });
  await pass.getByText("10:00 AM – 11:00 AM").waitFor();
  expect(await pass.innerText()).toContain(formatDate(saturdayAhead()));
  await context.close();
});

test("signed in, the bar at the foot leads to the same two taps, and the prices to an hour's", async () => {
  const context = await openAs("approved", demo(), phone);
  const page = await context.newPage();
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "My club" });
  await bar.getByRole("link", { name: "Book" }).tap();
  await saturday(page).tap();
  await page.getByRole("link", { name: '11:00 AM, free, Solo 14 "Heron"' }).tap();
  await page.getByRole("button", { name: "Confirm Booking" }).tap();
  await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();

  await page.goto("/pricing");
  for (const hour of ["$35.00 an hour", "$25.00 an hour", "$20.00 an hour"]) {
    const price = page.getByText(hour);
    await price.waitFor();
    const { y = 844, height = 0 } = (await price.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(844);
  }
  const last = page.getByRole("button", { name: "Purchase 20 Hour Plan" });
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  const { y: foot = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(foot);
  await context.close();
});
