import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openTimedDemo } from "../../server/testing/open-timed-demo";
import { signInBrowser } from "../../server/testing/sign-in-browser";
import { outingView } from "../../shared/outings/outing-schemas";
import { formatTime, formatTimes } from "../../shared/time/clock-times";
import { bookingPath, paths } from "../paths";
import { inMinuteOf } from "../testing/in-minute-of";
import { startButton } from "../testing/start-button";

// On both days on which clocks change, a phone in the club's own zone that does not know of it: its own
// clock keeps winter's time or summer's, and it knows no zone of the club's name.
describe.each([
  ["2027-03-28", "Etc/GMT-1"],
  ["2027-10-31", "Etc/GMT-2"],
])("on %s, with a clock that stays at %s", (day, timezoneId) => {
  const demo = openTimedDemo(day);
  const itIs = (time: string) => demo().itIs(time);
  let phone: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    await itIs("12:10");
    phone = await demo().open({ viewport: { width: 390, height: 844 }, timezoneId });
    await phone.addInitScript(forgetZone, demo().profile.timeZone);
    await signInBrowser(phone, "sam", "elbe");
    page = await phone.newPage();
    page.on("pageerror", (error) => {
      throw error;
    });
  });

  test("what has passed, is booked, launched and landed stands at the club's times", async () => {
    await page.goto(bookingPath(demo().single.id, { date: day }));
    await startButton(page, "12:30", demo()).click();
    expect(await startButton(page, "12:00", demo()).count()).toBe(0);
    expect(await page.evaluate(knowsZone, demo().profile.timeZone)).toBe(false);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    const pass = page.getByRole("region", { name: "Booking Confirmed" });
    await pass.getByText(formatTimes("12:30", "13:30", demo().profile)).waitFor();

    await itIs("12:20");
    await page.goto(paths.dashboard);
    await page.getByRole("button", { name: "Launch" }).click();
    await page.getByText(`Out since ${formatTime("12:20", demo().profile)}`).waitFor();
    await expect.poll(lastOuting).toMatchObject({ state: "launched" });
    await itIs("13:25");
    await page.goto(paths.dashboard);
    await page.getByRole("button", { name: "Back at the dock" }).click();
    await page.getByText(`back ${formatTime("13:25", demo().profile)}`).waitFor();
    await expect.poll(lastOuting).toMatchObject({
      bookingDate: day,
      startTime: "12:30",
      launchedAt: inMinuteOf(demo().instantOf("12:20")),
      landedAt: inMinuteOf(demo().instantOf("13:25")),
    });
    await page.goto(paths.logbook);
    await page
      .getByText(`${formatTime("12:20", demo().profile)} – ${formatTime("13:25", demo().profile)}`)
      .first()
      .waitFor();
  });

  async function lastOuting() {
    const answer = await phone.request.get("/api/members/outings");
    return outingView
      .array()
      .parse(await answer.json())
      .find(({ bookingDate }) => bookingDate === day);
  }
});

/** Makes a page's browser one that has never heard of a time zone. */
function forgetZone(forgotten: string) {
  const refuse = (options?: Intl.DateTimeFormatOptions) => {
    if (options?.timeZone === forgotten) throw new RangeError(`Invalid time zone: ${forgotten}`);
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (known, [locales, options]) => {
      refuse(options);
      return new known(locales, options);
    },
    apply: (known, _, [locales, options]) => {
      refuse(options);
      return known(locales, options);
    },
  });
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
    const known = Date.prototype[name];
    Date.prototype[name] = function (
      locales?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions,
    ) {
      refuse(options);
      return known.call(this, locales, options);
    };
  }
}

function knowsZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
