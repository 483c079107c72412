import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../../server/demo/demo-accounts";
import { openFlowClubs } from "../../server/testing/at-each-club";
import { openAs } from "../../server/testing/open-as";
import { rangeWords, shortAmount } from "../../shared/payments/amount-words";
import { type ClockTime, formatTime, formatTimes, toMinutes } from "../../shared/time/clock-times";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { untilSettled } from "../testing/go-to-screen";

const { club, atEachClub } = openFlowClubs();

/** A Saturday two to three weeks ahead, of which the demo's season knows nothing. */
function saturdayAhead(): ClubDate {
  let day = addDays(club().today(), 14);
  while (formatDate(day, "EEEE") !== "Saturday") day = addDays(day, 1);
  return day;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openBoats(): Promise<Page> {
  const context = await openAs("approved", club(), phone);
  const page = await context.newPage();
  await page.goto("/boats");
  await untilSettled(page);
  return page;
}

const freeStart = (time: ClockTime, { name }: { name: string }) =>
  `${formatTime(time, club().profile)}, free, ${name}`;

const outingIn = ({ name }: { name: string }, start: ClockTime, end: ClockTime) =>
  `${formatTimes(start, end, club().profile)} · ${name}`;

const saturday = (page: Page) =>
  page.getByRole("radio", { name: formatDate(saturdayAhead(), "EEEE, MMMM d") });

atEachClub(() => {
  test("two taps and a confirm book Saturday at eight from the boats screen", async () => {
    const page = await openBoats();
    await saturday(page).tap();
    await page.getByRole("link", { name: freeStart("08:00", club().single) }).tap();
    await page.getByText(outingIn(club().single, "08:00", "09:00")).waitFor();
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass.getByText(formatTimes("08:00", "09:00", club().profile)).waitFor();
    expect(await pass.innerText()).toContain(formatDate(saturdayAhead()));

    await page.goto("/boats");
    await saturday(page).tap();
    const { opens, closes } = club().hoursOf(saturdayAhead());
    const rest = `Free ${formatTimes(opens, "08:00", club().profile)}, ${formatTimes("09:00", closes, club().profile)}`;
    await page.getByText(rest).waitFor();
    const taken = page.getByRole("link", { name: freeStart("08:00", club().single) });
    expect(await taken.count()).toBe(0);
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
    const { opens } = club().hoursOf(saturdayAhead());
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toContain(freeStart(opens, club().single));
    for (let minutes = toMinutes(opens); minutes < toMinutes("11:00"); minutes += 60)
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain(freeStart("11:00", club().sister));
    await page.keyboard.press("Enter");
    await page.getByText(outingIn(club().sister, "11:00", "12:00")).waitFor();
    const toolbar = page.getByRole("toolbar", { name: "Start times" });
    await toolbar
      .getByRole("button", { name: new RegExp(`^${formatTime("11:00", club().profile)}`) })
      .focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText(outingIn(club().sister, "11:30", "12:30")).waitFor();
    await page.getByRole("button", { name: "Confirm Booking" }).press("Enter");
    await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();
    await page.context().close();
  });

  test("on a fresh phone the two taps outlive the log-in, and one confirm books", async () => {
    const context = await openAs("visitor", club(), phone);
    const page = await context.newPage();
    await page.goto("/");
    await page
      .getByText(rangeWords([20, 35], club().profile))
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Book Now" }).first().tap();
    await saturday(page).tap();
    await page.getByRole("link", { name: freeStart("10:00", club().single) }).tap();
    await page.getByRole("link", { name: "Go to Login" }).tap();
    await page.getByLabel("Email").fill(demoEmail("lee", club().name));
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Sign In" }).tap();
    await page.getByText(outingIn(club().single, "10:00", "11:00")).waitFor();
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass.getByText(formatTimes("10:00", "11:00", club().profile)).waitFor();
    expect(await pass.innerText()).toContain(formatDate(saturdayAhead()));
    await context.close();
  });

  test("signed in, the bar at the foot leads to the same two taps, and the prices to an hour's", async () => {
    const context = await openAs("approved", club(), phone);
    const page = await context.newPage();
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "My club" });
    await bar.getByRole("link", { name: "Book" }).tap();
    await saturday(page).tap();
    await page.getByRole("link", { name: freeStart("11:00", club().single) }).tap();
    await page.getByRole("button", { name: "Confirm Booking" }).tap();
    await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();

    await page.goto("/pricing");
    for (const hour of ["35.00", "25.00", "20.00"]) {
      const price = page.getByText(`${shortAmount(hour, club().profile)} an hour`);
      await price.waitFor();
      const { y = 844, height = 0 } = (await price.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(844);
    }
    const last = page.getByRole("button", { name: "Purchase 20 Hour Plan" });
    const { y = 844, height = 0 } = (await last.boundingBox()) ?? {};
    const { y: foot = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(foot);
    await context.close();
  });
});
